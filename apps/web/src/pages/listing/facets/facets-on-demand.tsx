import { memo, use, useCallback, useState, useSyncExternalStore, type ReactNode } from 'react'
import { HydrationContext } from '../../../blocks/hydration-context.ts'
import { Guard } from '../../../platform/guard.tsx'
import { useLoadable } from '../../../platform/loadable.ts'
import { PartFailure } from '../../../shell/part-failure.tsx'
import { useListing } from '../listing-context.ts'
import { FACETS_ID } from '../listing-ids.ts'
import style from './facets.module.css'
import { facetPanelCode } from './facets-code.tsx'

const never = () => () => undefined

/** True on the server, and in the browser until the server's markup is replaced. */
function useIsServerMarkup(): boolean {
  const isServer = useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
  const [isFromServer] = useState(isServer)
  return isFromServer
}

function FacetPanelCode({ onReady }: { onReady: () => void }): ReactNode {
  const waitFor = use(HydrationContext).waitFor(FACETS_ID)
  if (waitFor) use(waitFor)
  const FacetPanel = useLoadable(facetPanelCode, 'later')
  return <FacetPanel onReady={onReady} />
}

function FacetsSkeleton(): ReactNode {
  return (
    <div className={style.skeleton} data-part="facets-skeleton" aria-hidden="true">
      <i className={style.waiting} data-part="facet-waiting" />
      <i className={style.waiting} data-part="facet-waiting" />
      <i className={style.waiting} data-part="facet-waiting" />
      <i className={style.waiting} data-part="facet-waiting" />
    </div>
  )
}

type Markup = 'server' | 'client'

/** Rendering again before the chunk is there would remove the server's markup: so only when something has changed. */
const FacetsBoundary = memo(function FacetsBoundary({ onReady }: { onReady: () => void }): ReactNode {
  return (
    <Guard waiting={<FacetsSkeleton />} fallback={<PartFailure />}>
      <FacetPanelCode onReady={onReady} />
    </Guard>
  )
})

interface FacetsOnDemandProps {
  readonly isWanted: boolean
  readonly onReady: () => void
}

/**
 * The facets come with the document, so that they work without scripts; their chunk loads on demand.
 * When the list changes before that, the server's markup is outdated and is removed.
 */
export function FacetsOnDemand({ isWanted, onReady }: FacetsOnDemandProps): ReactNode {
  const { model, isPending } = useListing()
  const isServerMarkup = useIsServerMarkup()
  const [firstModel] = useState(model)
  const isFresh = isServerMarkup && firstModel === model && !isPending
  // Once loaded it stays: a checkbox in it may have the focus.
  const [wanted, setWanted] = useState<Markup>()
  if (isWanted && wanted === undefined) setWanted(isFresh ? 'server' : 'client')
  const markup = wanted ?? (isFresh ? 'server' : 'client')
  const whenReady = useCallback(() => {
    setWanted((known) => known ?? 'server')
    onReady()
  }, [onReady])
  return (
    <div id={FACETS_ID} data-part="facets">
      {(markup === 'server' || wanted) && <FacetsBoundary key={markup} onReady={whenReady} />}
    </div>
  )
}
