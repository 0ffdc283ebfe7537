import { useEffect, use, useLayoutEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { ModalContainer } from '@firkant/ui/modal/modal-container.tsx'
import { useModals } from '@firkant/ui/modal/modal-provider.tsx'
import type { ModalStack } from '@firkant/ui/modal/modal-stack.ts'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import { Linger } from '@firkant/ui/overlay/linger.tsx'
import { useLingering } from '@firkant/ui/overlay/use-lingering.ts'
import { confirmations } from '../../features/confirmations/confirmations.ts'
import { isStepOnSameAddress } from '../../platform/navigation/addresses/same-address.ts'
import { useShop } from '../../platform/shop-context.ts'
import { closeOnNavigation, watchBackButton, type Overlays } from './back-button.ts'
import { Guard } from '../../platform/guard.tsx'
import { useLoadable, type Loadable } from '../../platform/lazy-code/loadable.ts'
import { PartFailure } from '../part-failure.tsx'
import { PanelCodeContext, type PanelProps } from '../../platform/panels/panel-code.ts'
import { sitePanels, type OpenPanel, type SitePanel } from '../../platform/panels/site-panels.ts'
import '#brand/art-panels.css'

const NONE: readonly OpenPanel[] = []

function Panel({ code, ...props }: PanelProps & { code: Loadable<PanelProps> }): ReactNode {
  const View = useLoadable(code)
  return <View {...props} />
}

/** The browser returns the focus to the opener; when that is gone, another link to the panel gets it. */
function useFocusBack(name: SitePanel, isOpen: boolean): void {
  useLayoutEffect(() => {
    if (isOpen || document.activeElement !== document.body) return
    const openers = [...document.querySelectorAll<HTMLElement>(`[data-opens='${name}']`)]
    openers.find((opener) => opener.checkVisibility())?.focus({ preventScroll: true })
  }, [name, isOpen])
}

/** Fallback: the panel stays open and shows the failure. */
function BrokenPanel({ name, isOpen }: { name: SitePanel; isOpen: boolean }): ReactNode {
  const { texts } = useShop()
  return (
    <Drawer
      panel={name}
      open={isOpen}
      onClose={sitePanels.close}
      label={texts.text('error.heading')}
      closeLabel={texts.text('shell.close')}
      side="right"
    >
      <PartFailure />
    </Drawer>
  )
}

interface ShownPanelProps {
  readonly panel: OpenPanel
  readonly isOpen: boolean
  readonly onExit: () => void
}

function ShownPanel({ panel, isOpen, onExit }: ShownPanelProps): ReactNode {
  const code = use(PanelCodeContext)?.panels[panel.name]
  useFocusBack(panel.name, isOpen)
  return (
    <Linger isOpen={isOpen} onExit={onExit}>
      <Guard fallback={<BrokenPanel name={panel.name} isOpen={isOpen} />}>
        {code && <Panel code={code} isOpen={isOpen} onClose={sitePanels.close} detail={panel.detail} />}
      </Guard>
    </Linger>
  )
}

/** The open panel, and for a moment the one that it replaces. */
function PanelHost(): ReactNode {
  const open = useSyncExternalStore<OpenPanel | undefined>(sitePanels.subscribe, sitePanels.current, () => undefined)
  const { shown, remove } = useLingering(useMemo(() => (open ? [open] : NONE), [open]))
  return shown.map((panel) => (
    <ShownPanel key={panel.id} panel={panel} isOpen={panel.id === open?.id} onExit={() => remove(panel.id)} />
  ))
}

/** Modals are above the panel. */
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

/** A form post loads a document: closing would step back in the history and abort it. */
const leavesPage = (event: NavigateEvent) => event.formData === null && !isStepOnSameAddress(event, window)

/** The overlay shows the confirmations now: the pointer is no longer on them. */
function moveConfirmations(): void {
  const open = sitePanels.current()
  if (open) confirmations.dismissLeadingTo(open.name)
  confirmations.release()
}

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
