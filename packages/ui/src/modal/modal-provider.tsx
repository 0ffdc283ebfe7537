import { createContext, use, useState, type ReactNode } from 'react'
import { createModalStack, type ModalStack } from './modal-stack.ts'

const ModalContext = createContext<ModalStack | undefined>(undefined)

interface ModalProviderProps {
  readonly children: ReactNode
  /** Given when modals are also opened from outside React. */
  readonly stack?: ModalStack
}

export function ModalProvider({ children, stack }: ModalProviderProps): ReactNode {
  const [own] = useState(createModalStack)
  return <ModalContext value={stack ?? own}>{children}</ModalContext>
}

/** Provides the stack of modals, the newest on top. */
export function useModals(): ModalStack {
  const stack = use(ModalContext)
  if (!stack) throw new Error('useModals needs a ModalProvider around it')
  return stack
}
