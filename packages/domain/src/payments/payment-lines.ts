import type { Order } from '../orders/order.ts'

/** A line as payment providers show it to the buyer. `discount` and `giftCard` are negative. */
export interface PaymentLine {
  readonly type: 'goods' | 'shipping' | 'discount' | 'giftCard'
  /** Empty where the type says it all. */
  readonly name: string
  readonly quantity: number
  /** Of all pieces, VAT included. */
  readonly totalMinor: number
  readonly vatMinor: number
  readonly vatPercent: number
}

type PaidOrder = Pick<Order, 'lines' | 'shipping' | 'giftCards' | 'vatPercent' | 'totals'>

const vatOf = ({ incl, excl }: { readonly incl: number; readonly excl: number }) => incl - excl

/** What the buyer pays for with this payment. Its sum is what is left to pay after gift cards. */
export function paymentLinesOf(order: PaidOrder): readonly PaymentLine[] {
  const { lines, shipping, giftCards, vatPercent, totals } = order
  const goods = lines.map(({ name, quantity, paid }): PaymentLine => {
    return { type: 'goods', name, quantity, totalMinor: paid.incl, vatMinor: vatOf(paid), vatPercent }
  })
  const carriage: PaymentLine = {
    type: 'shipping',
    name: '',
    quantity: 1,
    totalMinor: shipping.price.incl,
    vatMinor: vatOf(shipping.price),
    vatPercent,
  }
  // A payment like this one: it reduces no VAT.
  const cards = giftCards.map(({ minor }): PaymentLine => {
    return { type: 'giftCard', name: '', quantity: 1, totalMinor: -minor, vatMinor: 0, vatPercent: 0 }
  })
  const all = [...goods, ...(shipping.price.incl > 0 ? [carriage] : []), ...cards]
  const left = totals.toPayMinor - all.reduce((sum, { totalMinor }) => sum + totalMinor, 0)
  if (left === 0) return all
  return [...all, { type: 'discount', name: '', quantity: 1, totalMinor: left, vatMinor: 0, vatPercent }]
}
