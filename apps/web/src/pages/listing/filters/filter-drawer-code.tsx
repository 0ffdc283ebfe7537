import type { ReactNode } from 'react'
import { loadable, useLoadable } from '../../../platform/lazy-code/loadable.ts'
import { preloadFacets } from '../facets/facets-code.tsx'
import type { FilterDrawerProps } from './filter-drawer.tsx'

const drawerCode = loadable<FilterDrawerProps>(() =>
  import('./filter-drawer.tsx').then((module) => module.FilterDrawer),
)

/** On hover or focus. */
export function preloadFilters(): void {
  drawerCode.load().catch(() => undefined)
  preloadFacets()
}

export function LoadedFilterDrawer(props: FilterDrawerProps): ReactNode {
  const FilterDrawer = useLoadable(drawerCode)
  return <FilterDrawer {...props} />
}
