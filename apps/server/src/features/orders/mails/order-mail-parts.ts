import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { bundlePartLines } from '@firkant/domain/cart/bundle-parts.ts'
import type { CartAddress } from '@firkant/domain/cart/cart-state.ts'
import { formatDate, formatTime } from '@firkant/domain/format/format-date.ts'
import { MARKETS, type Currency } from '@firkant/domain/market/market.ts'
import { formatTotal } from '@firkant/domain/money/format-price.ts'
import type { Order, OrderLine } from '@firkant/domain/orders/order.ts'
import { mailEnergy } from '../../mail/mail-energy.ts'
import { mailImage } from '../../mail/mail-image.ts'
import type { MailImage, MailItem, MailPart, MailSum } from '../../mail/mail-message.ts'
import { isPickup, pickupPlace } from '../order-fulfilment.ts'
import type { ReturnRow, StoredOrder } from '../order-store.ts'
import type { Terms } from './order-mail-terms.ts'
import type { OrderMailTexts } from './order-mail-texts.ts'

export interface MailOrder {
  readonly stored: StoredOrder
  readonly texts: OrderMailTexts
  readonly publicUrl: string
}

export interface OrderMailLinks {
  readonly order: string
  readonly receipt: string
  readonly withdraw: string
  /** Where the result of the purchase stands, and before that the way to pay. */
  readonly pay: string
  readonly cart: string
  readonly calendar: string
  /** Where the shop can be asked, on the order's own page. */
  readonly help: string
  /** Where the day can be moved. */
  readonly moveDay: string
  /** Empty in all mails but `confirm`. */
  readonly confirm: string
}

export interface OrderMailFacts extends MailOrder {
  readonly now: Date
  readonly brand: BrandDefinition
  readonly links: OrderMailLinks
  /** The return that the mail is about, if any. */
  readonly returned: ReturnRow | undefined
  /** Only in the confirmation. */
  readonly terms: Terms | undefined
  /** Anybody else who withdrew gets a receipt, but no link to the order. */
  readonly isForBuyer: boolean
  /** SKUs that were no longer there when the order was to be bought. */
  readonly soldOut: readonly string[]
}

/** A calendar day as people write it. */
export const dayText = (stored: StoredOrder, day: string) =>
  formatDate(MARKETS[stored.order.market].language, new Date(`${day}T12:00:00Z`))

/** A moment of the shop's clock: `15. november 2026, 14.30`. */
export function momentText({ order }: StoredOrder, moment: Date): string {
  const { language } = MARKETS[order.market]
  return `${formatDate(language, moment)}, ${formatTime(language, moment)}`
}

/** With a true minus sign: a hyphen is read as a dash. */
export const amountIn = (currency: Currency) => (minor: number) => formatTotal({ minor, currency }).replace(/^-/, '−')

function detailsOf(line: OrderLine, { stored, texts }: MailOrder): readonly string[] {
  const write = amountIn(stored.order.currency)
  const shown = stored.shown.lines[line.id]
  const parts = bundlePartLines(shown?.bundleParts ?? [])
  return [
    ...(line.sku === undefined ? [] : [shown?.subtitle ?? '', line.sku].filter(Boolean)),
    ...parts,
    ...(shown?.notes ?? []),
    ...(line.quantity > 1 && line.unit.incl > 0 ? [`${write(line.unit.incl)} × ${line.quantity}`] : []),
    ...line.discounts.map(({ name, code, amount }) => {
      const why = code === undefined ? name : `${name} (${code})`
      return amount.incl > 0 ? `${texts.discount}: ${why} ${write(-amount.incl)}` : why
    }),
  ]
}

/** The picture of an order's line, as it was when it was bought. */
export function lineImage({ stored, publicUrl }: MailOrder, lineId: string, name: string): MailImage | undefined {
  const image = stored.shown.lines[lineId]?.image
  return image && mailImage(publicUrl, image, name)
}

function goodsOf(line: OrderLine, mailOrder: MailOrder): MailItem {
  const { texts, stored } = mailOrder
  const amount = line.kind === 'gift' ? texts.gift : amountIn(stored.order.currency)(line.paid.incl)
  return {
    name: line.name,
    details: detailsOf(line, mailOrder),
    image: lineImage(mailOrder, line.id, line.name),
    quantity: texts.pieces(line.quantity),
    amount,
    ...mailEnergy(mailOrder.publicUrl, stored.shown.lines[line.id]?.energy),
  }
}

export function goodsPart(mailOrder: MailOrder): MailPart {
  return { kind: 'goods', goods: mailOrder.stored.order.lines.map((line) => goodsOf(line, mailOrder)) }
}

export function sumsPart({ stored, texts }: MailOrder): MailPart {
  const { totals, currency, vatPercent } = stored.order
  const write = amountIn(currency)
  const sum = (label: string, minor: number, isTotal?: boolean): MailSum => ({
    label,
    amount: write(minor),
    ...(isTotal && { isTotal }),
  })
  const sums: readonly MailSum[] = [
    sum(texts.goods, totals.goods.incl),
    ...(totals.discount.incl > 0 ? [sum(texts.discount, -totals.discount.incl)] : []),
    totals.shipping.incl > 0
      ? sum(texts.delivery, totals.shipping.incl)
      : { label: texts.delivery, amount: texts.free },
    sum(texts.total, totals.total.incl, true),
    sum(texts.vat(vatPercent), totals.vatMinor),
    ...(totals.giftCardsMinor > 0
      ? [sum(texts.paidByGiftCards, -totals.giftCardsMinor), sum(texts.toPay, totals.toPayMinor, true)]
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

export function addressesPart({ stored, texts }: MailOrder): MailPart {
  const { order } = stored
  const store = pickupPlace(stored)
  return {
    kind: 'columns',
    columns: [
      store
        ? { heading: texts.pickupAt, lines: store }
        : { heading: texts.deliveredTo, lines: addressLines(order.shippingAddress) },
      { heading: texts.billedTo, lines: billedTo(order) },
    ],
  }
}

export function detailsPart({ stored, texts }: MailOrder): MailPart {
  const { order, shown } = stored
  const { language } = MARKETS[order.market]
  const delivery = [shown.shippingName, shown.estimatedDelivery].filter(Boolean)
  const payment = shown.paymentName === '' ? texts.paidByGiftCards : shown.paymentName
  return {
    kind: 'columns',
    columns: [
      { heading: texts.estimated, lines: delivery },
      {
        heading: texts.paidWith,
        lines: [
          payment,
          `${texts.placedOn} ${formatDate(language, order.placedAt)}`,
          `${texts.orderNumber} ${order.number}`,
        ],
      },
    ],
  }
}

/** When it comes, and what happens until then. */
export function nextPart({ stored, texts }: MailOrder, steps: readonly string[]): readonly MailPart[] {
  const { shippingName, estimatedDelivery } = stored.shown
  const text = estimatedDelivery || shippingName
  if (text === '') return []
  const label = isPickup(stored) ? texts.pickup : texts.estimated
  return [{ kind: 'next', label, text, heading: texts.next.heading, steps }]
}
