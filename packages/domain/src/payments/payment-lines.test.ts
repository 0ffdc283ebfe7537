import { expect, it } from 'vitest'
import { paymentLinesOf } from './payment-lines.ts'

const money = (incl: number) => ({ incl, excl: Math.round(incl * 0.8) })
const line = { id: 'a', kind: 'goods', name: 'Stol', quantity: 2, items: [], discounts: [], vatMinor: 0 } as const
const order = {
  lines: [{ ...line, unit: money(500), price: money(1000), paid: money(900) }],
  shipping: { methodKey: 'delivery', tier: 'parcel', price: money(50) },
  giftCards: [{ code: 'G', minor: 200 }],
  vatPercent: 25,
  totals: { toPayMinor: 750 },
} as unknown as Parameters<typeof paymentLinesOf>[0]

it('PAY-03 the lines of a payment add up to what is left to pay', () => {
  const lines = paymentLinesOf(order)
  expect(lines.map(({ type, totalMinor }) => [type, totalMinor])).toEqual([
    ['goods', 900],
    ['shipping', 50],
    ['giftCard', -200],
  ])
  const less = paymentLinesOf({ ...order, totals: { ...order.totals, toPayMinor: 740 } })
  expect(less.at(-1)).toMatchObject({ type: 'discount', totalMinor: -10 })
})
