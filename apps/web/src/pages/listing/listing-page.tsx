import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { chosenCount } from '@firkant/domain/catalog/listing-query.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { BlockList } from '../../blocks/block-list.tsx'
import { EditorHtml } from '../../blocks/editorial/editor-html.tsx'
import { useShop } from '../../start/shop-context.ts'
import { CategoryIndex } from './category-index.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { EmptyListing } from './empty-listing.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ListingContext, shownAddress, useListing, useListingState } from './listing-context.ts'
import { ListingFailure } from './listing-failure.tsx'
import { ListingHead, type ListingPicture } from './listing-head.tsx'
import { LISTING_ID } from './listing-ids.ts'
import style from './listing-page.module.css'
import { Paging } from './paging.tsx'
import { ProductGrid } from './product-grid.tsx'
import { SubCategories } from './sub-categories.tsx'
import '#brand/page-listing.css'

const PICTURES = {
  RootCategoryPage: 'beside',
  CategoryPage: 'beside',
  ProductListingPage: 'beside',
  BrandPage: 'wide',
  CampaignPage: 'wide',
  RoomPage: 'wide',
  SearchResultPage: 'beside',
} as const satisfies Record<string, ListingPicture>

type ListingPageName = keyof typeof PICTURES

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

function Results({ isSeenFirst }: { isSeenFirst: boolean }): ReactNode {
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
      {hasFilters && <FilterBar />}
      <ListingFailure place="list" />
      {hasFilters && <ChosenFilters />}
      {model.products.length === 0 ? <EmptyListing /> : <ProductGrid isSeenFirst={isSeenFirst} />}
      <Paging />
    </section>
  )
}

/** Category, room, maker, campaign or list: what it is about, what narrows it, and its products. */
export function ListingPage({ page }: { page: PageWith<ListingPageName> }): ReactNode {
  const { model } = page
  const picture = PICTURES[page.componentName]
  return (
    <ListingContext value={useListingState(model)}>
      <div className={style.top} data-part="listing-top" data-listing={page.componentName}>
        <ListingHead model={model} picture={picture} />
        <SubCategories tiles={model.subCategories} />
      </div>
      <BlockList blocks={model.blocks} />
      <Results isSeenFirst={model.blocks.length === 0 && !(model.image && picture === 'wide')} />
      {model.html && (
        <div className={style.text} data-part="listing-text">
          <EditorHtml html={model.html} />
        </div>
      )}
      {model.categoryIndex && <CategoryIndex entries={model.categoryIndex} />}
    </ListingContext>
  )
}
