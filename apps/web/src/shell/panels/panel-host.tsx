import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { useLoadable, type Loadable } from '../../platform/loadable.ts'
import { SectionBoundary } from '../../platform/section-boundary.tsx'
import { useShop } from '../../start/shop-context.ts'
import { panelCode, type PanelProps } from './panel-code.ts'
import { sitePanels, type OpenPanel } from './site-panels.ts'

function Panel({ code, ...props }: PanelProps & { code: Loadable<PanelProps> }): ReactNode {
  const View = useLoadable(code)
  return <View {...props} />
}

/** Where the one open panel stands. */
export function PanelHost(): ReactNode {
  const { reportError } = useShop()
  const open = useSyncExternalStore<OpenPanel | undefined>(sitePanels.subscribe, sitePanels.current, () => undefined)
  const code = open && panelCode(open.name)
  if (!open || !code) return null
  return (
    <SectionBoundary attempt={0} onError={reportError}>
      <Suspense>
        <Panel key={open.name} code={code} isOpen onClose={sitePanels.close} detail={open.detail} />
      </Suspense>
    </SectionBoundary>
  )
}
