import { createContext, use, useState, type ReactNode } from 'react'
import { createModalStack, type ModalStack } from './modal-stack.ts'

const ModalContext = createContext<ModalStack | undefined>(undefined)

interface ModalProviderProps {
  readonly children: ReactNode
  /** For whoever opens and closes modals from outside React as well. */
  readonly stack?: ModalStack
}

export function ModalProvider({ children, stack }: ModalProviderProps): ReactNode {
  const [own] = useState(createModalStack)
  return <ModalContext value={stack ?? own}>{children}</ModalContext>
}

/** Opens and closes modals: the newest stands on top. */
export function useModals(): ModalStack {
  const stack = use(ModalContext)
  if (!stack) throw new Error('useModals needs a ModalProvider around it')
  return stack
}
