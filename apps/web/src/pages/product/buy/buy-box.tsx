import { use, useEffect, useRef, type ReactNode, type CSSProperties } from 'react'
import type { Variant } from '@firkant/domain/catalog/product-card.ts'
import { MAX_ACCESSORIES, type ProductModel } from '@firkant/domain/page/models/product-model.ts'
import { formatNumber } from '@firkant/domain/format/format-number.ts'
import { HydrationContext } from '../../../blocks/hydration-context.ts'
import { HydrateWhenNear } from '../../../blocks/hydrate-when-near.tsx'
import { PriceArea } from '../../../features/product-card/price/price-area.tsx'
import { ProductCardView } from '../../../features/product-card/product-card-view.tsx'
import { StockText } from '../../../features/product-card/badges/stock-text.tsx'
import { FieldGuard, Guard } from '../../../platform/guard.tsx'
import { useDynamicData } from '../../../platform/dynamic-data/use-dynamic-data.ts'
import { useLoadable } from '../../../platform/lazy-code/loadable.ts'
import { PartFailure } from '../../../shell/part-failure.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { BuyBar } from './buy-bar.tsx'
import style from './buy-box.module.css'
import { FACTS_ID } from './facts-id.ts'
import { BuyHeart, BuyRow, HAS_BUY_HEART } from './buy-row.tsx'
import { ColourLinks, OptionLinks, SamplesLink } from '../choices/choices.tsx'
import { setOwnHeight } from '../details/own-height.ts'
import type { StockAlertFormProps } from '../../../features/stock-alerts/stock-alert-form.tsx'
import type { PackageChoicesProps } from '../choices/package-choices.tsx'
import { clubCode, factsCode, packageCode, roomCode, stockAlertCode } from '../later-code.ts'
import productHeadStyle from '../product-head.module.css'
import type { ProductRoomProps } from '../room/product-room.tsx'
import { REVIEWS_ID } from '../reviews/reviews-id.ts'
import { StressStrip } from './stress-strip-view.tsx'
import { usePurchase, type Purchase } from './use-purchase.ts'

function RatingLink({ reviews: { rating, count } }: Pick<ProductModel, 'reviews'>): ReactNode {
  const { texts, language } = useShop()
  if (rating === undefined) return null
  const share = { '--share': `${(rating / 5) * 100}%` } as CSSProperties
  const average = formatNumber(language, rating, 1)
  return (
    <a href={`#${REVIEWS_ID}`} className={productHeadStyle.rating} data-part="product-rating">
      <span className={productHeadStyle.stars} data-part="stars" style={share} aria-hidden="true" />
      <span className="sr-only">{texts.text('product.reviews.average', { rating: average })}, </span>
      <span className={productHeadStyle.average} aria-hidden="true">
        {average}
      </span>
      <span className={productHeadStyle.reviews}>{texts.plural('product.reviews.count', count)}</span>
    </a>
  )
}

/** Prevents a line break after the hyphen of `3-pers.`. */
function UnbrokenName({ name }: { name: string }): ReactNode {
  return name.split(/(\d+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className={productHeadStyle.unbroken}>
        {part}
      </span>
    ),
  )
}

function ProductHead({ model }: { model: ProductModel }): ReactNode {
  const { texts } = useShop()
  const { product, series, reviews } = model
  return (
    <div className={productHeadStyle.head} data-part="product-head" data-series={series !== undefined || undefined}>
      {series && (
        <a href={series.url} className={productHeadStyle.series} data-part="product-series">
          {texts.text('product.seriesNamed', { name: series.name })}
        </a>
      )}
      <h1 className={productHeadStyle.name}>
        <UnbrokenName name={product.displayName} />
      </h1>
      <p className={productHeadStyle.subtitle}>{product.subtitle}</p>
      <Guard>
        <RatingLink reviews={reviews} />
      </Guard>
    </div>
  )
}

const CLUB_ID = 'club-price'
const ACCESSORIES_ID = 'product-accessories'
const ROOM_ID = 'product-room'

function Accessories({ products }: { products: ProductModel['accessories'] }): ReactNode {
  const { texts } = useShop()
  if (products.length === 0) return null
  return (
    <section
      id={ACCESSORIES_ID}
      className={style.accessories}
      data-part="accessories"
      data-item-list="accessories"
      data-later=""
    >
      <h2 className={style.accessoriesTitle}>{texts.text('product.accessories')}</h2>
      {products.slice(0, MAX_ACCESSORIES).map((product) => (
        <div key={product.productKey} className={style.accessory}>
          <ProductCardView product={product} heading="h3" size="small" />
        </div>
      ))}
    </section>
  )
}

function LoadedPackage(props: PackageChoicesProps): ReactNode {
  const PackageChoices = useLoadable(packageCode)
  return <PackageChoices {...props} />
}

function LoadedStockAlert(props: StockAlertFormProps): ReactNode {
  const StockAlertForm = useLoadable(stockAlertCode)
  return <StockAlertForm {...props} />
}

function LoadedFacts({ model }: { model: ProductModel }): ReactNode {
  const BuyFacts = useLoadable(factsCode, 'later')
  return <BuyFacts model={model} />
}

/** Whose store or way in is known reads it in the facts, which else wait until they are reached for. */
function useWokenFacts(): void {
  const gate = use(HydrationContext)
  const store = useDynamicData('chosenStore', { enabled: false }).data
  const home = useDynamicData('visitorHome', { enabled: false }).data
  const isWoken = Boolean(store ?? home)
  useEffect(() => {
    if (isWoken) gate.open(FACTS_ID)
  }, [gate, isWoken])
}

function LoadedClub({ returnUrl }: { returnUrl: string }): ReactNode {
  const ClubExplained = useLoadable(clubCode, 'later')
  return <ClubExplained returnUrl={returnUrl} />
}

interface BuyBoxProps {
  readonly model: ProductModel
  readonly variant: Variant | undefined
  /** The page's address. */
  readonly url: string
}

function StockLine({ stock }: Pick<Purchase, 'stock'>): ReactNode {
  return (
    <p className={style.stock} data-part="product-stock">
      <StockText variant={stock} />
    </p>
  )
}

/** The right of withdrawal ends with the order: said beside the button, as chosen now. */
function ToWish({ model, purchase }: { model: ProductModel; purchase: Purchase }): ReactNode {
  const { toWish, currentSku, package: pack } = model
  const chosen = [currentSku, ...(pack ? Object.values(purchase.parts) : [])]
  if (!toWish?.skus.some((sku) => chosen.includes(sku))) return null
  return (
    <p className={style.toWish} data-part="to-wish">
      {toWish.text}
    </p>
  )
}

/** Choice, price and quantity. */
function PurchaseBox({ model, variant }: BuyBoxProps): ReactNode {
  const { texts } = useShop()
  const purchase = usePurchase(model, variant)
  useWokenFacts()
  const row = useRef<HTMLDivElement>(null)
  const { stock, priced } = purchase
  return (
    <>
      <Guard>
        <PriceArea product={priced} size="page" />
      </Guard>
      <p className={style.vat}>{texts.text('product.inclVat')}</p>
      {model.product.priceLabel && (
        <div id={CLUB_ID}>
          <HydrateWhenNear elementId={CLUB_ID} until="reached">
            <LoadedClub returnUrl={model.product.url} />
          </HydrateWhenNear>
        </div>
      )}
      <Guard>
        <StressStrip model={model} variant={variant} isBuyable={stock.isBuyable} />
      </Guard>
      <Guard>
        <ColourLinks model={model} />
        <SamplesLink url={model.samplesUrl} />
      </Guard>
      <Guard>
        <OptionLinks options={model.options} />
      </Guard>
      {model.package && (
        <Guard>
          <LoadedPackage pack={model.package} purchase={purchase} />
        </Guard>
      )}
      {purchase.offer === 'alert' ? (
        <div className={style.soldOut}>
          <StockLine stock={stock} />
          <FieldGuard fallback={<PartFailure />}>
            <LoadedStockAlert ref={row} sku={model.currentSku} heart={HAS_BUY_HEART && <BuyHeart model={model} />} />
          </FieldGuard>
        </div>
      ) : (
        <>
          <FieldGuard fallback={<PartFailure />}>
            <BuyRow ref={row} model={model} purchase={purchase} />
          </FieldGuard>
          <StockLine stock={stock} />
        </>
      )}
      <ToWish model={model} purchase={purchase} />
      <Guard>
        <BuyBar model={model} purchase={purchase} watched={row} />
      </Guard>
    </>
  )
}

function LoadedRoom(props: ProductRoomProps): ReactNode {
  const ProductRoom = useLoadable(roomCode, 'later')
  return <ProductRoom {...props} />
}

/** 3D and the room, where the product has a model. */
function RoomPlace(props: ProductRoomProps): ReactNode {
  if (!props.model.shape) return null
  return (
    <div id={ROOM_ID}>
      <HydrateWhenNear elementId={ROOM_ID} until="reached">
        <LoadedRoom {...props} />
      </HydrateWhenNear>
    </div>
  )
}

export function BuyBox(props: BuyBoxProps): ReactNode {
  const { model, url } = props
  return (
    <div ref={setOwnHeight} className={style.box} data-part="buy-box">
      <Guard>
        <ProductHead model={model} />
      </Guard>
      <FieldGuard fallback={<PartFailure />}>
        <PurchaseBox {...props} />
      </FieldGuard>
      <RoomPlace model={model} url={url} />
      <HydrateWhenNear elementId={FACTS_ID} until="reached">
        <LoadedFacts model={model} />
      </HydrateWhenNear>
      <HydrateWhenNear elementId={ACCESSORIES_ID}>
        <Accessories products={model.accessories} />
      </HydrateWhenNear>
    </div>
  )
}
