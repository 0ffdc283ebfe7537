import type { ReactNode } from 'react'
import { useFrame } from '../../../../platform/use-frame.ts'
import { SIGN_IN_VIEWS, type SignInView } from '../sign-in-views.ts'

/**
 * Changes the view of a modal; absent on a page, where links lead to other pages. `maskedEmail`: whom the form that is
 * left knew.
 */
export type GoToView = (view: SignInView, maskedEmail?: string) => void

interface ViewLinkProps {
  readonly view: SignInView
  readonly go: GoToView | undefined
  /** Query of the page, such as where to return to. */
  readonly search?: string | undefined
  readonly children: ReactNode
}

export function ViewLink({ view, go, search = '', children }: ViewLinkProps): ReactNode {
  const { pages } = useFrame()
  return (
    <a
      href={`${pages?.[SIGN_IN_VIEWS[view].page] ?? '#'}${search}`}
      data-part="text-link"
      onClick={(event) => {
        if (!go || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        go(view)
      }}
    >
      {children}
    </a>
  )
}
