import { use, useId, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { OverlayNoticesContext } from '../overlay/overlay-notices.ts'
import frame from '../overlay/overlay-frame.module.css'
import { useDialog } from '../overlay/use-dialog.ts'
import style from './modal.module.css'
import type { ModalContent } from './modal-stack.ts'

interface ModalProps {
  readonly open: boolean
  readonly modal: ModalContent
  readonly closeLabel: string
  readonly onClose: () => void
}

/** Centred dialog above everything. */
export function Modal({ open, modal, closeLabel, onClose }: ModalProps): ReactNode {
  const { dialog, handlers } = useDialog({ open, onClose })
  const notices = use(OverlayNoticesContext)
  const headingId = useId()
  return (
    <dialog
      ref={dialog}
      className={`${frame.overlay} ${style.modal}`}
      data-modal={modal.name}
      data-bare={modal.labelledBy === undefined ? undefined : ''}
      aria-labelledby={modal.labelledBy ?? headingId}
      {...handlers}
    >
      <div className={frame.panel}>
        <div className={`${frame.head} ${style.head}`}>
          {modal.labelledBy === undefined && (
            <h2 id={headingId} className={style.title}>
              {modal.label}
            </h2>
          )}
          <button
            type="button"
            className={frame.close}
            data-part="modal-close"
            aria-label={closeLabel}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className={`${frame.body} ${style.body}`}>{modal.content}</div>
        {open && notices}
      </div>
    </dialog>
  )
}
