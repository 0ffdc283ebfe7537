import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { BlockList } from '../../blocks/block-list.tsx'
import { EditorHtml } from '../../blocks/editorial/editor-html.tsx'
import { Guard } from '../../platform/guard.tsx'
import { CategoryIndex } from './category-index.tsx'
import { ListingContext, useListingState } from './listing-context.ts'
import { ListingHead, type ListingPicture } from './listing-head.tsx'
import style from './listing-page.module.css'
import { ListingResults } from './listing-results.tsx'
import { SubCategories } from './sub-categories.tsx'
import '#brand/page-listing.css'

const PICTURES = {
  RootCategoryPage: 'beside',
  CategoryPage: 'beside',
  ProductListingPage: 'beside',
  BrandPage: 'wide',
  CampaignPage: 'wide',
  RoomPage: 'wide',
} as const satisfies Record<string, ListingPicture>

type ListingPageName = keyof typeof PICTURES

/** Category, room, maker, campaign or list: what it is about, what narrows it, and its products. */
export function ListingPage({ page }: { page: PageWith<ListingPageName> }): ReactNode {
  const { model } = page
  const picture = PICTURES[page.componentName]
  return (
    <ListingContext value={useListingState(model)}>
      <div className={style.top} data-part="listing-top" data-listing={page.componentName}>
        <ListingHead model={model} picture={picture} />
        <Guard>
          <SubCategories tiles={model.subCategories} />
        </Guard>
      </div>
      <Guard>
        <BlockList blocks={model.blocks} />
      </Guard>
      <ListingResults isSeenFirst={model.blocks?.length === 0 && !(model.image && picture === 'wide')} />
      {model.html && (
        <div className={style.text} data-part="listing-text">
          <EditorHtml html={model.html} />
        </div>
      )}
      {model.categoryIndex && (
        <Guard>
          <CategoryIndex entries={model.categoryIndex} />
        </Guard>
      )}
    </ListingContext>
  )
}
