import { describe, expect, it } from 'vitest'
import { sumOf } from '../../cart/sums/cart-sums.ts'
import { itemsOfOrder, itemsToRelease } from '../order-lines.ts'
import { DETAILS, line, placed } from '../order-test-shop.ts'
import type { Order } from '../order.ts'
import { withdrawalReceipt } from './withdrawal-receipt.ts'
import type { OrderFulfilment } from './withdrawal-window.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const SHIPPING = { price: { incl: 399_00, excl: 319_20 } }
const PLACED = placed([line('RUG', 2), line('SET', 1)]).order
const ORDER: Order = { ...PLACED, shipping: { ...PLACED.shipping, ...SHIPPING } }
const DELIVERED: OrderFulfilment = {
  state: 'delivered',
  parts: [{ deliveredAt: new Date('2026-11-12T10:00:00Z') }],
  returnedPieces: new Map(),
  exemptLineIds: new Set(),
}
const AT_HOME = { state: 'packed', parts: [{}] } as const
const returnedPieces = (...pieces: readonly (readonly [string, number])[]) => ({ returnedPieces: new Map(pieces) })

type Pieces = readonly (readonly [string, number])[]
const ALL_GOODS: Pieces = [
  ['rug', 2],
  ['set', 1],
]

interface Given {
  readonly fulfilment?: Partial<OrderFulfilment>
  readonly order?: Order
  readonly refundedMinor?: number
  readonly rule?: 'withdrawal' | 'return'
}
function receipt(
  pieces: Pieces,
  { fulfilment = {}, order = ORDER, refundedMinor = 0, rule = 'withdrawal' }: Given = {},
) {
  const lines = pieces.map(([lineItemId, quantity]) => ({ lineItemId, quantity }))
  return withdrawalReceipt(
    order,
    { name: 'Alma Holm', orderNumber: order.number, email: 'alma@example.dk', lines },
    { rule, fulfilment: { ...DELIVERED, ...fulfilment }, now: NOW, standardDeliveryMinor: 49_00, refundedMinor },
  )
}

describe('the receipt', () => {
  it('LAW-01 of the shop’s own return has the goods alone: delivery comes back by the law only', () => {
    expect(receipt(ALL_GOODS).refund.deliveryMinor).toBe(49_00)
    const own = receipt(ALL_GOODS, { rule: 'return' })
    expect(own).toMatchObject({ rule: 'return', next: 'return', refund: { deliveryMinor: 0 } })
    expect(own.refund.totalMinor).toBe(own.refund.goods.incl)
  })

  it('LAW-01 holds what was said, the day and the time, and what follows', () => {
    expect(receipt([['rug', 1]])).toMatchObject({
      orderNumber: ORDER.number,
      name: 'Alma Holm',
      email: 'alma@example.dk',
      lines: [{ lineItemId: 'rug', name: 'The RUG', quantity: 1 }],
      receivedAt: NOW,
      receivedLocally: { day: '2026-11-20', hour: 13, minute: 0 },
      sendBackBy: '2026-12-04',
      refundBy: '2026-12-04',
      next: 'return',
    })
  })
})

describe('after the goods have left', () => {
  it('LAW-01 a part gives back what it cost, and no delivery', () => {
    const { goods, deliveryMinor, totalMinor } = receipt([['rug', 2]]).refund
    expect([goods, deliveryMinor, totalMinor]).toEqual([ORDER.lines[0]?.paid, 0, ORDER.lines[0]?.paid.incl])
  })

  it('LAW-01 all of it gives back the plainest delivery, also when it comes in parts', () => {
    const whole = receipt(ALL_GOODS).refund
    expect(whole.goods).toEqual(sumOf(ORDER.lines.slice(0, 2).map(({ paid }) => paid)))
    expect(whole).toMatchObject({ deliveryMinor: 49_00, totalMinor: whole.goods.incl + 49_00 })
    expect(receipt([['set', 1]], { fulfilment: returnedPieces(['rug', 2]) }).refund.deliveryMinor).toBe(49_00)
    const cheap: Order = { ...ORDER, shipping: { ...ORDER.shipping, price: { incl: 29_00, excl: 23_20 } } }
    expect(receipt(ALL_GOODS, { order: cheap }).refund.deliveryMinor).toBe(29_00)
  })

  it('LAW-01 a service was done: it is neither given back nor in the way', () => {
    expect(receipt(ALL_GOODS).lines.map(({ lineItemId }) => lineItemId)).toEqual(['rug', 'set'])
  })
})

describe('before anything has left the house', () => {
  it('LAW-01 all of it is cancelled: every krone goes back, all of the delivery and the services too', () => {
    const whole = receipt(ALL_GOODS, { fulfilment: AT_HOME })
    expect(whole).toMatchObject({ next: 'cancel', refund: { deliveryMinor: 399_00 } })
    expect(whole.sendBackBy).toBeUndefined()
    expect(whole.refund.totalMinor).toBe(PLACED.totals.total.incl - PLACED.totals.shipping.incl + 399_00)
    expect(whole.lines.map(({ lineItemId, quantity }) => [lineItemId, quantity])).toEqual([...ALL_GOODS, ['carry', 3]])
    const said = receipt([...ALL_GOODS, ['carry', 3]], { fulfilment: AT_HOME })
    expect(said).toEqual(whole)
  })

  it('LAW-01 a part of it never leaves: nothing is to be sent back, and the delivery is still to be made', () => {
    const part = receipt([['rug', 1]], { fulfilment: AT_HOME })
    expect(part).toMatchObject({ next: 'cancelPart', refund: { deliveryMinor: 0 } })
    expect(part.sendBackBy).toBeUndefined()
    expect(receipt([['carry', 3]], { fulfilment: AT_HOME }).next).toBe('cancelPart')
    const exempt = { ...AT_HOME, exemptLineIds: new Set(['set']) }
    expect(receipt([['rug', 2]], { fulfilment: exempt }).next).toBe('cancelPart')
  })

  it('LAW-01 the last pieces end the order, and all that went back makes up what was paid', () => {
    const { order: paid } = placed([line('RUG', 2), line('SET', 1)], DETAILS, 3000_00)
    const first = receipt([['rug', 1]], { fulfilment: AT_HOME, order: paid })
    const rest: Pieces = [
      ['rug', 1],
      ['set', 1],
    ]
    const last = receipt(rest, {
      fulfilment: { ...AT_HOME, ...returnedPieces(['rug', 1]) },
      order: paid,
      refundedMinor: first.refund.totalMinor,
    })
    expect([first.next, last.next]).toEqual(['cancelPart', 'cancel'])
    expect(first.refund.totalMinor + last.refund.totalMinor).toBe(paid.totals.total.incl)
    const parts = [first.refund.parts, last.refund.parts]
    expect(parts.reduce((sum, { paymentMinor }) => sum + paymentMinor, 0)).toBe(paid.totals.toPayMinor)
    expect(parts.flatMap(({ giftCards }) => giftCards).reduce((sum, { minor }) => sum + minor, 0)).toBe(3000_00)
  })
})

describe('what is free again when pieces never leave', () => {
  const { lines } = placed([line('SET', 3), line('CHAIR', 5)]).order
  const release = (...pieces: Pieces) =>
    itemsToRelease(
      { lines },
      pieces.map(([lineItemId, quantity]) => ({ lineItemId, quantity })),
    )

  it('CHK-03 is their share of what was kept for them, parts of packages by themselves', () => {
    expect(release(['set', 2], ['chair', 1])).toEqual([
      { sku: 'CHAIR', quantity: 5 },
      { sku: 'TABLE', quantity: 2 },
    ])
    expect(release(['carry', 1], ['nobody', 1])).toEqual([])
  })

  it('CHK-03 is all that the order kept when all pieces are named', () => {
    const all = lines.map(({ id, quantity }) => [id, quantity] as const)
    expect(release(...all)).toEqual(itemsOfOrder(lines))
  })
})
