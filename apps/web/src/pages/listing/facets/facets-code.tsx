import type { ReactNode } from 'react'
import type { Facet } from '@firkant/domain/catalog/listing-query.ts'
import { loadable, useLoadable } from '../../../platform/lazy-code/loadable.ts'

export const facetPanelCode = loadable<object>(() => import('./facet-panel.tsx').then((module) => module.FacetPanel))
const facetChoiceCode = loadable<{ readonly facet: Facet }>(() =>
  import('./facet-panel.tsx').then((module) => module.FacetChoice),
)

/** On hover or focus. */
export function preloadFacets(): void {
  for (const code of [facetPanelCode, facetChoiceCode]) code.load().catch(() => undefined)
}

export function LoadedFacetChoice({ facet }: { facet: Facet }): ReactNode {
  const FacetChoice = useLoadable(facetChoiceCode)
  return <FacetChoice facet={facet} />
}
