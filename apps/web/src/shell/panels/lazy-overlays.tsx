import { useEffect, useState, type ReactNode } from 'react'
import { useModals } from '@firkant/ui/modal/modal-provider.tsx'
import { Guard } from '../../platform/guard.tsx'
import { useLoadable } from '../../platform/loadable.ts'
import { isOverlayEntry } from './overlay-entry.ts'
import { overlaysCode } from './overlays-code.ts'
import { sitePanels } from './site-panels.ts'

function Overlays(): ReactNode {
  const View = useLoadable(overlaysCode)
  return <View />
}

/** The place of everything that can lie over the page. Its code comes with the first panel or modal. */
export function LazyOverlays(): ReactNode {
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
    <Guard>
      <Overlays />
    </Guard>
  )
}
