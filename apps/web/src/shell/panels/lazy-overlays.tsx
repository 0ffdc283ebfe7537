import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { useModals } from '@firkant/ui/modal/modal-provider.tsx'
import { useLoadable } from '../../platform/loadable.ts'
import { SectionBoundary } from '../../platform/section-boundary.tsx'
import { useShop } from '../../start/shop-context.ts'
import { isOverlayEntry } from './overlay-entry.ts'
import { overlaysCode } from './overlays-code.ts'
import { sitePanels } from './site-panels.ts'

function Overlays(): ReactNode {
  const View = useLoadable(overlaysCode)
  return <View />
}

/** The place of everything that can lie over the page. Its code comes with the first panel or modal. */
export function LazyOverlays(): ReactNode {
  const { reportError } = useShop()
  const modals = useModals()
  const [isNeeded, setNeeded] = useState(false)
  useEffect(() => {
    const need = () => setNeeded(true)
    if (sitePanels.current() || isOverlayEntry(window.history.state)) need()
    const endings = [sitePanels.subscribe(need), modals.subscribe(need), modals.attachContainer()]
    return () => {
      for (const end of endings) end()
    }
  }, [modals])
  if (!isNeeded) return null
  return (
    <SectionBoundary attempt={0} onError={reportError}>
      <Suspense>
        <Overlays />
      </Suspense>
    </SectionBoundary>
  )
}
