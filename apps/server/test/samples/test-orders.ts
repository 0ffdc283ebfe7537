import { randomUUID } from 'node:crypto'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import type { CartLine } from '@firkant/domain/cart/cart-line.ts'
import type { CartDetails } from '@firkant/domain/cart/cart-state.ts'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import { emailKey } from '@firkant/domain/mail/email-address.ts'
import { MARKETS, type MarketKey } from '@firkant/domain/market/market.ts'
import { ORDER_LETTERS } from '@firkant/domain/orders/order-letters.ts'
import { makeOrderNumber } from '@firkant/domain/orders/order-number.ts'
import type { OrderState } from '@firkant/domain/orders/order-states.ts'
import { DETAILS, line, placed } from '@firkant/domain/orders/order-test-shop.ts'
import { findOrderById, type StoredOrder } from '../../src/features/orders/order-store.ts'
import { orderHistory, orders } from '../../src/features/orders/order-tables.ts'
import type { Drizzle } from '../../src/platform/database/database.ts'
import { TEST_NOW } from '../ground/global-setup.ts'

/** How an order gets to a state, step by step. */
const WAYS: Readonly<Record<OrderState, readonly (readonly [typeof orderHistory.$inferInsert.event, OrderState])[]>> = {
  placed: [],
  awaitingConfirmation: [['askConfirmation', 'awaitingConfirmation']],
  paying: [['startPayment', 'paying']],
  paid: [['pay', 'paid']],
  packed: [
    ['pay', 'paid'],
    ['pack', 'packed'],
  ],
  shipped: [
    ['pay', 'paid'],
    ['pack', 'packed'],
    ['ship', 'shipped'],
  ],
  delivered: [
    ['pay', 'paid'],
    ['pack', 'packed'],
    ['ship', 'shipped'],
    ['deliver', 'delivered'],
  ],
  partlyReturned: [['returnPart', 'partlyReturned']],
  returned: [['returnAll', 'returned']],
  cancelled: [['cancel', 'cancelled']],
}

export interface TestOrder {
  readonly brand?: BrandKey
  readonly market?: MarketKey
  readonly state?: OrderState
  readonly lines?: readonly CartLine[]
  readonly details?: CartDetails
  readonly giftMinor?: number
  readonly customerId?: string
  /** Counted up if not given: two processes on one database need their own. */
  readonly number?: string
  readonly placedAt?: Date
  /** When the last step was taken; an hour after the one before it if not given. */
  readonly lastStepAt?: Date
}

let made = 0

function documentOf(given: TestOrder, number: string, placedAt: Date) {
  const { market = 'DK', lines = [line('RUG', 2), line('SET', 1)], details = DETAILS, giftMinor = 0 } = given
  const { order } = placed(lines, details, giftMinor)
  const { currency } = MARKETS[market]
  const buyer = { ...order.buyer, ...(given.customerId !== undefined && { customerId: given.customerId }) }
  const shownLine = (sku: string) => ({
    url: `/testvarer/${sku.toLowerCase()}`,
    image: { url: `/images/products/${sku.toLowerCase()}.webp?v=1`, alt: sku, width: 800, height: 800 },
    subtitle: 'Til test',
    bundleParts: [],
    ...(sku === 'SET' && { size: { narrowestCm: 74, longestCm: 180 } }),
    trackingProductInformation: {
      id: sku,
      name: `The ${sku}`,
      variant: sku,
      brand: 'Test',
      price: 10,
      categories: ['Testvarer'],
      productCode: sku,
      extras: {},
    },
  })
  return {
    ...order,
    number,
    market,
    currency,
    buyer,
    placedAt: placedAt.toISOString(),
    shown: {
      shippingName: 'Pakke til døren',
      shippingDescription: 'Du får besked, når pakken er på vej.',
      estimatedDelivery: 'Leveres torsdag den 19. november',
      arrivesOn: '2026-11-19',
      paymentName: order.paymentMethodKey === undefined ? '' : 'Kort',
      lines: Object.fromEntries(order.lines.flatMap(({ id, sku }) => (sku ? [[id, shownLine(sku)]] : []))),
    },
  }
}

/** An order in the database, with the steps that led to its state. */
export async function addTestOrder(db: Drizzle, given: TestOrder = {}): Promise<StoredOrder> {
  const { brand = 'hjemly', state = 'paid', placedAt = TEST_NOW } = given
  made += 1
  const counted = new Uint8Array([9, 7, 5, 3, 1, 8, made >> 8, made])
  const number = given.number ?? makeOrderNumber(ORDER_LETTERS[brand], counted)
  const document = documentOf(given, number, placedAt)
  const id = randomUUID()
  const steps = WAYS[state]
  const stepAt = (at: number) =>
    at === steps.length - 1 && given.lastStepAt ? given.lastStepAt : new Date(placedAt.getTime() + (at + 1) * HOUR_MS)
  await db.insert(orders).values({
    id,
    brand,
    number,
    market: document.market,
    state,
    document,
    cartId: randomUUID(),
    customerId: given.customerId ?? null,
    email: emailKey(document.buyer.email),
    idempotencyKey: randomUUID(),
    placedAt,
    changedAt: placedAt,
  })
  const first = { event: 'place', toState: 'placed', actor: 'buyer', at: placedAt } as const
  const history = steps.map(([event, toState], at) => {
    const fromState = steps[at - 1]?.[1] ?? 'placed'
    return { orderId: id, event, fromState, toState, actor: 'shop', at: stepAt(at) } as const
  })
  await db.insert(orderHistory).values([{ orderId: id, ...first }, ...history])
  const stored = await findOrderById(db, brand, id)
  if (!stored) throw new Error('The order was not written')
  return stored
}
