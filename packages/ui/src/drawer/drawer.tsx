import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react'
import { Icon } from '../icon/icon.tsx'
import style from './drawer.module.css'
import { lockScroll } from './lock-scroll.ts'
import { whenSwiped, type DrawerSide } from './swipe.ts'

export interface DrawerProps {
  readonly open: boolean
  /** Also called when the browser closes it: Escape, or the back gesture of a phone. */
  readonly onClose: () => void
  /** Its heading, and its name to a screen reader. */
  readonly label: string
  readonly closeLabel: string
  readonly side: DrawerSide
  readonly children: ReactNode
  /** Stays in sight while the content scrolls. */
  readonly footer?: ReactNode
  /** With an id a button's `popoverTarget` opens it before the scripts have come, and without them. */
  readonly id?: string | undefined
}

/** Opens and closes the native dialog as `open` says; focus goes in, and back to where it was. */
function useModal(open: boolean, side: DrawerSide) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    if (element.matches(':popover-open')) element.hidePopover()
    element.showModal()
    const unlock = lockScroll(document.documentElement)
    const forget = whenSwiped(element, side, () => element.close())
    return () => {
      forget()
      unlock()
      element.close()
    }
  }, [open, side])
  return dialog
}

/** A panel that slides in over the page from one side. */
export function Drawer(props: DrawerProps): ReactNode {
  const { open, onClose, label, closeLabel, side, children, footer, id } = props
  const dialog = useModal(open, side)
  const headingId = useId()
  const isPressedOutside = useRef(false)
  // The overlay belongs to the dialog, all else stands in its panel. A press that began inside does not close.
  const isOutside = (event: SyntheticEvent) => event.target === event.currentTarget
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape and the button do the same
    <dialog
      ref={dialog}
      id={id}
      popover={id === undefined ? undefined : 'auto'}
      className={style.drawer}
      data-part="drawer"
      data-side={side}
      aria-labelledby={headingId}
      onClose={onClose}
      onPointerDown={(event) => {
        isPressedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        if (isPressedOutside.current && isOutside(event)) onClose()
      }}
    >
      <div className={style.panel} data-part="drawer-panel">
        <div className={style.head} data-part="drawer-head">
          <h2 id={headingId}>{label}</h2>
          <button
            type="button"
            className={style.close}
            data-part="drawer-close"
            aria-label={closeLabel}
            popoverTarget={id}
            popoverTargetAction={id === undefined ? undefined : 'hide'}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className={style.body} data-part="drawer-body">
          {children}
        </div>
        {footer && (
          <div className={style.foot} data-part="drawer-foot">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  )
}
