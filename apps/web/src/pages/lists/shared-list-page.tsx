import type { ReactNode } from 'react'
import { canAddAll, canBeBought } from '@firkant/domain/lists/add-all.ts'
import type { SharedList, SharedListItem } from '@firkant/domain/page/models/list-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { EmptyState } from '@firkant/ui/empty-state/empty-state.tsx'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useSumText } from '../../features/product-card/price/use-price-text.ts'
import { useFrame } from '../../platform/use-frame.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { MyHead } from '../my-pages/my-head.tsx'
import { AddAll, Skipped } from './tools/add-all.tsx'
import { CopyList } from './tools/copy-list.tsx'
import footStyle from './list-foot.module.css'
import { ListItemBuy } from './item/list-item-buy.tsx'
import { ItemFacts } from './item/list-item-facts.tsx'
import itemStyle from './item/list-item.module.css'
import { ListOutcome } from './list-outcome.tsx'
import pageStyle from './shopping-lists-page.module.css'
import listStyle from './selected-list.module.css'
import { useAddAll } from './tools/use-add-all.ts'
import { listsTexts } from './lists.texts.ts'

type SharedProps = { readonly page: PageWith<'SharedShoppingListPage'> }

function SharedItem({ item }: { item: SharedListItem }): ReactNode {
  return (
    <li className={itemStyle.item} data-part="list-item" data-code={item.code}>
      <article
        className={itemStyle.card}
        data-part="card"
        data-family={item.card?.family || undefined}
        data-sold-out={canBeBought(item) ? undefined : ''}
      >
        <ItemFacts item={item} heading="h2">
          {item.quantity > 1 && <span className={itemStyle.pieces}>× {item.quantity}</span>}
        </ItemFacts>
        <ListItemBuy item={item} />
      </article>
    </li>
  )
}

function Items({ list, page: { model } }: SharedProps & { readonly list: SharedList }): ReactNode {
  const { text } = useTexts(listsTexts)
  const show = useSumText()
  const meant = { listId: model.listId }
  const action = useAddAll(meant, list.items)
  return (
    <section className={listStyle.list}>
      <ul className={listStyle.grid} data-part="list-grid" aria-label={list.listName}>
        {list.items.map((item) => (
          <SharedItem key={item.code} item={item} />
        ))}
      </ul>
      <Skipped skipped={action.skipped} />
      <div className={footStyle.foot}>
        <div className={footStyle.sum}>
          <p className={footStyle.total}>
            <span className={footStyle.totalName}>{text('total')}</span>{' '}
            <b className={footStyle.amount} data-part="price" data-size="total">
              {show(list.total)}
            </b>
          </p>
          <AddAll meant={meant} action={action} isAllowed={canAddAll(list.items)} returnTo={model.pageUrl} />
        </div>
      </div>
    </section>
  )
}

function WayOn(): ReactNode {
  const { texts } = useShop()
  const { frame } = useFrame()
  if (!frame) return null
  return (
    <p>
      <a href={frame.menuPage} data-part="button">
        {texts.text('panels.wayOn')}
      </a>
    </p>
  )
}

/** A list as others see it: read only, without its owner. */
export function SharedShoppingListPage({ page }: SharedProps): ReactNode {
  const { text, plural } = useTexts(listsTexts)
  const { breadcrumbs, list } = page.model
  return (
    <div className={pageStyle.page}>
      <MyHead
        crumbs={breadcrumbs}
        eyebrow={list ? text('sharedHead') : undefined}
        title={list ? <bdi>{list.listName}</bdi> : text('sharedGone')}
        lead={<p>{list ? `${plural('count', list.count)}. ${text('sharedText')}` : text('sharedGoneText')}</p>}
      />
      <div className={pageStyle.body}>
        <ListOutcome outcome={page.model} items={list?.items ?? []} pageUrl={page.model.pageUrl} />
        {!list && <WayOn />}
        {list && list.count === 0 && (
          <EmptyState title={text('sharedEmpty')} picture={<Icon name="heart" />} ways={<WayOn />}>
            <p>{text('sharedEmptyText')}</p>
          </EmptyState>
        )}
        {list && list.count > 0 && (
          <>
            <CopyList page={page} />
            <Items list={list} page={page} />
          </>
        )}
      </div>
    </div>
  )
}
