import { Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { loadable, useLoadable } from '../../platform/loadable.ts'
import { SectionBoundary } from '../../platform/section-boundary.tsx'
import { useShop } from '../../start/shop-context.ts'
import { confirmations } from './confirmations.ts'

export interface ConfirmationListProps {
  /** Over the page, or in the flow of a panel or modal that lies over it. */
  readonly place: 'page' | 'overlay'
}

const listCode = loadable<ConfirmationListProps>(() =>
  import('./confirmation-list.tsx').then((code) => code.ConfirmationList),
)

function List(props: ConfirmationListProps): ReactNode {
  const View = useLoadable(listCode)
  return <View {...props} />
}

/** Where confirmations appear. The code comes with the first of them. */
export function ConfirmationRegion({ place }: ConfirmationListProps): ReactNode {
  const { reportError } = useShop()
  const isNeeded = useSyncExternalStore(
    confirmations.subscribe,
    () => confirmations.current().length > 0,
    () => false,
  )
  if (!isNeeded) return null
  return (
    <SectionBoundary attempt={0} onError={reportError}>
      <Suspense>
        <List place={place} />
      </Suspense>
    </SectionBoundary>
  )
}
