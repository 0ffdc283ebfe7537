import type { ReactNode } from 'react'
import type { Facet } from '@firkant/domain/catalog/listing-query.ts'
import { loadable, useLoadable } from '../../../platform/loadable.ts'

/** All facets, one under the other. */
export const facetPanelCode = loadable<{ readonly onReady: () => void }>(() =>
  import('./facet-panel.tsx').then((code) => code.FacetPanel),
)
const facetChoiceCode = loadable<{ readonly facet: Facet }>(() =>
  import('./facet-panel.tsx').then((code) => code.FacetChoice),
)

/** On the way to a filter: its code may come now. */
export function expectFacets(): void {
  for (const code of [facetPanelCode, facetChoiceCode]) code.load().catch(() => undefined)
}

export function LoadedFacetChoice({ facet }: { facet: Facet }): ReactNode {
  const FacetChoice = useLoadable(facetChoiceCode)
  return <FacetChoice facet={facet} />
}
