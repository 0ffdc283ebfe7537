import { use, useEffect, useState, type ReactNode } from 'react'
import { useModals } from '@firkant/ui/modal/modal-provider.tsx'
import { Guard } from '../../platform/guard.tsx'
import { useLoadable, type Loadable } from '../../platform/lazy-code/loadable.ts'
import { isOverlayEntry } from './overlay-entry.ts'
import { PanelCodeContext } from '../../platform/panels/panel-code.ts'
import { sitePanels } from '../../platform/panels/site-panels.ts'

function Overlays({ code }: { code: Loadable<object> }): ReactNode {
  const View = useLoadable(code)
  return <View />
}

/** Place of all overlays. The chunk loads with the first panel or modal. */
export function LazyOverlays(): ReactNode {
  const code = use(PanelCodeContext)?.overlays
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
  if (!isNeeded || !code) return null
  return (
    <Guard>
      <Overlays code={code} />
    </Guard>
  )
}
