import { useEffect, useSyncExternalStore, type ReactNode } from 'react'
import { Linger } from '../overlay/linger.tsx'
import { useLingering } from '../overlay/use-lingering.ts'
import { useModals } from './modal-provider.tsx'
import { NO_MODALS } from './modal-stack.ts'
import { Modal } from './modal.tsx'

/** Renders the open modals. */
export function ModalContainer({ closeLabel }: { closeLabel: string }): ReactNode {
  const stack = useModals()
  const open = useSyncExternalStore(stack.subscribe, stack.current, () => NO_MODALS)
  const { shown, remove } = useLingering(open)
  useEffect(() => stack.attachContainer(), [stack])
  return shown.map((modal) => {
    const isOpen = open.includes(modal)
    return (
      <Linger key={modal.id} isOpen={isOpen} onExit={() => remove(modal.id)}>
        <Modal open={isOpen} modal={modal} closeLabel={closeLabel} onClose={() => stack.close(modal.id)} />
      </Linger>
    )
  })
}
