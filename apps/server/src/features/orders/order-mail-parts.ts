import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { bundlePartLines } from '@firkant/domain/cart/bundle-parts.ts'
import type { CartAddress } from '@firkant/domain/cart/cart-state.ts'
import { formatDate, formatTime } from '@firkant/domain/format/format-date.ts'
import { MARKETS, type Currency } from '@firkant/domain/market/market.ts'
import { formatTotal } from '@firkant/domain/money/format-price.ts'
import type { Order, OrderLine } from '@firkant/domain/orders/order.ts'
import type { MailGoods, MailPart, MailSum } from '../mail/mail-message.ts'
import { pickupPlace } from './order-fulfilment.ts'
import type { OrderMailWords } from './order-mail-words.ts'
import type { ReturnRow, StoredOrder } from './order-store.ts'

export interface Written {
  readonly stored: StoredOrder
  readonly words: OrderMailWords
}

export interface OrderMailLinks {
  readonly order: string
  readonly receipt: string
  readonly withdraw: string
  /** Empty but in the mail that asks for it. */
  readonly confirm: string
}

export interface OrderMailFacts extends Written {
  readonly brand: BrandDefinition
  readonly links: OrderMailLinks
  /** What the mail tells of, where it tells of one. */
  readonly returned: ReturnRow | undefined
  readonly terms: readonly MailPart[]
  /** Whoever else withdrew gets a receipt, but no way into the order. */
  readonly isForBuyer: boolean
}

/** A calendar day as people write it. */
export const dayText = (stored: StoredOrder, day: string) =>
  formatDate(MARKETS[stored.order.market].language, new Date(`${day}T12:00:00Z`))

/** A moment of the shop's clock: `15. november 2026, 14.30`. */
export function momentText({ order }: StoredOrder, moment: Date): string {
  const { language } = MARKETS[order.market]
  return `${formatDate(language, moment)}, ${formatTime(language, moment)}`
}

export const amountIn = (currency: Currency) => (minor: number) => formatTotal({ minor, currency })

function detailsOf(line: OrderLine, { stored, words }: Written): readonly string[] {
  const write = amountIn(stored.order.currency)
  const shown = stored.shown.lines[line.id]
  const parts = bundlePartLines(shown?.bundleParts ?? [])
  return [
    ...(line.sku === undefined ? [] : [[shown?.subtitle, line.sku].filter(Boolean).join(' · ')]),
    ...parts,
    ...(line.quantity > 1 && line.unit.incl > 0 ? [`${write(line.unit.incl)} × ${line.quantity}`] : []),
    ...line.discounts.map(({ name, code, amount }) => {
      const why = code === undefined ? name : `${name} (${code})`
      return `${words.discount}: ${why} ${write(-amount.incl)}`
    }),
  ]
}

function goodsOf(line: OrderLine, written: Written): MailGoods {
  const { words, stored } = written
  const amount = line.kind === 'gift' ? words.gift : amountIn(stored.order.currency)(line.paid.incl)
  return { name: line.name, details: detailsOf(line, written), quantity: words.pieces(line.quantity), amount }
}

export function goodsPart(written: Written): MailPart {
  return { kind: 'goods', goods: written.stored.order.lines.map((line) => goodsOf(line, written)) }
}

export function sumsPart({ stored, words }: Written): MailPart {
  const { totals, currency, vatPercent } = stored.order
  const write = amountIn(currency)
  const sum = (label: string, minor: number, isTotal?: boolean): MailSum => ({
    label,
    amount: write(minor),
    ...(isTotal && { isTotal }),
  })
  const sums: readonly MailSum[] = [
    sum(words.goods, totals.goods.incl),
    ...(totals.discount.incl > 0 ? [sum(words.discount, -totals.discount.incl)] : []),
    totals.shipping.incl > 0
      ? sum(words.delivery, totals.shipping.incl)
      : { label: words.delivery, amount: words.free },
    sum(words.total, totals.total.incl, true),
    sum(words.vat(vatPercent), totals.vatMinor),
    ...(totals.giftCardsMinor > 0
      ? [sum(words.paidByGiftCards, -totals.giftCardsMinor), sum(words.toPay, totals.toPayMinor, true)]
      : []),
  ]
  return { kind: 'sums', sums }
}

export function addressLines({ firstName, lastName, ...rest }: CartAddress): readonly string[] {
  const street = [rest.streetName, rest.streetNumber].filter(Boolean).join(' ')
  return [`${firstName} ${lastName}`, street, rest.additional ?? '', `${rest.postalCode} ${rest.city}`].filter(Boolean)
}

function billedTo({ billingAddress, buyer }: Order): readonly string[] {
  return [buyer.companyName ?? '', buyer.vatNumber ?? '', ...addressLines(billingAddress)].filter(Boolean)
}

export function addressesPart({ stored, words }: Written): MailPart {
  const { order } = stored
  const store = pickupPlace(stored)
  return {
    kind: 'columns',
    columns: [
      store
        ? { heading: words.pickupAt, lines: store }
        : { heading: words.deliveredTo, lines: addressLines(order.shippingAddress) },
      { heading: words.billedTo, lines: billedTo(order) },
    ],
  }
}

export function detailsPart({ stored, words }: Written): MailPart {
  const { order, shown } = stored
  const { language } = MARKETS[order.market]
  const delivery = [shown.shippingName, shown.estimatedDelivery].filter(Boolean)
  const payment = shown.paymentName === '' ? words.paidByGiftCards : shown.paymentName
  return {
    kind: 'columns',
    columns: [
      { heading: words.estimated, lines: delivery },
      {
        heading: words.paidWith,
        lines: [
          payment,
          `${words.placedOn} ${formatDate(language, order.placedAt)}`,
          `${words.orderNumber} ${order.number}`,
        ],
      },
    ],
  }
}
