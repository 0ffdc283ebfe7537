import type { ReactNode } from 'react'
import { isRangeFacet } from '@firkant/domain/catalog/facet-range.ts'
import type { FacetKey, ListingQuery } from '@firkant/domain/catalog/listing-query.ts'
import { useShop } from '../../../platform/shop-context.ts'
import style from './facet-count.module.css'

export function chosenInFacet(query: ListingQuery, key: FacetKey): number {
  if (isRangeFacet(key)) return query.ranges[key] ? 1 : 0
  return query.values[key]?.length ?? 0
}

/** Number of chosen values; nothing when none is. */
export function FacetCount({ count }: { count: number }): ReactNode {
  const { texts } = useShop()
  if (count === 0) return null
  return (
    <>
      <span className={style.count} data-part="filter-count" aria-hidden="true">
        {count}
      </span>
      <span className="sr-only">{texts.plural('listing.facetChosen', count)}</span>
    </>
  )
}
