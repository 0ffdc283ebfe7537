import type { ReactNode } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'

interface DialogFrameProps {
  readonly title: string
  readonly close: () => void
  readonly children: ReactNode
}

/** Focus goes in, stays in, and goes back to what opened it; Escape and a press beside it close it. */
export function DialogFrame({ title, close, children }: DialogFrameProps): ReactNode {
  return (
    <ModalOverlay className="overlay" isOpen isDismissable onOpenChange={(isOpen) => !isOpen && close()}>
      <Modal className="modal">
        <Dialog className="dialog">
          <Heading slot="title" level={2}>
            {title}
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
