import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import { addTestGoods, type TestGoods } from '../../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { createVisitor } from '../../../../test/visitors/visitor-client.ts'

const GOODS: readonly TestGoods[] = [
  { sku: 'T-LAMP', onHand: 500, prices: [{ market: 'DK', minor: 33 }] },
  {
    sku: 'T-SOFA',
    onHand: 3,
    reserved: 1,
    weightKg: 60,
    prices: [
      { market: 'DK', minor: 8999_00 },
      { market: 'DK', minor: 6999_50, from: new Date('2026-11-10T00:00:00Z') },
      { market: 'NO', minor: 12999_00 },
    ],
  },
  { sku: 'T-CHAIR', onHand: 12, groupsOf: 2, prices: [{ market: 'DK', minor: 900_00 }] },
  { sku: 'T-CHAIR-RED', onHand: 7, groupsOf: 2, prices: [{ market: 'DK', minor: 950_00 }] },
  { sku: 'T-TABLE', onHand: 9, prices: [{ market: 'DK', minor: 4000_00 }] },
  { sku: 'T-BACK', onHand: 0, backOrderDays: 20 },
  { sku: 'T-GONE', onHand: 0 },
  { sku: 'T-FREE', onHand: 5, prices: [] },
  { sku: 'T-ELSEWHERE', onHand: 5, brands: ['skygge'] },
  {
    sku: 'T-SET',
    onHand: 0,
    prices: [{ market: 'DK', minor: 7000_00 }],
    parts: { table: [1, 'T-TABLE'], chairs: [4, 'T-CHAIR', 'T-CHAIR-RED'] },
  },
]

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, GOODS)
})
afterAll(() => shop.close())

const add = (sku: string, quantity: number, more: object = {}): CartCommand => ({
  $type: 'AddLineItemCommand',
  sku,
  quantity,
  ...more,
})
const codesOf = (answer: { validation: { validationErrors: readonly { code: string }[] } }) =>
  answer.validation.validationErrors.map(({ code }) => code)
const countRows = async (table: string) =>
  Number((await shop.database.pool.query(`select count(*) from ${table}`)).rows[0].count)

describe('adding to the cart', () => {
  it('CART-03 answers with the whole cart, its sums and the next version', async () => {
    const visitor = createVisitor(shop)
    await visitor.apply(add('T-LAMP', 3))
    const { cartResponse, checkoutResponse, validation } = await visitor.apply(add('T-SOFA', 2), add('T-LAMP', 1))
    expect(validation).toEqual({ validationErrors: [] })
    expect(checkoutResponse).toBeNull()
    expect(cartResponse).toMatchObject({
      version: 3,
      currency: 'DKK',
      subTotal: { inclVat: 14000.32, exclVat: 11200.26 },
      total: { inclVat: 14000.32 },
      savings: { inclVat: 3999, exclVat: 3199.2 },
      shippingCost: null,
      viewData: { shippingTier: 'twoMan', fallbackShippingCost: { inclVat: 599 }, cartDiscounts: [] },
      checkoutStatus: { unavailableLineItemIds: [] },
    })
    expect(cartResponse.items).toMatchObject([
      { sku: 'T-LAMP', quantity: 4, linePrice: { inclVat: 1.32, exclVat: 1.06 } },
      {
        sku: 'T-SOFA',
        name: 'T-SOFA da',
        url: '/testvarer/t-sofa',
        price: { current: { inclVat: 6999.5 }, regular: { inclVat: 8999 }, viewData: { showRedPrice: true } },
        viewData: { stockStatus: 'lowStock', estimatedDeliveryText: expect.stringMatching(/^Leveres senest \S+/) },
        trackingProductInformation: { id: 'T-SOFA', productCode: 't-sofa', categories: ['Testvarer'] },
      },
    ])
  })

  it('CART-12 the cart is there when the visitor comes back, for them and nobody else', async () => {
    const visitor = createVisitor(shop)
    const { cartResponse } = await visitor.apply(add('T-TABLE', 1))
    expect(await visitor.ask('cart')).toEqual(cartResponse)
    expect(await visitor.ask('cart', { cartId: cartResponse.id })).toEqual(cartResponse)
    const stranger = createVisitor(shop)
    expect(await stranger.ask('cart')).toBeNull()
    await stranger.apply(add('T-LAMP', 1))
    expect(await stranger.ask('cart', { cartId: cartResponse.id })).toBeNull()
    expect(await stranger.ask('cart', { cartId: 'not-an-id' })).toBeNull()
  })

  it('CART-13 a visitor has one cart in all markets, at the prices of the one that asks; what it does not sell stands aside', async () => {
    const danish = createVisitor(shop)
    await danish.apply(add('T-SOFA', 1))
    const { cartResponse } = await danish.apply(add('T-TABLE', 1))
    const norwegian = danish.in('nb')
    const shown = await norwegian.ask('cart')
    expect(shown).toMatchObject({ id: cartResponse.id, currency: 'NOK', subTotal: { inclVat: 12999 } })
    expect(shown?.items.map(({ url }) => url)).toEqual(['/nb/testvarer/t-sofa'])
    expect(shown?.asideItems).toHaveLength(1)
    expect(codesOf(await norwegian.apply(add('T-TABLE', 1)))).toEqual(['not-buyable'])
    expect((await danish.ask('cart'))?.items.map(({ sku }) => sku).toSorted()).toEqual(['T-SOFA', 'T-TABLE'])
  })

  it('CART-03 twenty at once make one cart with all of them, each with its own version', async () => {
    const visitor = createVisitor(shop)
    await visitor.post('wishlist/additem', { sku: 'T-LAMP' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.apply(add('T-LAMP', 2))))
    expect(new Set(answers.map(({ cartResponse }) => cartResponse.id)).size).toBe(1)
    expect(new Set(answers.map(({ cartResponse }) => cartResponse.version)).size).toBe(20)
    expect(await visitor.ask('cart')).toMatchObject({ version: 21, items: [{ quantity: 40 }] })
  })

  it('PDP-09 twenty at once never take more than there is', async () => {
    const visitor = createVisitor(shop)
    await visitor.apply(add('T-TABLE', 1))
    const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.apply(add('T-TABLE', 1))))
    expect(answers.flatMap(codesOf)).toEqual(Array.from({ length: 12 }, () => 'insufficient-inventory'))
    expect(await visitor.ask('cart')).toMatchObject({ items: [{ quantity: 9 }] })
  })

  it('PDP-09 a refusal leaves the cart as it was, to its version', async () => {
    const visitor = createVisitor(shop)
    const { cartResponse } = await visitor.apply(add('T-CHAIR', 2))
    for (const [sku, quantity, code] of [
      ['T-SOFA', 3, 'insufficient-inventory'],
      ['T-GONE', 1, 'insufficient-inventory'],
      ['T-CHAIR', 1, 'not-multiple-of-group'],
      ['T-CHAIR', 12, 'insufficient-inventory'],
      ['T-LAMP', 0, 'invalid-quantity'],
      ['T-LAMP', -1, 'invalid-quantity'],
      ['T-LAMP', 1_000_000_000, 'invalid-quantity'],
      ['T-LAMP', 1.5, 'invalid-quantity'],
      ['T-LAMP', 1000, 'invalid-quantity'],
      ['T-FREE', 1, 'not-buyable'],
      ['T-ELSEWHERE', 1, 'unknown-sku'],
      ["'; drop table carts; --", 1, 'unknown-sku'],
    ] as const) {
      const answer = await visitor.apply(add('T-LAMP', 1), add(sku, quantity))
      expect(answer.validation.validationErrors).toMatchObject([{ code, commandIndex: 1 }])
      expect(answer.cartResponse).toEqual(cartResponse)
    }
    expect(await visitor.ask('cart')).toEqual(cartResponse)
  })

  it('SEC-02 what is refused to a stranger is kept nowhere, and the cart that comes after has the same id', async () => {
    const count = async () => {
      const counts = 'select (select count(*) from carts) as carts, (select count(*) from visitors) as visitors'
      return (await shop.database.pool.query(counts)).rows
    }
    const before = await count()
    const visitor = createVisitor(shop)
    const refused = await visitor.apply(add('no-such-thing', 1))
    expect(refused.validation.validationErrors).toMatchObject([{ code: 'unknown-sku' }])
    expect(refused.cartResponse).toMatchObject({ version: 1, items: [], total: { inclVat: 0 } })
    await visitor.apply({ $type: 'SetCustomerEmailCommand', email: 'nobody' })
    await visitor.apply({ $type: 'AddDiscountCodeCommand', code: 'GUESS' })
    expect(await count()).toEqual(before)
    expect(await visitor.ask('cart')).toBeNull()
    const { id: cartId } = refused.cartResponse
    const kept = await visitor.apply({ ...add('T-LAMP', 1), cartId })
    expect(kept.cartResponse).toMatchObject({ id: cartId, version: 2, items: [{ sku: 'T-LAMP' }] })
  })

  it('CART-04 CART-06 a line is changed and removed by its id', async () => {
    const visitor = createVisitor(shop)
    const { cartResponse } = await visitor.apply(add('T-BACK', 40), add('T-CHAIR', 2))
    const [back, chair] = cartResponse.items.map(({ id }) => id)
    const changed = await visitor.apply(
      { $type: 'ChangeLineItemQuantityCommand', lineItemId: back ?? '', quantity: 2 },
      { $type: 'RemoveLineItemCommand', lineItemId: chair ?? '' },
    )
    expect(changed.cartResponse.items).toMatchObject([
      { id: back, quantity: 2, viewData: { stockStatus: 'orderable' } },
    ])
    const unknown = await visitor.apply({ $type: 'RemoveLineItemCommand', lineItemId: chair ?? '' })
    expect(unknown.validation.validationErrors).toMatchObject([{ code: 'unknown-line', lineItemId: chair }])
    const emptied = await visitor.apply({ $type: 'ChangeLineItemQuantityCommand', lineItemId: back ?? '', quantity: 0 })
    expect(emptied.cartResponse).toMatchObject({
      items: [],
      subTotal: { inclVat: 0, exclVat: 0 },
      viewData: { fallbackShippingCost: { inclVat: 0, exclVat: 0 } },
    })
  })

  it('CART-05 a line that sold out meanwhile is named', async () => {
    const visitor = createVisitor(shop)
    const { cartResponse } = await visitor.apply(add('T-SOFA', 2))
    await shop.database.pool.query(`update stock_levels set on_hand = 1 where sku = 'T-SOFA'`)
    const later = await visitor.ask('cart')
    await shop.database.pool.query(`update stock_levels set on_hand = 3 where sku = 'T-SOFA'`)
    expect(later).toMatchObject({
      items: [{ viewData: { stockStatus: 'outOfStock', estimatedDeliveryText: '' } }],
      checkoutStatus: { unavailableLineItemIds: [cartResponse.items[0]?.id] },
    })
  })
})

describe('a package in the cart', () => {
  it('PDP-07 CART-15 is one line at the price of its choices', async () => {
    const visitor = createVisitor(shop)
    const parts = [{ partKey: 'chairs', sku: 'T-CHAIR-RED' }]
    const { cartResponse } = await visitor.apply(
      add('T-SET', 1, { packageKey: 't-set', parts }),
      add('T-SET', 1, { packageKey: 't-set' }),
    )
    expect(cartResponse.items).toMatchObject([
      {
        quantity: 1,
        includedInPackage: { packageKey: 't-set' },
        linePrice: { inclVat: 7200 },
        viewData: {
          stockStatus: 'lowStock',
          bundleParts: [
            { partType: 'Del table', choices: [{ partTitle: 'T-TABLE da' }] },
            { partType: 'Del chairs', choices: [{ partTitle: '4 × T-CHAIR-RED da' }] },
          ],
        },
      },
      { linePrice: { inclVat: 7000 } },
    ])
    expect(codesOf(await visitor.apply(add('T-SET', 1, { parts })))).toEqual(['insufficient-inventory'])
    expect((await visitor.apply(add('T-SET', 1))).cartResponse.items).toMatchObject([{ quantity: 1 }, { quantity: 2 }])
  })
})

describe('undo', () => {
  it('CART-06 CART-15 a removed package comes back with the parts that were chosen', async () => {
    const visitor = createVisitor(shop)
    const parts = [{ partKey: 'chairs', sku: 'T-CHAIR-RED' }]
    const { cartResponse } = await visitor.apply(add('T-SET', 1, { packageKey: 't-set', parts }))
    const [line] = cartResponse.items
    const removed = await visitor.apply({ $type: 'RemoveLineItemCommand', lineItemId: line?.id ?? '' })
    expect(removed.cartResponse.items).toEqual([])
    const again = await visitor.apply(add('T-SET', 1, line?.includedInPackage))
    expect(again.cartResponse.items).toMatchObject([{ linePrice: line?.linePrice, viewData: line?.viewData }])
  })
})

describe('what is no list of commands', () => {
  const good = add('T-LAMP', 1)
  it.each<[string, unknown, number, string]>([
    ['broken JSON', '[{', 400, 'invalid-json'],
    ['an empty list', [], 400, 'invalid-request'],
    ['an object', good, 400, 'invalid-request'],
    ['null', 'null', 400, 'invalid-request'],
    ['51 commands', Array.from({ length: 51 }, () => good), 400, 'invalid-request'],
    ['a command without a type', [{ sku: 'T-LAMP', quantity: 1 }], 400, 'invalid-request'],
    ['an unknown command', [good, { $type: 'StealCartCommand' }], 400, 'unknown-command'],
    ['a quantity that is two', [{ ...good, quantity: 'two' }], 400, 'invalid-request'],
    [
      'a quantity without end',
      '[{"$type":"AddLineItemCommand","sku":"T-LAMP","quantity":1e999}]',
      400,
      'invalid-request',
    ],
    ['a megabyte', [{ ...good, sku: 'x'.repeat(1_000_000) }], 413, 'body-too-large'],
    ['an e-mail without end', [{ $type: 'SetCustomerEmailCommand', email: 'x'.repeat(301) }], 400, 'invalid-request'],
    ['half a character', [{ ...good, trackingType: '\uD800' }], 400, 'invalid-request'],
    [
      'a company with a zero byte',
      [{ $type: 'SetCustomerTypeOnCartCommand', customerType: 'company', companyName: 'a\u0000' }],
      400,
      'invalid-request',
    ],
    ['half an address', [{ $type: 'SetBillingAddressCommand', address: { city: 'Aarhus' } }], 400, 'invalid-request'],
    ['a quantity in words', [{ ...good, quantity: '1' }], 400, 'invalid-request'],
    ['no sku', [{ $type: 'AddLineItemCommand', quantity: 1 }], 400, 'invalid-request'],
    ['a sku with a zero byte', [add('T\u0000', 1)], 400, 'invalid-request'],
    ['a sku without end', [add('T'.repeat(101), 1)], 400, 'invalid-request'],
    [
      'two carts',
      [
        { ...good, cartId: 'a' },
        { ...good, cartId: 'b' },
      ],
      400,
      'invalid-request',
    ],
    ['a cart of nobody', [{ ...good, cartId: '01234567-89ab-4def-8123-456789abcdef' }], 404, 'not-found'],
    ['a cart that is no id', [{ ...good, cartId: 'mine' }], 404, 'not-found'],
  ])('API-03 %s is refused and nothing is written', async (_case, body, status, code) => {
    const before = [await countRows('carts'), await countRows('visitors')]
    const answer = await createVisitor(shop).post('ct/cart/apply', body)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toMatchObject({ code, status })
    expect([await countRows('carts'), await countRows('visitors')]).toEqual(before)
  })

  it('SEC-02 another visitor’s cart is not there, and stays as it is', async () => {
    const owner = createVisitor(shop)
    const { cartResponse } = await owner.apply(add('T-LAMP', 1))
    const thief = createVisitor(shop)
    await thief.apply(add('T-LAMP', 1))
    const answer = await thief.post('ct/cart/apply', [{ ...good, cartId: cartResponse.id }])
    expect(answer.status).toBe(404)
    expect(await owner.ask('cart')).toEqual(cartResponse)
    expect((await owner.apply({ ...good, cartId: cartResponse.id })).cartResponse.items).toMatchObject([
      { quantity: 2 },
    ])
  })

  it('API-01 a call without the shop’s header is refused', async () => {
    const answer = await createVisitor(shop).post('ct/cart/apply', [good], { 'content-type': 'application/json' })
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 'csrf' })
  })

  it('API-03 an unknown language is a wrong shape', async () => {
    const answer = await createVisitor(shop, 'xx').post('ct/cart/apply', [good])
    expect(answer.status).toBe(400)
  })
})
