import type { ReactNode } from 'react'
import type { PageWith } from '@firkant/domain/page/page.ts'
import type { CategoryIndexEntry } from '@firkant/domain/page/models/page-models.ts'
import { BlockList } from '../../blocks/block-list.tsx'
import { EditorHtml } from '../../blocks/editorial/editor-html.tsx'
import { Guard } from '../../platform/guard.tsx'
import { useShop } from '../../platform/shop-context.ts'
import categoryIndexStyle from './head/category-index.module.css'
import { ListingContext, useListingState } from './listing-context.ts'
import { ListingHead, shownPicture, type ListingPicture } from './head/listing-head.tsx'
import style from './listing-page.module.css'
import { ListingResults } from './results/listing-results.tsx'
import { SubCategories } from './head/sub-categories.tsx'
import './listing-space.css'
import '#brand/art-listing.css'

interface LinksProps {
  readonly entries: readonly CategoryIndexEntry[]
  readonly isTop?: boolean
}

function Links({ entries, isTop }: LinksProps): ReactNode {
  return (
    <ul className={isTop ? categoryIndexStyle.list : undefined}>
      {entries.map((entry) => (
        <li key={entry.url}>
          <a href={entry.url} className={isTop ? categoryIndexStyle.top : categoryIndexStyle.link}>
            {entry.name}
          </a>
          {entry.subCategories.length > 0 && <Links entries={entry.subCategories} />}
        </li>
      ))}
    </ul>
  )
}

/** All categories by name: the menu's content for visitors without scripts. */
function CategoryIndex({ entries }: { entries: readonly CategoryIndexEntry[] }): ReactNode {
  const { texts } = useShop()
  return (
    <nav
      id="categories"
      className={categoryIndexStyle.index}
      data-part="category-index"
      aria-labelledby="categories-heading"
    >
      <h2 id="categories-heading" className={categoryIndexStyle.heading}>
        {texts.text('shell.allCategories')}
      </h2>
      <Links entries={entries} isTop />
    </nav>
  )
}

const PICTURES = {
  RootCategoryPage: 'beside',
  CategoryPage: 'beside',
  ProductListingPage: 'beside',
  BrandPage: 'wide',
  CampaignPage: 'wide',
  RoomPage: 'wide',
} as const satisfies Record<string, ListingPicture>

type ListingPageName = keyof typeof PICTURES

/** Category, room, brand, campaign or list: head, filters and products. */
export function ListingPage({ page }: { page: PageWith<ListingPageName> }): ReactNode {
  const { model } = page
  const picture = shownPicture(model, PICTURES[page.componentName])
  const hasBlocks = model.blocks?.length !== 0
  return (
    <ListingContext value={useListingState(model)}>
      <div
        className={style.top}
        data-part="listing-top"
        data-listing={page.componentName}
        data-picture={picture}
        data-leads-on={model.subCategories?.length > 0 ? '' : undefined}
      >
        <ListingHead model={model} picture={picture} />
        <Guard>
          <SubCategories tiles={model.subCategories} hasIntro={Boolean(model.intro)} picture={picture} />
        </Guard>
      </div>
      <Guard>
        <BlockList blocks={model.blocks} />
      </Guard>
      <ListingResults
        isAboveFold={!hasBlocks && picture !== 'wide'}
        isUnderPicture={!hasBlocks && picture === 'wide'}
      />
      {model.html && (
        <div className={style.text} data-last={model.categoryIndex ? undefined : ''}>
          <EditorHtml html={model.html} className={style.html} />
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
