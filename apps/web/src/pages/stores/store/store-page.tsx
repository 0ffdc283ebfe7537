import type { ReactNode } from 'react'
import type { Block } from '@firkant/domain/content/blocks/block.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { BlockList } from '../../../blocks/block-list.tsx'
import { Guard } from '../../../platform/guard.tsx'
import { Breadcrumbs } from '../../../shell/breadcrumbs.tsx'
import { useFrame } from '../../../platform/use-frame.ts'
import { ChooseStoreForm } from '../choose-store-form.tsx'
import { OpenLine } from './open-line.tsx'
import { StoreCards } from '../overview/store-card-view.tsx'
import { StockPointer, StoreContact, StoreHours, StoreServices } from './store-facts.tsx'
import style from './store-page.module.css'
import { storeTexts, type StoreText } from '../store.texts.ts'

/** The block of products in the store has no texts of its own. */
function withTexts(block: Block, text: StoreText, store: string): Block {
  if (block.componentName !== 'ProductList') return block
  const texts = { heading: text('stores.inStore'), text: text('stores.inStoreText', { store }) }
  return { ...block, props: { ...block.props, ...texts } }
}

function Nearby({ page: { model } }: { page: PageWith<'StorePage'> }): ReactNode {
  const { text } = useTexts(storeTexts)
  const { pages } = useFrame()
  if (model.nearby.length === 0) return null
  return (
    <section className={style.nearby}>
      <div className={style.nearbyHead}>
        <h2 className={style.nearbyTitle}>{text('stores.nearby')}</h2>
        <a href={pages?.storeOverviewPageLink ?? '/'} data-part="text-link">
          {text('stores.allStores')}
        </a>
      </div>
      <StoreCards stores={model.nearby} market={model.market} today={model.today} heading="h3" under="heading" />
    </section>
  )
}

/** One store: opening hours, address, services, and products on display. */
export function StorePage({ page }: { page: PageWith<'StorePage'> }): ReactNode {
  const { text } = useTexts(storeTexts)
  const { model } = page
  const { store, breadcrumbs, market, today, blocks } = model
  return (
    <>
      <Breadcrumbs crumbs={breadcrumbs} ground="service" />
      <div className={style.page}>
        <div className={style.head} data-part="store-head">
          <h1 className={style.title} data-part="stores-title">
            {store.name}
          </h1>
          <Guard>
            <OpenLine {...{ store, market, today }} isInHead className={style.open} />
          </Guard>
          {store.description && (
            <p className={style.about} data-part="store-description">
              {store.description}
            </p>
          )}
          <Guard>
            <ChooseStoreForm model={model} />
          </Guard>
        </div>
        <div className={style.facts}>
          <Guard>
            <StoreContact model={model} />
          </Guard>
          <Guard>
            <StoreHours model={model} />
          </Guard>
          <Guard>
            <StoreServices model={model} />
          </Guard>
        </div>
        <Guard>
          <StockPointer model={model} />
        </Guard>
      </div>
      <BlockList blocks={blocks.map((block) => withTexts(block, text, store.name))} />
      <Guard>
        <Nearby page={page} />
      </Guard>
    </>
  )
}
