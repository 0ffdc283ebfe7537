import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CART_FORM_PATHS } from '@firkant/domain/cart/cart-page.ts'
import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { createVisitor, type Visitor } from '../../../test/visitors/visitor-client.ts'
import { DEMO_PROMOTIONS } from '../../commands/demo/import-demo-data.ts'
import { DEMO_FOLDER } from '../../commands/demo/import-demo.ts'
import { openSession } from '../../platform/sessions/session-service.ts'
import { importPromotions, joinGroup, readPromotionFile } from '../promotions/import-promotions.ts'

const DEMO = readPromotionFile(join(DEMO_FOLDER, DEMO_PROMOTIONS))
const words = (text: string) => ({ da: text, nb: text, sv: text })

let shop: TestShop
let customerId: string
beforeAll(async () => {
  shop = await startTestShop()
  const bothMarkets = (minor: number) => [
    { market: 'DK' as const, minor },
    { market: 'NO' as const, minor: minor * 2 },
  ]
  await addTestGoods(shop.database.main, [
    { sku: 'C-LAMP', onHand: 50, prices: bothMarkets(199_95) },
    { sku: 'C-SOFA', onHand: 50, weightKg: 60, prices: bothMarkets(2000_00) },
    { sku: 'C-CANDLE', onHand: 50, prices: bothMarkets(49_00) },
  ])
  await importPromotions(shop.database.main, {
    ...DEMO,
    promotions: [
      ...DEMO.promotions,
      {
        key: 'test-sofa',
        names: words('En fjerdedel af sofaen'),
        isCombinable: false,
        conditions: { goods: { skus: ['C-SOFA'] }, leastQuantity: 2 },
        effect: { type: 'percent', percent: 25 },
      },
      {
        key: 'test-candle',
        names: words('Et lys i gave'),
        isCombinable: false,
        conditions: { leastAmount: { DK: 3000 } },
        effect: { type: 'gift', sku: 'C-CANDLE', quantity: 1 },
      },
      {
        key: 'test-personal',
        names: words('Kun til dig'),
        isCombinable: false,
        conditions: { goods: { skus: ['C-LAMP'] }, customerGroups: ['regulars'] },
        effect: { type: 'fixedPrice', amount: { DK: 150 } },
      },
    ],
  })
  await joinGroup(shop.database.main, 'regulars', ['demo@hjemly.example'])
  const { rows } = await shop.database.pool.query<{ id: string }>(
    `select id from customers where brand = 'hjemly' and email = 'demo@hjemly.example'`,
  )
  customerId = rows[0]?.id ?? ''
})
afterAll(() => shop.close())

const add = (sku: string, quantity: number): CartCommand => ({ $type: 'AddLineItemCommand', sku, quantity })
const code = (text: string, more: object = {}): CartCommand => ({
  $type: 'AddDiscountCodeCommand',
  code: text,
  ...more,
})
const card = (text: string): CartCommand => ({
  $type: 'AddGiftCardCodeCommand',
  code: text,
  resolveCheckoutData: true,
})
const codesOf = ({ validation }: CartApplyResponse) => validation.validationErrors.map((error) => error.code)
async function signedIn(visitor: Visitor): Promise<Visitor> {
  await shop.database.pool.query('delete from carts where customer_id = $1', [customerId])
  const session = { kind: 'customer', brand: 'hjemly', subjectId: customerId } as const
  visitor.signIn(await openSession(shop.database.main, session, TEST_NOW))
  return visitor
}

describe('a coupon', () => {
  it('CART-10 takes off what it promises, explained for the cart and for each line, until it is removed', async () => {
    const visitor = createVisitor(shop)
    await visitor.apply(add('C-LAMP', 3), add('C-CANDLE', 1))
    const { cartResponse } = await visitor.apply(code('velkommen10'))
    expect(cartResponse).toMatchObject({
      subTotal: { inclVat: 648.85, exclVat: 519.08 },
      total: { inclVat: 583.96, exclVat: 467.17 },
      savings: { inclVat: 64.89 },
      viewData: {
        cartDiscounts: [
          { code: 'VELKOMMEN10', name: 'Velkomstrabat 10 %', amount: { inclVat: 64.89 }, status: 'applied' },
        ],
        cartBaseDiscount: { inclVat: 0 },
      },
    })
    expect(cartResponse.items.map(({ viewData }) => viewData.discounts)).toEqual([
      [{ name: 'Velkomstrabat 10 %', code: 'VELKOMMEN10', amount: { inclVat: 59.99, exclVat: 47.99 } }],
      [{ name: 'Velkomstrabat 10 %', code: 'VELKOMMEN10', amount: { inclVat: 4.9, exclVat: 3.92 } }],
    ])
    expect(await visitor.ask('cart')).toEqual(cartResponse)
    const without = await visitor.apply({ $type: 'RemoveDiscountCodeCommand', code: 'VELKOMMEN10' })
    expect(without.cartResponse).toMatchObject({ total: { inclVat: 648.85 }, viewData: { cartDiscounts: [] } })
  })

  it.each([
    ['UDLOEBET', 'code-expired'],
    ['NORGE100', 'code-not-applicable'],
    ['MEDLEM15', 'code-requires-login'],
    ['NOBODY', 'unknown-code'],
    ["' or 1=1 --", 'unknown-code'],
  ])('CART-10 %s is refused as %s, and the cart is as it was', async (text, expected) => {
    const visitor = createVisitor(shop)
    const { cartResponse } = await visitor.apply(add('C-LAMP', 1))
    const refused = await visitor.apply(add('C-LAMP', 1), code(text))
    expect(refused.validation.validationErrors).toMatchObject([{ code: expected, commandIndex: 1 }])
    expect(refused.cartResponse).toEqual(cartResponse)
  })

  it('CART-10 of a market is good there, waits elsewhere and says so', async () => {
    const visitor = createVisitor(shop, 'nb')
    const { cartResponse } = await visitor.apply(add('C-LAMP', 1), code('NORGE100'))
    expect(cartResponse).toMatchObject({ currency: 'NOK', subTotal: { inclVat: 399.9 }, total: { inclVat: 299.9 } })
    const danish = await visitor.in('da').ask('cart')
    expect(danish).toMatchObject({
      total: { inclVat: 199.95 },
      viewData: { changes: [{ type: 'discountCode', code: 'NORGE100', reason: 'code-not-applicable' }] },
    })
    expect(await visitor.ask('cart')).toMatchObject({ total: { inclVat: 299.9 } })
  })

  it('CART-10 for delivery makes it free, and one given to an empty cart waits for goods', async () => {
    const visitor = createVisitor(shop)
    const empty = await visitor.apply(code('GRATISFRAGT'))
    expect(empty.cartResponse.viewData.cartDiscounts).toMatchObject([{ code: 'GRATISFRAGT', status: 'waiting' }])
    const { cartResponse } = await visitor.apply(add('C-SOFA', 1))
    expect(cartResponse.viewData).toMatchObject({
      shippingTier: 'twoMan',
      fallbackShippingCost: { inclVat: 0 },
      cartDiscounts: [{ code: 'GRATISFRAGT', amount: { inclVat: 0 }, status: 'applied' }],
    })
  })

  it('CART-10 SEC-02 that each may have once tells nobody whether an address has had it', async () => {
    const use = `insert into promotion_uses (brand, promotion_key, reference, email, used_at)
      values ('hjemly', 'welcome', 'order-1', 'once@example.dk', now())`
    await shop.database.pool.query(use)
    const answers = ['Once@example.dk', 'never@example.dk'].map(async (email) => {
      const visitor = createVisitor(shop)
      const named = await visitor.apply(add('C-LAMP', 1), { $type: 'SetCustomerEmailCommand', email })
      const { cartResponse, validation } = await visitor.apply(code('VELKOMMEN10'))
      const told = await visitor.ask('checkout')
      return [named.validation, validation, cartResponse.total, cartResponse.viewData, told?.checkout.totals]
    })
    const [bought, other] = await Promise.all(answers)
    expect(bought).toEqual(other)
    expect(bought?.[1]).toEqual({ validationErrors: [] })
  })

  it('CART-10 that each may have once is refused to a customer who has had it', async () => {
    const { rows } = await shop.database.pool.query<{ id: string }>(
      `insert into customers (brand, email, forename, surname, phone_number)
       values ('hjemly', 'had@example.dk', 'Alma', 'Holm', '+4520304050') returning id`,
    )
    const subjectId = rows[0]?.id ?? ''
    await shop.database.pool.query(
      `insert into promotion_uses (brand, promotion_key, reference, email, customer_id, used_at)
       values ('hjemly', 'welcome', 'order-2', 'had@example.dk', $1, now())`,
      [subjectId],
    )
    const visitor = createVisitor(shop)
    visitor.signIn(await openSession(shop.database.main, { kind: 'customer', brand: 'hjemly', subjectId }, TEST_NOW))
    await visitor.apply(add('C-LAMP', 1))
    const { validation } = await visitor.apply(code('VELKOMMEN10'))
    expect(validation.validationErrors).toMatchObject([{ code: 'code-not-applicable', detail: 'used-before' }])
  })
})

describe('promotions without a code', () => {
  it('CART-10 the best for the customer wins on each line, and a gift comes on top', async () => {
    const visitor = createVisitor(shop)
    const { cartResponse } = await visitor.apply(add('C-SOFA', 2), add('C-LAMP', 1), code('VELKOMMEN10'))
    expect(cartResponse).toMatchObject({
      subTotal: { inclVat: 4199.95 },
      viewData: { cartBaseDiscount: { inclVat: 1000 }, cartDiscounts: [{ amount: { inclVat: 20 } }] },
      total: { inclVat: 3179.95 },
    })
    const gift = cartResponse.items.at(-1)
    expect(gift).toMatchObject({
      id: 'gift-test-candle',
      sku: 'C-CANDLE',
      quantity: 1,
      linePrice: { inclVat: 0 },
      viewData: { isGift: true, discounts: [{ name: 'Et lys i gave' }] },
    })
    const fewer = await visitor.apply({
      $type: 'ChangeLineItemQuantityCommand',
      lineItemId: cartResponse.items[0]?.id ?? '',
      quantity: 1,
    })
    expect(fewer.cartResponse.items.map(({ sku }) => sku)).toEqual(['C-SOFA', 'C-LAMP'])
    expect(fewer.cartResponse.viewData.cartBaseDiscount.inclVat).toBe(0)
  })

  it('CART-05 a gift’s quantity is not to be changed, but it may be declined', async () => {
    const visitor = createVisitor(shop)
    await visitor.apply(add('C-SOFA', 2))
    const lineItemId = 'gift-test-candle'
    const changed = await visitor.apply({ $type: 'ChangeLineItemQuantityCommand', lineItemId, quantity: 3 })
    expect(codesOf(changed)).toEqual(['invalid-quantity'])
    const declined = await visitor.apply({ $type: 'RemoveLineItemCommand', lineItemId })
    expect(declined.cartResponse.items).toHaveLength(1)
  })

  it('CART-06 CART-10 a declined gift stays away until that is undone, and comes back as the gift it was', async () => {
    const visitor = createVisitor(shop)
    const given = await visitor.apply(add('C-SOFA', 2))
    const lineItemId = 'gift-test-candle'
    await visitor.apply({ $type: 'RemoveLineItemCommand', lineItemId })
    const later = await visitor.apply(add('C-LAMP', 1))
    expect(later.cartResponse.items.map(({ sku }) => sku)).toEqual(['C-SOFA', 'C-LAMP'])
    expect(later.cartResponse.viewData.declinedGifts).toEqual([{ lineItemId, name: 'C-CANDLE da', quantity: 1 }])
    const undone = await visitor.apply({ $type: 'ChangeLineItemQuantityCommand', lineItemId, quantity: 1 })
    expect(codesOf(undone)).toEqual([])
    expect(undone.cartResponse.items.at(-1)).toEqual(given.cartResponse.items.at(-1))
    expect(undone.cartResponse.total).toEqual(later.cartResponse.total)
    expect(undone.cartResponse.viewData).not.toHaveProperty('declinedGifts')
  })

  it('CART-06 CART-10 without scripts a gift is declined and taken back by the forms of the cart’s page', async () => {
    const visitor = createVisitor(shop)
    await visitor.apply(add('C-SOFA', 2))
    const send = (form: keyof typeof CART_FORM_PATHS, fields: Record<string, string>) =>
      fetch(shop.origin + CART_FORM_PATHS[form], {
        method: 'POST',
        redirect: 'manual',
        headers: {
          cookie: visitor.cookie(),
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ language: 'da', lineItemId: 'gift-test-candle', ...fields }),
      })
    expect((await send('remove', {})).headers.get('location')).toBe('/kurv')
    const page = await (await fetch(`${shop.origin}/kurv`, { headers: { cookie: visitor.cookie() } })).text()
    expect(page).toContain('Du har sagt nej tak til gaven C-CANDLE da.')
    expect(page).toContain('name="lineItemId" value="gift-test-candle"')
    expect((await send('change', { quantity: '1' })).headers.get('location')).toBe('/kurv')
    const cart = await visitor.ask('cart')
    expect(cart?.items.at(-1)).toMatchObject({ id: 'gift-test-candle', linePrice: { inclVat: 0 } })
  })

  it('CART-10 a promotion that ends or changes is out of the very next answer', async () => {
    const visitor = createVisitor(shop)
    const before = await visitor.apply(add('C-SOFA', 2))
    expect(before.cartResponse.viewData.cartBaseDiscount.inclVat).toBe(1000)
    const { pool } = shop.database
    await pool.query(`update promotions set effect = '{"type":"percent","percent":50}' where key = 'test-sofa'`)
    expect(await visitor.ask('cart')).toMatchObject({ viewData: { cartBaseDiscount: { inclVat: 2000 } } })
    await pool.query(`update promotions set ends_at = $1 where key = 'test-sofa'`, [TEST_NOW])
    expect(await visitor.ask('cart')).toMatchObject({ viewData: { cartBaseDiscount: { inclVat: 0 } } })
    await pool.query(
      `update promotions set ends_at = null, effect = '{"type":"percent","percent":25}' where key = 'test-sofa'`,
    )
  })

  it('CART-10 personal offers are there only for who is signed in, and so is the members’ code', async () => {
    const visitor = createVisitor(shop)
    const stranger = await visitor.apply(add('C-LAMP', 1))
    expect(stranger.cartResponse.viewData.cartBaseDiscount.inclVat).toBe(0)
    const known = await (await signedIn(visitor)).apply(add('C-LAMP', 1), add('C-CANDLE', 1), code('MEDLEM15'))
    expect(codesOf(known)).toEqual([])
    expect(known.cartResponse.items.map(({ viewData }) => viewData.discounts?.[0]?.name)).toEqual([
      'Kun til dig',
      'Medlemsrabat 15 %',
    ])
    expect(known.cartResponse.viewData.cartBaseDiscount.inclVat).toBe(49.95)
  })
})

describe('a gift card', () => {
  it('CART-10 pays after the discounts, in the checkout alone', async () => {
    const visitor = createVisitor(shop)
    const { cartResponse, checkoutResponse } = await visitor.apply(
      add('C-LAMP', 3),
      code('VELKOMMEN10'),
      card('gave-500-demo'),
    )
    expect(cartResponse.total.inclVat).toBe(539.86)
    expect(checkoutResponse).toMatchObject({
      giftCards: [{ code: 'GAVE-500-DEMO', amount: 500 }],
      totals: { goods: 599.85, discount: 59.99, shipping: 0, giftCards: 500, toPay: 39.86, vat: 107.97 },
    })
    const without = await visitor.apply({
      $type: 'RemoveGiftCardCodeCommand',
      code: 'GAVE-500-DEMO',
      resolveCheckoutData: true,
    })
    expect(without.checkoutResponse?.totals).toMatchObject({ giftCards: 0, toPay: 539.86 })
  })

  it.each([
    ['GAVE-0-DEMO', 'code-not-applicable'],
    ['GAVE-500-NEMO', 'unknown-code'],
  ])('CART-10 %s is refused as %s', async (text, expected) => {
    expect(codesOf(await createVisitor(shop).apply(card(text)))).toEqual([expected])
  })

  it('CART-10 without money is told apart from one that is for something else', async () => {
    const refused = await createVisitor(shop).apply(card('GAVE-0-DEMO'))
    expect(refused.validation.validationErrors[0]?.detail).toBe('used-up')
    const unknown = await createVisitor(shop).apply(card('GAVE-500-NEMO'))
    expect(unknown.validation.validationErrors[0]).not.toHaveProperty('detail')
  })
})
