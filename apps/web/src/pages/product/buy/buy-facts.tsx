import type { ReactNode } from 'react'
import { formatWeekday } from '@firkant/domain/format/format-date.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import type { DeliveryPromise } from '@firkant/domain/delivery/delivery-promise.ts'
import type { ProductModel, StoreStock, PriceGuarantee } from '@firkant/domain/page/models/product-model.ts'
import { isBuyable, STOCK_DOTS } from '@firkant/domain/stock/stock-status.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { classNames } from '@firkant/ui/class-names.ts'
import { DeliveryPlaceLink } from '../../../features/delivery/delivery-place-link.tsx'
import { useArrival } from '../../../features/delivery/use-arrival.ts'
import { DurabilityLabel } from '../../../features/law/durability-label.tsx'
import { usePriceText } from '../../../features/product-card/price/use-price-text.ts'
import { CompareLink } from '../../../features/compare/compare-link.tsx'
import { Guard } from '../../../platform/guard.tsx'
import { useDynamicData } from '../../../platform/dynamic-data/use-dynamic-data.ts'
import { useFrame } from '../../../platform/use-frame.ts'
import { useShop } from '../../../platform/shop-context.ts'
import style from './buy-facts.module.css'
import { FACTS_ID } from './facts-id.ts'
import { FitFact } from './fit-fact.tsx'
import { PanelLink } from '../../../platform/panels/panel-link.tsx'

/** A link to the page about it; with scripts, a panel with the same text. */
function PriceGuaranteeFact({ guarantee }: { guarantee: PriceGuarantee }): ReactNode {
  const { texts } = useShop()
  return (
    <li className={`${style.fact} ${style.row}`} data-part="fact" data-fact="price-guarantee" data-brief="">
      <Icon name="shield" className={classNames(style.icon, style.promise)} />
      <div className={style.words}>
        <b className={classNames(style.title, style.promise)}>{guarantee.heading}</b>
      </div>
      <PanelLink
        panel="price-guarantee"
        href={guarantee.url}
        detail={guarantee}
        className={style.more}
        part="fact-more"
        label={`${texts.text('product.readMore')}: ${guarantee.heading}`}
      >
        {texts.text('product.readMore')}
        <span className="sr-only">: {guarantee.heading}</span>
      </PanelLink>
    </li>
  )
}

export function useDeliveryTexts(delivery: DeliveryPromise): { readonly when: string; readonly how: string } {
  const { texts, language } = useShop()
  const show = usePriceText()
  const way = texts.text(`product.delivery.${delivery.service}`)
  const isFree = minorOfDecimal(delivery.price.inclVat) === 0
  const how = isFree
    ? texts.text('product.delivery.free', { way })
    : texts.text('product.delivery.priced', { way, price: show(delivery.price) })
  const freeFrom =
    delivery.freeFrom && !isFree
      ? `. ${texts.text('product.delivery.freeFrom', { price: show(delivery.freeFrom) })}`
      : ''
  const { arrivesOn: day } = delivery
  return {
    // Noon is the same date in every time zone of the shop.
    when: day
      ? `${texts.text('listing.arrivalBy')} ${formatWeekday(language, new Date(`${day}T12:00:00Z`))}`
      : texts.text('product.delivery.notNow'),
    how: how + freeFrom,
  }
}

/** Where nobody said a postcode it is the day of most places. */
function DeliveryFact({ model }: { model: ProductModel }): ReactNode {
  const { currentSku } = model
  const arrival = useArrival(currentSku)
  const delivery = arrival ?? model.delivery
  const { when, how } = useDeliveryTexts(delivery)
  return (
    <li
      className={`${style.fact} ${style.row}`}
      data-part="fact"
      data-fact="delivery"
      data-brief={delivery.arrivesOn === undefined || undefined}
    >
      <Icon name="truck" className={style.icon} />
      <div className={style.words}>
        <b className={style.title}>{when}</b>
        {delivery.arrivesOn && (
          <>
            <span className={style.note}>{arrival?.how ?? how}</span>
            <DeliveryPlaceLink looked={{ sku: currentSku, url: model.product.url }} className={style.place} />
          </>
        )}
      </div>
    </li>
  )
}

function useStoreText(): (store: StoreStock) => string {
  const { texts } = useShop()
  return ({ status, available }) =>
    available === undefined ? texts.text(`stock.${status}`) : texts.text('product.stores.pieces', { count: available })
}

interface StoresSummaryProps {
  readonly stores: readonly StoreStock[]
  readonly having: readonly StoreStock[]
}

/** The chosen store says whether it has it, and from when; else how many stores have it. */
function StoresSummary({ stores, having }: StoresSummaryProps): ReactNode {
  const { texts } = useShop()
  const stockText = useStoreText()
  const chosen = useDynamicData('chosenStore', { enabled: false }).data
  const own = chosen && stores.find(({ storeKey }) => storeKey === chosen.id)
  const inStores = texts.plural('product.stores.inStock', having.length)
  const [nearest] = having
  const shown = own ?? nearest
  const status = shown?.status ?? 'outOfStock'
  return (
    <>
      <Icon name="store" className={style.icon} />
      <div className={style.words}>
        <b
          className={style.title}
          data-part="stock"
          data-dot={STOCK_DOTS[status]}
          data-gone={isBuyable(status) ? undefined : ''}
        >
          {own ? (isBuyable(own.status) ? chosen.pickupText : chosen.noneText) : inStores}
        </b>
        {shown && <span className={style.note}>{own ? inStores : `${shown.city}: ${stockText(shown)}`}</span>}
      </div>
    </>
  )
}

/** Stores with their stock, in a list that works without scripts. Not expandable when none has it. */
function StoresFact({ stores, sku }: { stores: readonly StoreStock[]; sku: string }): ReactNode {
  const { texts } = useShop()
  const stockText = useStoreText()
  const { pages } = useFrame()
  const having = stores.filter(({ status }) => isBuyable(status))
  if (stores.length === 0) return null
  if (having.length === 0) {
    return (
      <li className={`${style.fact} ${style.row}`} data-part="fact" data-fact="stores" data-brief="">
        <StoresSummary stores={stores} having={having} />
      </li>
    )
  }
  return (
    <li className={style.fact} data-part="fact" data-fact="stores">
      <details>
        <summary className={`${style.row} ${style.summary}`}>
          <StoresSummary stores={stores} having={having} />
          <span className={style.more}>{texts.text('product.stores.all')}</span>
        </summary>
        <ul className={style.stores} data-part="store-list">
          {stores.map((store) => (
            <li key={store.storeKey} className={style.store}>
              <a href={store.url} className={style.storeName}>
                {store.name}
              </a>
              <span
                className={style.storeStock}
                data-part="stock"
                data-dot={STOCK_DOTS[store.status]}
                data-gone={isBuyable(store.status) ? undefined : ''}
              >
                {stockText(store)}
                {store.isOnShow && ` · ${texts.text('product.stores.onShow')}`}
              </span>
            </li>
          ))}
        </ul>
        <PanelLink
          panel="store-stock"
          href={pages?.storeOverviewPageLink ?? '/'}
          detail={{ sku }}
          className={style.choose}
          part="text-link"
        >
          {texts.text('product.stores.choose')}
        </PanelLink>
      </details>
    </li>
  )
}

/** Delivery, pick-up and price guarantee. */
export function BuyFacts({ model }: { model: ProductModel }): ReactNode {
  const { storeStock, priceGuarantee, durability } = model
  return (
    <ul id={FACTS_ID} className={style.facts} data-later="">
      <Guard>
        <DeliveryFact model={model} />
      </Guard>
      <Guard>
        <FitFact model={model} />
      </Guard>
      <Guard>
        <StoresFact stores={storeStock} sku={model.currentSku} />
      </Guard>
      {durability && (
        <Guard>
          <li className={`${style.fact} ${style.row}`} data-part="fact" data-fact="durability">
            <DurabilityLabel label={durability} />
          </li>
        </Guard>
      )}
      {priceGuarantee && (
        <Guard>
          <PriceGuaranteeFact guarantee={priceGuarantee} />
        </Guard>
      )}
      <Guard>
        <li className={`${style.fact} ${style.row}`} data-part="fact" data-fact="compare" data-brief="">
          <Icon name="columns" className={style.icon} />
          <CompareLink sku={model.currentSku} className={style.more} />
        </li>
      </Guard>
    </ul>
  )
}
