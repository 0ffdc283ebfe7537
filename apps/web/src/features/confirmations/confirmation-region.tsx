import { useSyncExternalStore, type ReactNode } from 'react'
import { Guard } from '../../platform/guard.tsx'
import { loadable, useLoadable } from '../../platform/lazy-code/loadable.ts'
import { confirmations } from './confirmations.ts'

export interface ConfirmationListProps {
  /** Over the page, or inside an open panel or modal. */
  readonly place: 'page' | 'overlay'
}

const listCode = loadable<ConfirmationListProps>(() =>
  import('./confirmation-list.tsx').then((module) => module.ConfirmationList),
)

function List(props: ConfirmationListProps): ReactNode {
  const View = useLoadable(listCode)
  return <View {...props} />
}

/** Place of confirmations. The chunk loads with the first one. */
export function ConfirmationRegion({ place }: ConfirmationListProps): ReactNode {
  const isNeeded = useSyncExternalStore(
    confirmations.subscribe,
    () => confirmations.current().length > 0,
    () => false,
  )
  if (!isNeeded) return null
  return (
    <Guard>
      <List place={place} />
    </Guard>
  )
}
