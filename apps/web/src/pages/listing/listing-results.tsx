import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { chosenCount } from '@firkant/domain/catalog/listing-query.ts'
import { Guard } from '../../platform/guard.tsx'
import { PartFailure } from '../../shell/part-failure.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { EmptyListing } from './empty-listing.tsx'
import { FilterBar } from './filter-bar.tsx'
import { shownAddress, useListing } from './listing-context.ts'
import { ListingFailure } from './listing-failure.tsx'
import { LISTING_ID } from './listing-ids.ts'
import style from './listing-page.module.css'
import { Paging } from './paging.tsx'
import { ProductGrid } from './product-grid.tsx'

/**
 * Another list is looked at from its beginning. The visitor who has not scrolled past it stays where they are; for one
 * who has, the bar sticks to the edge, before and after, so what they have just used does not move.
 */
function useBeginning(address: string) {
  const list = useRef<HTMLElement>(null)
  const seen = useRef(address)
  useLayoutEffect(() => {
    const element = list.current
    if (!element || seen.current === address) return
    seen.current = address
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [address])
  return list
}

interface ListingResultsProps {
  readonly isSeenFirst: boolean
  /** A picture as wide as the page ends where the list begins. */
  readonly isUnderPicture?: boolean
}

/** What narrows the list, and its products. */
export function ListingResults({ isSeenFirst, isUnderPicture = false }: ListingResultsProps): ReactNode {
  const { texts } = useShop()
  const { model, query, isPending } = useListing()
  const list = useBeginning(shownAddress(model))
  const hasFilters = model.total > 0 || chosenCount(query) > 0
  return (
    <section
      ref={list}
      id={LISTING_ID}
      className={style.results}
      data-part="listing"
      tabIndex={-1}
      aria-label={texts.text('listing.products')}
      aria-busy={isPending}
    >
      {hasFilters && (
        <Guard>
          <FilterBar isUnderPicture={isUnderPicture} />
        </Guard>
      )}
      <ListingFailure place="list" />
      {hasFilters && (
        <Guard>
          <ChosenFilters />
        </Guard>
      )}
      <Guard fallback={<PartFailure />}>
        {model.products?.length === 0 ? <EmptyListing /> : <ProductGrid isSeenFirst={isSeenFirst} />}
      </Guard>
      <Guard>
        <Paging />
      </Guard>
    </section>
  )
}
