import { useState, type ReactNode } from 'react'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import { useModals } from '@firkant/ui/modal/modal-provider.tsx'
import { KitState } from '../kit-state.tsx'

const SIDES = ['right', 'left', 'top', 'bottom'] as const

function SampleDrawer({ side }: { side: (typeof SIDES)[number] }): ReactNode {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" data-part="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        From the {side}
      </button>
      <Drawer
        open={isOpen}
        onClose={close}
        label={`A drawer from the ${side}`}
        closeLabel="Close"
        side={side}
        footer={
          <button type="button" data-part="button" onClick={close}>
            Done
          </button>
        }
      >
        <p>Escape, the button, a press beside it and a swipe close it; the focus goes back to where it was.</p>
      </Drawer>
    </>
  )
}

const MODAL = { name: 'kit', label: 'A modal', content: <p>It stands above everything else.</p> } as const

function SampleModal(): ReactNode {
  const modals = useModals()
  return (
    <button type="button" data-part="button" aria-haspopup="dialog" onClick={() => modals.open(MODAL)}>
      Modal
    </button>
  )
}

export function OverlayStates(): ReactNode {
  return (
    <>
      {SIDES.map((side) => (
        <KitState key={side} name={`Drawer, ${side}`}>
          <SampleDrawer side={side} />
        </KitState>
      ))}
      <KitState name="Modal">
        <SampleModal />
      </KitState>
    </>
  )
}
