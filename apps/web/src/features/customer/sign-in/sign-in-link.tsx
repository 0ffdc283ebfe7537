import type { MouseEvent, ReactNode } from 'react'
import { progress } from '../../../platform/navigation/progress.ts'
import { useShop } from '../../../platform/shop-context.ts'

interface SignInLinkProps {
  /** The login page: target without scripts, in a new tab, and when the code can't be loaded. */
  readonly href: string
  readonly className?: string | undefined
  readonly part: string
  readonly children: ReactNode
}

const loadModal = () => import('./open-sign-in.tsx')

/** A link to the login that opens the modal instead. Its code loads on hover or focus. */
export function SignInLink({ href, className, part, children }: SignInLinkProps): ReactNode {
  const shop = useShop()
  // A failure shows on the click that follows.
  const prepare = () => void loadModal().catch(() => undefined)

  async function open(): Promise<void> {
    progress.start()
    try {
      const { openSignIn } = await loadModal()
      void openSignIn(shop)
    } catch (error) {
      shop.reportError(error)
      window.location.assign(href)
    } finally {
      progress.finish()
    }
  }

  function press(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
    void open()
  }

  return (
    <a
      href={href}
      className={className}
      data-part={part}
      aria-haspopup="dialog"
      onClick={press}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {children}
    </a>
  )
}
