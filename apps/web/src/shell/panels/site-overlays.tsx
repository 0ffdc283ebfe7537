import { useEffect, type ReactNode } from 'react'
import { ModalContainer } from '@firkant/ui/modal/modal-container.tsx'
import { useModals } from '@firkant/ui/modal/modal-provider.tsx'
import type { ModalStack } from '@firkant/ui/modal/modal-stack.ts'
import { confirmations } from '../../features/confirmations/confirmations.ts'
import { isStepOnSameAddress } from '../../platform/navigation/same-address.ts'
import { useShop } from '../../platform/shop-context.ts'
import { closeOnNavigation, watchBackButton, type Overlays } from './back-button.ts'
import { PanelHost } from './panel-host.tsx'
import { sitePanels } from '../../platform/panels/site-panels.ts'
import '#brand/art-panels.css'

/** Modals stand above the panel. */
function overlaysOf(modals: ModalStack): Overlays {
  return {
    isOpen: () => sitePanels.current() !== undefined || modals.current().length > 0,
    closeTop: () => (modals.current().length > 0 ? modals.close() : sitePanels.close()),
    closeAll: () => {
      modals.closeAll()
      sitePanels.close()
    },
    subscribe(listener) {
      const endings = [sitePanels.subscribe(listener), modals.subscribe(listener)]
      return () => {
        for (const end of endings) end()
      }
    },
  }
}

/** A form that is sent takes the whole document along: closing would step back in its way. */
const leavesPage = (event: NavigateEvent) => event.formData === null && !isStepOnSameAddress(event, window)

/** They now stand in another place: nobody points at them there. */
function moveConfirmations(): void {
  const open = sitePanels.current()
  if (open) confirmations.dismissLeadingTo(open.name)
  confirmations.release()
}

/** Everything that can lie over the page. */
export function SiteOverlays(): ReactNode {
  const { texts } = useShop()
  const modals = useModals()
  useEffect(() => {
    const overlays = overlaysOf(modals)
    moveConfirmations()
    const endings = [
      sitePanels.subscribe(moveConfirmations),
      watchBackButton(window, overlays),
      closeOnNavigation(window, leavesPage, overlays.closeAll),
    ]
    return () => {
      for (const end of endings) end()
    }
  }, [modals])
  return (
    <>
      <PanelHost />
      <ModalContainer closeLabel={texts.text('shell.close')} />
    </>
  )
}
