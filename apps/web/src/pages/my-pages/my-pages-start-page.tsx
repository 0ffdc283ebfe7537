import type { ReactNode } from 'react'
import { formatDate } from '@firkant/domain/format/format-date.ts'
import type { MyPagesStartModel } from '@firkant/domain/page/models/my-pages-models.ts'
import type { PageWith } from '@firkant/domain/page/page.ts'
import { EmptyState } from '@firkant/ui/empty-state/empty-state.tsx'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useTexts } from '../../platform/use-texts.ts'
import { ProductCarousel } from '../../features/product-card/product-carousel.tsx'
import { RecentlyViewed } from '../../features/recently-viewed/recently-viewed.tsx'
import { useDynamicData } from '../../platform/dynamic-data/use-dynamic-data.ts'
import { Guard } from '../../platform/guard.tsx'
import { useFrame } from '../../platform/use-frame.ts'
import { OrderTimeline } from '../order/order-timeline.tsx'
import { MyPagesFrame, MySection } from './my-pages-frame.tsx'
import { NoOrders } from './orders/no-orders.tsx'
import { OfferList } from './offers/offer-card.tsx'
import { OrderPictures } from './orders/order-pictures.tsx'
import style from './my-pages-start-page.module.css'
import { myPagesTexts } from './my-pages.texts.ts'
import '#brand/art-order.css'

function LatestOrder({ latest: { order, url } }: { latest: NonNullable<MyPagesStartModel['latest']> }): ReactNode {
  const { text, language } = useTexts(myPagesTexts)
  const products = order.lines.filter(({ kind }) => kind !== 'service')
  return (
    <article className={style.order} data-part="my-latest-order" data-state={order.state}>
      <div className={style.orderHead}>
        <div>
          <h3 className={style.orderTitle}>{text('orderNumber', { number: order.number })}</h3>
          <p className={style.orderFacts}>
            {text('placedOn', { date: formatDate(language, new Date(order.placedAt)) })}
          </p>
        </div>
        <OrderPictures products={products} />
      </div>
      <Guard>
        <OrderTimeline order={order} />
      </Guard>
      <a href={url} data-part="button" className={style.toOrder}>
        {text('toOrder')}
      </a>
    </article>
  )
}

const MAX_OFFERS = 2

/** The first that can still be used; without any, the page is shorter. */
function Offers({ url }: { url: string | undefined }): ReactNode {
  const { text } = useTexts(myPagesTexts)
  const { data } = useDynamicData('personalDiscounts')
  const offers = data?.customerDiscounts.filter(({ state }) => state !== 'used') ?? []
  if (offers.length === 0) return null
  return (
    <MySection
      heading={text('offers')}
      part="my-offers-section"
      more={url === undefined ? undefined : { url, label: text('allOffers') }}
    >
      <OfferList offers={offers.slice(0, MAX_OFFERS)} label={text('offers')} />
    </MySection>
  )
}

function Favourites(): ReactNode {
  const { text, plural } = useTexts(myPagesTexts)
  const { data } = useDynamicData('wishlist')
  if (!data) return null
  if (data.products.length === 0)
    return (
      <EmptyState title={text('noLists')} level={3} picture={<Icon name="heart" />} place="panel">
        <p>{text('noListsText')}</p>
      </EmptyState>
    )
  return (
    <>
      <p className={style.count}>{plural('listCount', data.count)}</p>
      <ProductCarousel label={text('lists')} products={data.products} heading="h3" />
    </>
  )
}

/** What a customer comes for: the latest order, offers, favourites, what was looked at. */
export function MyPagesStartPage({ page }: { page: PageWith<'MyPagesStartPage'> }): ReactNode {
  const { model } = page
  const { latest, urls, forename } = model
  const { text } = useTexts(myPagesTexts)
  const listsPage = useFrame().frame?.listsPage
  const all = latest && urls.orders !== undefined ? { url: urls.orders, label: text('allOrders') } : undefined
  return (
    <MyPagesFrame
      model={model}
      title={forename === '' ? text('helloYou') : text('hello', { forename })}
      lead={<p>{text('welcome')}</p>}
    >
      <MySection heading={text('latestOrder')} part="my-orders" more={all}>
        {latest ? <LatestOrder latest={latest} /> : <NoOrders level={3} />}
      </MySection>
      <Guard>
        <Offers url={urls.offers} />
      </Guard>
      <MySection
        heading={text('lists')}
        part="my-favourites"
        more={listsPage === undefined ? undefined : { url: listsPage, label: text('allLists') }}
      >
        <Favourites />
      </MySection>
      <Guard>
        <RecentlyViewed heading={text('seen')} className={style.seen} titleClassName={style.seenTitle} />
      </Guard>
    </MyPagesFrame>
  )
}
