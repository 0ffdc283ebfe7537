import { use, useId, type ReactNode } from 'react'
import { Icon } from '../icon/icon.tsx'
import { OverlayNoticesContext } from '../overlay/overlay-notices.ts'
import { useDialog } from '../overlay/use-dialog.ts'
import style from './modal.module.css'
import type { ModalContent } from './modal-stack.ts'

interface ModalProps {
  readonly open: boolean
  readonly modal: ModalContent
  readonly closeLabel: string
  readonly onClose: () => void
}

/** A dialog in the middle of the page, above everything. */
export function Modal({ open, modal, closeLabel, onClose }: ModalProps): ReactNode {
  const { dialog, handlers } = useDialog({ open, onClose })
  const notices = use(OverlayNoticesContext)
  const headingId = useId()
  return (
    <dialog
      ref={dialog}
      className={style.modal}
      data-part="modal"
      data-modal={modal.name}
      aria-labelledby={headingId}
      {...handlers}
    >
      <div className={style.box} data-part="modal-box">
        <div className={style.head} data-part="modal-head">
          <h2 id={headingId}>{modal.label}</h2>
          <button
            type="button"
            className={style.close}
            data-part="modal-close"
            aria-label={closeLabel}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        <div className={style.body} data-part="modal-body">
          {modal.content}
        </div>
        {open && notices}
      </div>
    </dialog>
  )
}
