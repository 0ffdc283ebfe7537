import { useEffect, useRef, type ReactNode } from 'react'
import { chosenCount } from '@firkant/domain/catalog/listing-query.ts'
import type { ListingModel } from '@firkant/domain/page/page-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { BlockList } from '../../blocks/block-list.tsx'
import { EditorHtml } from '../../blocks/editorial/editor-html.tsx'
import { useShop } from '../../start/shop-context.ts'
import { ChosenFilters } from './chosen-filters.tsx'
import { EmptyListing } from './empty-listing.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ListingContext, useListing, useListingState } from './listing-context.ts'
import { ListingFailure } from './listing-failure.tsx'
import { ListingHead } from './listing-head.tsx'
import { LISTING_ID } from './listing-ids.ts'
import style from './listing-page.module.css'
import { Paging } from './paging.tsx'
import { ProductGrid } from './product-grid.tsx'
import { SubCategories } from './sub-categories.tsx'

type ListingPageName =
  | 'RootCategoryPage'
  | 'CategoryPage'
  | 'BrandPage'
  | 'CampaignPage'
  | 'ProductListingPage'
  | 'RoomPage'

/** A list that became so short that the visitor would look past its end is looked at from its beginning. */
function useStayWithList(model: ListingModel) {
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = list.current
    if (element && element.getBoundingClientRect().bottom < window.innerHeight / 3) {
      element.scrollIntoView({ block: 'start', behavior: 'instant' })
    }
  }, [model])
  return list
}

function Results(): ReactNode {
  const { texts } = useShop()
  const { model, query, isPending } = useListing()
  const list = useStayWithList(model)
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
      {model.products.length === 0 ? <EmptyListing /> : <ProductGrid />}
      <Paging />
    </section>
  )
}

/** Category, room, maker, campaign or list: what it is about, what narrows it, and its products. */
export function ListingPage({ page }: { page: PageWith<ListingPageName> }): ReactNode {
  const { model } = page
  return (
    <ListingContext value={useListingState(model)}>
      <div className={style.top} data-part="listing-top" data-listing={page.componentName}>
        <ListingHead model={model} />
        <SubCategories tiles={model.subCategories} />
      </div>
      <BlockList blocks={model.blocks} />
      <Results />
      {model.html && (
        <div className={style.text} data-part="listing-text">
          <EditorHtml html={model.html} />
        </div>
      )}
    </ListingContext>
  )
}
