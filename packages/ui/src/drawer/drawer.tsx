import { use, useCallback, useId, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { OverlayNoticesContext } from '../overlay/overlay-notices.ts'
import frame from '../overlay/overlay-frame.module.css'
import { useDialog } from '../overlay/use-dialog.ts'
import style from './drawer.module.css'
import { whenSwiped, type DrawerSide } from './swipe.ts'

export interface DrawerProps {
  readonly open: boolean
  /** Also called when the browser closes it: Escape, or a phone's back gesture. */
  readonly onClose: () => void
  /** Heading and accessible name. */
  readonly label: string
  readonly closeLabel: string
  readonly side: DrawerSide
  readonly children: ReactNode
  /** Count beside the heading. */
  readonly note?: ReactNode
  /** `own`: the content has its own head and close button, and scrolls itself. */
  readonly head?: 'standard' | 'own'
  /** 440 px at the sides; 880 when wide. */
  readonly size?: 'standard' | 'wide'
  /** Sticky footer. */
  readonly footer?: ReactNode
  /**
   * `scrolls`: on a phone, while it has something to show, it lies below the content and scrolls with it; it has its own
   * air and ground there.
   */
  readonly foot?: 'scrolls'
  /** Name for the brand's style sheet. */
  readonly panel?: string | undefined
  /** Classes of an owner with its own layout. */
  readonly className?: string | undefined
}

type DrawerHeadProps = Pick<DrawerProps, 'label' | 'closeLabel' | 'note' | 'onClose'> & {
  readonly headingId: string
}

function DrawerHead({ label, closeLabel, note, onClose, headingId }: DrawerHeadProps): ReactNode {
  return (
    <div className={`${frame.head} ${style.head}`}>
      <h2 id={headingId} className={style.title}>
        {label}
      </h2>
      {note !== undefined && (
        <span className={style.note} data-part="drawer-note">
          {note}
        </span>
      )}
      <button
        type="button"
        className={`${frame.close} ${style.close}`}
        data-part="drawer-close"
        aria-label={closeLabel}
        onClick={onClose}
      >
        <Icon name="close" className={style.closeIcon} />
      </button>
    </div>
  )
}

/** Panel that slides in from one side. */
export function Drawer(props: DrawerProps): ReactNode {
  const {
    open,
    onClose,
    label,
    side,
    children,
    footer,
    foot,
    panel,
    className = '',
    head = 'standard',
    size = 'standard',
  } = props
  const onOpened = useCallback((element: HTMLDialogElement) => whenSwiped(element, side), [side])
  const { dialog, handlers } = useDialog({ open, onClose, onOpened })
  const notices = use(OverlayNoticesContext)
  const headingId = useId()
  const isOwn = head === 'own'
  return (
    <dialog
      ref={dialog}
      className={`${frame.overlay} ${style.drawer} ${className}`}
      data-part="drawer"
      data-panel={panel}
      data-side={side}
      data-size={size}
      data-head={head}
      aria-label={isOwn ? label : undefined}
      aria-labelledby={isOwn ? undefined : headingId}
      {...handlers}
    >
      <div className={`${frame.panel} ${style.panel}`} data-part="drawer-panel" data-foot={foot}>
        {!isOwn && <DrawerHead {...props} headingId={headingId} />}
        <div className={`${frame.body} ${style.body}`} data-part="drawer-body" data-head={head}>
          {children}
        </div>
        {open && notices}
        {footer && (
          <div className={style.foot} data-part="drawer-foot">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  )
}
