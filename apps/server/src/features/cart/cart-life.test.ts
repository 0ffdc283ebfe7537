import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { CART_LIST_HEADER } from '@firkant/domain/cart/cart-list-header.ts'
import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { createVisitor, JSON_HEADERS, type Visitor } from '../../../test/visitors/visitor-client.ts'
import { hashToken, openSession } from '../../platform/sessions/session-service.ts'
import { createCartEvents, type CartEvent } from './cart-events.ts'
import { createCartService } from './cart-service.ts'
import { deleteExpiredCarts } from './cart-sweep.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [
    { sku: 'L-LAMP', onHand: 500 },
    { sku: 'L-SOFA', onHand: 5 },
    { sku: 'L-RUG', onHand: 5 },
  ])
})
afterAll(() => shop.close())

const heard: CartEvent[] = []
function service() {
  const events = createCartEvents((error) => {
    throw error
  })
  events.subscribe((event) => heard.push(event))
  return createCartService({ database: shop.database, brand: BRANDS.hjemly, events, paymentMethodKeys: [] })
}
const add = (sku: string, quantity = 1): CartCommand => ({ $type: 'AddLineItemCommand', sku, quantity })
const hashOf = (visitor: Visitor) => hashToken(visitor.cookie().replace('visitor=', ''))
const goodsOf = (cart: { items: readonly { sku: string; quantity: number }[] } | null) =>
  cart?.items.map(({ sku, quantity }) => `${sku} ${quantity}`)

async function newCustomer(): Promise<string> {
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `insert into customers (brand, email, forename, surname, phone_number)
     values ('hjemly', $1, 'Alma', 'Holm', '+4520304050') returning id`,
    [`${randomUUID()}@example.dk`],
  )
  return rows[0]?.id ?? ''
}
async function signIn(visitor: Visitor, customerId: string): Promise<void> {
  const session = { kind: 'customer', brand: 'hjemly', subjectId: customerId } as const
  visitor.signIn(await openSession(shop.database.main, session, TEST_NOW))
}
const login = (visitor: Visitor, customerId: string) =>
  service().mergeCarts({ visitorHash: hashOf(visitor), customerId, market: 'DK', now: TEST_NOW })

describe('signing in', () => {
  it('CART-12 the visitor’s cart becomes the customer’s, on every device, and is nobody else’s', async () => {
    const customerId = await newCustomer()
    const [atHome, onTheWay] = [createVisitor(shop), createVisitor(shop)]
    await atHome.apply(add('L-LAMP', 2), add('L-SOFA'))
    expect(await login(atHome, customerId)).toEqual({ cartLines: 2 })
    await signIn(atHome, customerId)
    const { cartResponse } = await atHome.apply(add('L-SOFA'))
    expect(goodsOf(cartResponse)).toEqual(['L-LAMP 2', 'L-SOFA 2'])

    await onTheWay.apply(add('L-LAMP', 5), add('L-RUG'))
    await login(onTheWay, customerId)
    await signIn(onTheWay, customerId)
    expect(goodsOf(await onTheWay.ask('cart'))).toEqual(['L-LAMP 5', 'L-SOFA 2', 'L-RUG 1'])
    expect(goodsOf(await atHome.ask('cart', { cartId: cartResponse.id }))).toEqual(['L-LAMP 5', 'L-SOFA 2', 'L-RUG 1'])

    const stranger = createVisitor(shop)
    expect(await stranger.ask('cart', { cartId: cartResponse.id })).toBeNull()
    const named = [{ ...add('L-LAMP'), cartId: cartResponse.id }]
    expect((await stranger.post('ct/cart/apply', named)).status).toBe(404)
  })

  it('CART-12 twice is once, at the same moment too', async () => {
    const customerId = await newCustomer()
    const visitor = createVisitor(shop)
    await visitor.apply(add('L-LAMP', 3))
    const merged = await Promise.all([
      login(visitor, customerId),
      login(visitor, customerId),
      login(visitor, customerId),
    ])
    expect(merged.filter(Boolean)).toHaveLength(1)
    await signIn(visitor, customerId)
    expect(goodsOf(await visitor.ask('cart'))).toEqual(['L-LAMP 3'])
  })

  it('CART-12 who signs out has an empty cart, and the customer’s waits for them', async () => {
    const customerId = await newCustomer()
    const visitor = createVisitor(shop)
    await visitor.apply(add('L-LAMP', 3))
    await login(visitor, customerId)
    expect(await visitor.ask('cart')).toBeNull()
    await signIn(visitor, customerId)
    expect(goodsOf(await visitor.ask('cart'))).toEqual(['L-LAMP 3'])
  })

  it('SEC-02 a token that is none, or has run out, opens no customer’s cart', async () => {
    const customerId = await newCustomer()
    const visitor = createVisitor(shop)
    await visitor.apply(add('L-LAMP', 3))
    await login(visitor, customerId)
    visitor.signIn('nonsense')
    expect(await visitor.ask('cart')).toBeNull()
    await signIn(visitor, customerId)
    await shop.database.pool.query('update sessions set expires_at = $1 where subject_id = $2', [TEST_NOW, customerId])
    expect(await visitor.ask('cart')).toBeNull()
  })
})

describe('a list that is sent again', () => {
  const send = async (visitor: Visitor, id: string, commands: readonly CartCommand[]) =>
    visitor.post('ct/cart/apply', commands, { ...JSON_HEADERS, [CART_LIST_HEADER]: id })

  it('CART-03 under its own name is applied once, however often and at once', async () => {
    const visitor = createVisitor(shop)
    await visitor.apply(add('L-SOFA'))
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(visitor, id, [add('L-LAMP', 2)])))
    for (const answer of answers) {
      const { cartResponse, validation } = (await answer.json()) as CartApplyResponse
      expect([goodsOf(cartResponse), cartResponse.version, validation.validationErrors]).toEqual([
        ['L-SOFA 1', 'L-LAMP 2'],
        3,
        [],
      ])
    }
    await send(visitor, randomUUID(), [add('L-LAMP', 2)])
    expect(goodsOf(await visitor.ask('cart'))).toEqual(['L-SOFA 1', 'L-LAMP 4'])
  })

  it('CART-03 one that was refused is judged anew', async () => {
    const visitor = createVisitor(shop)
    const id = randomUUID()
    await send(visitor, id, [add('L-RUG', 6)])
    await shop.database.pool.query(`update stock_levels set on_hand = 6 where sku = 'L-RUG'`)
    await send(visitor, id, [add('L-RUG', 6)])
    await shop.database.pool.query(`update stock_levels set on_hand = 5 where sku = 'L-RUG'`)
    expect(goodsOf(await visitor.ask('cart'))).toEqual(['L-RUG 6'])
  })

  it('API-03 a name that is no UUID is refused', async () => {
    expect((await send(createVisitor(shop), 'again', [add('L-LAMP')])).status).toBe(400)
  })
})

describe('a cart that was left alone', () => {
  it('CART-13 comes back at today’s prices, and says what changed until the visitor changes it', async () => {
    const visitor = createVisitor(shop)
    const { cartResponse } = await visitor.apply(add('L-RUG'))
    expect(cartResponse.viewData.changes).toBeUndefined()
    await shop.database.pool.query(
      `insert into price_entries (brand, market, sku, amount_minor, reason, starts_at)
       values ('hjemly', 'DK', 'L-RUG', 8000, 'campaign', $1)`,
      [TEST_NOW],
    )
    const change = {
      type: 'price',
      lineItemId: cartResponse.items[0]?.id,
      was: { inclVat: 100, exclVat: 80 },
      now: { inclVat: 80, exclVat: 64 },
    }
    const healed = { subTotal: { inclVat: 80 }, viewData: { changes: [change] } }
    expect(await visitor.ask('cart')).toMatchObject(healed)
    expect((await visitor.apply(add('L-LAMP'))).cartResponse.viewData.changes).toEqual([change])
    expect((await visitor.ask('cart'))?.viewData.changes).toBeUndefined()
  })

  it('CART-12 stays for 90 days, and is then cleared away', async () => {
    const visitor = createVisitor(shop)
    await visitor.apply(add('L-LAMP'))
    const inDays = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS)
    await deleteExpiredCarts(shop.database.main, inDays(90))
    expect(goodsOf(await visitor.ask('cart'))).toEqual(['L-LAMP 1'])
    expect(await deleteExpiredCarts(shop.database.main, inDays(91))).toBeGreaterThan(0)
    expect(await visitor.ask('cart')).toBeNull()
  })

  it('CHK-03 can’t be changed while it is paid for, and an ordered one makes room for the next', async () => {
    const visitor = createVisitor(shop)
    const { cartResponse } = await visitor.apply(add('L-LAMP'))
    const setStatus = (status: string) =>
      shop.database.pool.query('update carts set status = $1 where id = $2', [status, cartResponse.id])
    await setStatus('paying')
    const refused = await visitor.apply(add('L-LAMP'))
    expect(refused.validation.validationErrors).toMatchObject([{ code: 'cart-locked', commandIndex: 0 }])
    expect(refused.cartResponse).toEqual(cartResponse)
    await setStatus('ordered')
    expect(await visitor.ask('cart')).toBeNull()
    const next = await visitor.apply(add('L-SOFA'))
    expect(next.cartResponse.id).not.toBe(cartResponse.id)
    expect(goodsOf(next.cartResponse)).toEqual(['L-SOFA 1'])
  })
})

describe('what is told to who counts', () => {
  it('TRACK-02 each line that was added, changed or removed, once it is kept, and nothing of what was refused', async () => {
    const carts = service()
    const requester = { market: MARKETS.DK, now: TEST_NOW, visitorHash: hashToken(randomUUID()) }
    const first = await carts.apply(requester, [{ ...add('L-LAMP', 2), trackingType: 'card' } as CartCommand])
    const lineItemId = first?.cartResponse.items[0]?.id ?? ''
    heard.length = 0
    await carts.apply(requester, [add('L-LAMP', 3), add('L-SOFA', 1)])
    await carts.apply(requester, [add('L-LAMP', 1), add('L-SOFA', 99)])
    await carts.apply(requester, [{ $type: 'SetCountryCommand', countryCode: 'DK' }])
    await carts.apply(requester, [{ $type: 'RemoveLineItemCommand', lineItemId }])
    const place = { brand: 'hjemly', market: 'DK', cartId: first?.cartResponse.id, at: TEST_NOW }
    expect(heard).toMatchObject([
      { ...place, type: 'quantity-changed', sku: 'L-LAMP', difference: 3, quantity: 5, trackingType: 'card' },
      { ...place, type: 'line-added', sku: 'L-SOFA', difference: 1, quantity: 1 },
      { ...place, type: 'line-removed', sku: 'L-LAMP', difference: -5, quantity: 0 },
    ])
    expect(heard).toHaveLength(3)
  })
})
