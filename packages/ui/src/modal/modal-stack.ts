import type { ReactNode } from 'react'
import { createEmitter } from '@firkant/domain/events/emitter.ts'

export interface ModalContent {
  /** Heading and accessible name. */
  readonly label: string
  /** Id of a heading in the content, which then has the whole dialog but for the close button. */
  readonly labelledBy?: string | undefined
  readonly content: ReactNode
  /** Name for the brand's style sheet. */
  readonly name?: string | undefined
  /** Called however it closes: button, Escape, or all at once. */
  readonly onClosed?: (() => void) | undefined
}

export interface OpenModal extends ModalContent {
  readonly id: number
}

export interface ModalStack {
  /** Opens it on top. */
  readonly open: (content: ModalContent) => number
  /** Closes the top one, or the one with the id. */
  readonly close: (id?: number) => void
  readonly closeAll: () => void
  /** The newest is last. */
  readonly current: () => readonly OpenModal[]
  readonly subscribe: (listener: () => void) => () => void
  /** Called by the container on mount; the returned function on unmount. */
  readonly attachContainer: () => () => void
}

export const NO_MODALS: readonly OpenModal[] = []

export function createModalStack(): ModalStack {
  const { subscribe, emit } = createEmitter()
  let modals = NO_MODALS
  let containers = 0
  let lastId = 0

  function closeExcept(staysOpen: (modal: OpenModal) => boolean): void {
    const closed = modals.filter((modal) => !staysOpen(modal))
    if (closed.length === 0) return
    set(modals.filter(staysOpen))
    for (const { onClosed } of closed.toReversed()) onClosed?.()
  }

  function set(next: readonly OpenModal[]): void {
    modals = next
    emit()
  }

  return {
    open(content) {
      if (containers === 0) throw new Error('A modal was opened where no ModalContainer is mounted to show it')
      lastId += 1
      set([...modals, { ...content, id: lastId }])
      return lastId
    },
    close: (id = modals.at(-1)?.id) => closeExcept((modal) => modal.id !== id),
    closeAll: () => closeExcept(() => false),
    current: () => modals,
    subscribe,
    attachContainer() {
      containers += 1
      return () => {
        containers -= 1
      }
    },
  }
}
