import type { FormEvent, ReactNode } from 'react'
import { CART_FORM_PATHS } from '@firkant/domain/cart/cart-page.ts'
import { bundlePartLines } from '@firkant/domain/cart/bundle-parts.ts'
import type { BundlePart, CartItem } from '@firkant/domain/cart/cart.ts'
import { isOptimisticLine } from '@firkant/domain/cart/commands/optimistic-cart.ts'
import { largestQuantity, readLineQuantity } from '@firkant/domain/cart/quantity-options.ts'
import { formatPrice } from '@firkant/domain/money/format-price.ts'
import { minorOfDecimal } from '@firkant/domain/money/money.ts'
import { isBuyable } from '@firkant/domain/stock/stock-status.ts'
import { EnergyArrow } from '@firkant/ui/energy-arrow/energy-arrow.tsx'
import { Image } from '@firkant/ui/image/image.tsx'
import { QuantityInput } from '@firkant/ui/quantity-input/quantity-input.tsx'
import { NotifyLink } from '../../../features/stock-alerts/notify-link.tsx'
import { useLineReference } from '../../../features/product-card/price/use-line-reference.ts'
import { StockText } from '../../../features/product-card/badges/stock-text.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './cart-line-view.module.css'
import noteStyle from './cart-line-notes.module.css'
import { useCartLine } from './use-cart-line.ts'
import { cartTexts } from '../cart.texts.ts'
import { ClubLine } from '../club/cart-club.tsx'

interface CartLineProps {
  readonly item: CartItem
  /** Not available in this quantity: excluded from the sums. */
  readonly isUnavailable: boolean
}

function Parts({ parts }: { parts: readonly BundlePart[] }): ReactNode {
  if (parts.length === 0) return null
  return (
    <ul className={noteStyle.parts} data-part="cart-line-parts">
      {bundlePartLines(parts).map((line) => (
        <li key={line} className={noteStyle.part} data-part="cart-line-part">
          {line}
        </li>
      ))}
    </ul>
  )
}

/** Stock and delivery time; an unavailable line says so, and that it is not in the sum. */
function Availability({ item: { viewData, url, name, sku }, isUnavailable }: CartLineProps): ReactNode {
  const { texts } = useShop()
  const { text } = useTexts(cartTexts)
  const isOut = !isBuyable(viewData.stockStatus)
  if (viewData.isGift) return <Delivery words={viewData.estimatedDeliveryText} />
  return (
    <>
      <div className={noteStyle.stock} data-out={isOut || undefined}>
        <StockText variant={{ ...viewData, sku }} />
      </div>
      {isUnavailable && !isOut && <p className={noteStyle.short}>{texts.text('cart.notEnough')}</p>}
      {isUnavailable && <p>{text('uncounted')}</p>}
      {isOut ? (
        <p>
          <NotifyLink url={url} name={name} variant="text" />
        </p>
      ) : (
        <Delivery words={viewData.estimatedDeliveryText} />
      )}
    </>
  )
}

function Delivery({ words }: { words: string }): ReactNode {
  if (words === '') return null
  return (
    <p className={noteStyle.delivery} data-part="cart-line-delivery">
      {words}
    </p>
  )
}

/** Discounts on the line. */
function Discounts({ item }: { item: CartItem }): ReactNode {
  const { market } = useShop()
  const { discounts = [] } = item.viewData
  if (discounts.length === 0) return null
  return (
    <ul className={noteStyle.discounts}>
      {discounts.map(({ name, amount }) => (
        <li key={name} className={noteStyle.discount}>
          {name}
          {amount.inclVat > 0 &&
            `: −${formatPrice({ minor: minorOfDecimal(amount.inclVat), currency: market.currency })}`}
        </li>
      ))}
    </ul>
  )
}

function LineTexts({ item, isUnavailable }: CartLineProps): ReactNode {
  const { market } = useShop()
  const { text } = useTexts(cartTexts)
  const { viewData, price, linePrice } = item
  const reference = useLineReference(item)
  const isOut = !isBuyable(viewData.stockStatus)
  return (
    <>
      <div className={style.top}>
        <h3 className={style.name} data-part="cart-line-name" data-out={isOut || undefined}>
          <a href={item.url} className={style.link} data-part="cart-line-link">
            {item.name}
          </a>
        </h3>
        {viewData.isGift ? (
          <span className={noteStyle.gift} data-part="cart-line-gift">
            {text('gift')}
          </span>
        ) : (
          <span
            className={style.price}
            data-part="price"
            data-reduced={price.viewData.showRedPrice || undefined}
            data-unavailable={isUnavailable || undefined}
          >
            {viewData.isSample
              ? text('deliveryFree')
              : formatPrice({ minor: minorOfDecimal(linePrice.inclVat), currency: market.currency })}
            {price.energy && <EnergyArrow mark={price.energy} />}
          </span>
        )}
      </div>
      <div className={noteStyle.notes}>
        {viewData.subtitle !== '' && <p className={noteStyle.note}>{viewData.subtitle}</p>}
        <Parts parts={viewData.bundleParts} />
        {reference !== undefined && (
          <p className={noteStyle.note} data-part="reference-price">
            {reference}
          </p>
        )}
        {price.unitPrice && <p className={noteStyle.note}>{price.unitPrice.text}</p>}
        {viewData.notes?.map((note) => (
          <p key={note} className={noteStyle.note} data-part="cart-line-law">
            {note}
          </p>
        ))}
        <Discounts item={item} />
        {!isUnavailable && <ClubLine item={item} />}
        <Availability item={item} isUnavailable={isUnavailable} />
      </div>
    </>
  )
}

interface LineFormProps {
  readonly item: CartItem
  readonly action: keyof typeof CART_FORM_PATHS
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** A form, so that it works without scripts. */
function LineForm({ item, action, onSubmit, children }: LineFormProps): ReactNode {
  const { language } = useShop()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form
      method="post"
      action={CART_FORM_PATHS[action]}
      onSubmit={submit}
      className={action === 'change' ? style.change : style.leave}
      data-part={`cart-line-${action}-form`}
    >
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="lineItemId" value={item.id} />
      {children}
    </form>
  )
}

const NOTHING_MORE = () => undefined

function Quantity({
  item,
  problem,
  change,
}: { item: CartItem } & Pick<ReturnType<typeof useCartLine>, 'problem' | 'change'>) {
  const { text } = useTexts(cartTexts)
  const { name, quantity, viewData } = item
  const group = viewData.soldInGroupsOf
  const isFixed =
    viewData.isGift ||
    viewData.isSample ||
    viewData.isManualWebOrderLine ||
    isOptimisticLine(item.id) ||
    !isBuyable(viewData.stockStatus)
  return (
    <LineForm item={item} action="change" onSubmit={NOTHING_MORE}>
      <QuantityInput
        name="quantity"
        label={text('quantity', { name })}
        fewerLabel={text('fewer', { name })}
        moreLabel={text('more', { name })}
        quantity={quantity}
        min={group}
        max={largestQuantity(group)}
        step={group}
        read={(written) => readLineQuantity(written, group)}
        onCommit={(wanted) => void change(wanted)}
        problem={problem}
        disabled={isFixed}
      />
      {!isFixed && (
        <noscript>
          <button type="submit" data-part="text-link" aria-label={text('updateNamed', { name })}>
            {text('update')}
          </button>
        </noscript>
      )}
    </LineForm>
  )
}

export function CartLine({ item, isUnavailable }: CartLineProps): ReactNode {
  const { text } = useTexts(cartTexts)
  const { problem, change, remove } = useCartLine(item)
  const { name, image, viewData } = item
  const isOut = !isBuyable(viewData.stockStatus)
  return (
    <li
      className={style.line}
      data-part="cart-line"
      data-out={isOut || undefined}
      data-unavailable={isUnavailable || undefined}
      data-gift={viewData.isGift || undefined}
    >
      <div
        className={style.picture}
        data-part="cart-line-picture"
        data-out={isOut || undefined}
        data-gift={viewData.isGift || undefined}
      >
        {image && <Image image={image} className={style.image} sizes="112px" ratio="1:1" fit="contain" decorative />}
      </div>
      <div className={style.words}>
        <LineTexts item={item} isUnavailable={isUnavailable} />
        <div className={style.low}>
          <Quantity item={item} problem={problem} change={change} />
          <LineForm item={item} action="remove" onSubmit={() => void remove()}>
            <button
              type="submit"
              className={style.remove}
              data-part="cart-line-remove"
              disabled={isOptimisticLine(item.id)}
              aria-label={text('removeNamed', { name })}
            >
              {text('remove')}
            </button>
          </LineForm>
        </div>
      </div>
    </li>
  )
}
