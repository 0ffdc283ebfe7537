import { useSyncExternalStore, type ReactNode } from 'react'
import { Guard } from '../../platform/guard.tsx'
import { loadable, useLoadable } from '../../platform/loadable.ts'
import { confirmations } from './confirmations.ts'

export interface ConfirmationListProps {
  /** Over the page, or in the flow of a panel or modal that lies over it. */
  readonly place: 'page' | 'overlay'
}

const listCode = loadable<ConfirmationListProps>(() =>
  import('./confirmation-list.tsx').then((module) => module.ConfirmationList),
)

function List(props: ConfirmationListProps): ReactNode {
  const View = useLoadable(listCode)
  return <View {...props} />
}

/** Where confirmations appear. The code comes with the first of them. */
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
