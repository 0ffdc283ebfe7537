import type { ReactNode } from 'react'
import { useListDrawer, type ListDrawerDetail } from './use-list-drawer.ts'

interface DrawerButtonProps {
  readonly detail: ListDrawerDetail
  readonly part: string
  readonly className?: string | undefined
  readonly label?: string | undefined
  readonly children: ReactNode
}

/** Opens the drawer of lists. Without scripts the page has forms in its place. */
export function DrawerButton({ detail, part, className, label, children }: DrawerButtonProps): ReactNode {
  const { prepare, open } = useListDrawer()
  return (
    <button
      type="button"
      className={className}
      data-part={part}
      data-opens="shopping-list"
      data-needs-script=""
      aria-haspopup="dialog"
      aria-label={label}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={(event) => {
        // Not every browser focuses what is clicked, and the drawer returns the focus to where it was.
        event.currentTarget.focus({ preventScroll: true })
        open(detail)
      }}
    >
      {children}
    </button>
  )
}
