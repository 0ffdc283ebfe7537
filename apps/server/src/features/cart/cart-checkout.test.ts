import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'

let shop: TestShop
let store: string
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [
    { sku: 'K-LAMP', onHand: 50, prices: [{ market: 'DK', minor: 200_00 }] },
    { sku: 'K-SOFA', onHand: 5, weightKg: 60, prices: [{ market: 'DK', minor: 2000_00 }] },
  ])
  const { rows } = await shop.database.pool.query<{ key: string }>(
    `select key from stores where market = 'DK' order by position limit 1`,
  )
  store = rows[0]?.key ?? ''
  await shop.database.pool.query(`insert into stock_levels values ('K-LAMP', $1, 3, 1)`, [store])
})
afterAll(() => shop.close())

const add = (sku: string, quantity: number): CartCommand => ({ $type: 'AddLineItemCommand', sku, quantity })
const address = {
  firstName: 'Alma',
  lastName: 'Holm',
  streetName: 'Strandvejen',
  streetNumber: '12',
  postalCode: '2900',
  city: 'Hellerup',
  countryCode: 'DK',
}
const withCheckout = { resolveCheckoutData: true }
const codesOf = ({ validation }: CartApplyResponse) => validation.validationErrors.map((error) => error.code)

describe('the checkout of a cart', () => {
  it('CART-02 CHK-01 every line says the day that the checkout promises, also where a sofa forces its own way on a lamp', async () => {
    const visitor = createVisitor(shop)
    const alone = await visitor.apply({ ...add('K-LAMP', 1), ...withCheckout })
    const textsOf = ({ cartResponse }: CartApplyResponse) =>
      cartResponse.items.map(({ viewData }) => viewData.estimatedDeliveryText)
    const promised = ({ checkoutResponse }: CartApplyResponse) =>
      checkoutResponse?.shippingMethods[0]?.estimatedDelivery
    expect(textsOf(alone)).toEqual([promised(alone)])
    const both = await visitor.apply({ ...add('K-SOFA', 1), ...withCheckout })
    expect(textsOf(both)).toEqual([promised(both), promised(both)])
    expect(promised(both)).not.toBe(promised(alone))
  })

  it('CART-05 CART-13 CHK-04 a line that ran out is in no sum, and the order waits for it to be taken out', async () => {
    const visitor = createVisitor(shop)
    const before = await visitor.apply({ ...add('K-LAMP', 1), ...withCheckout })
    await visitor.apply(add('K-SOFA', 5))
    await shop.database.pool.query(`update stock_levels set on_hand = 4 where sku = 'K-SOFA'`)
    const after = await visitor.apply({ $type: 'SetCustomerEmailCommand', email: 'a@example.dk', ...withCheckout })
    await shop.database.pool.query(`update stock_levels set on_hand = 5 where sku = 'K-SOFA'`)
    expect(after.cartResponse).toMatchObject({
      subTotal: before.cartResponse.subTotal,
      total: before.cartResponse.total,
      viewData: { shippingTier: 'parcel', fallbackShippingCost: { inclVat: 49 }, expectedTotal: { inclVat: 249 } },
      checkoutStatus: { unavailableLineItemIds: [after.cartResponse.items[1]?.id] },
    })
    expect(after.cartResponse.items[1]).toMatchObject({
      linePrice: { inclVat: 10_000 },
      viewData: { estimatedDeliveryText: '' },
    })
    expect(after.checkoutResponse).toMatchObject({ canPlaceOrder: false, totals: { goods: 200, toPay: 200 } })
  })

  it('CHK-01 is answered to who asks for it, never to the mini cart', async () => {
    const visitor = createVisitor(shop)
    expect((await visitor.apply(add('K-LAMP', 1))).checkoutResponse).toBeNull()
    const hidden = { ...add('K-LAMP', 1), $type: 'HFNAddLineItemCommand', ...withCheckout } as object as CartCommand
    expect((await visitor.apply(hidden)).checkoutResponse).toBeNull()
    const { checkoutResponse } = await visitor.apply({ ...add('K-LAMP', 1), ...withCheckout })
    expect(checkoutResponse).toEqual({
      customerType: 'private',
      countryCode: 'DK',
      shippingMethods: [
        {
          key: 'delivery',
          name: 'Pakke til døren',
          description: 'Du får besked, når pakken er på vej.',
          price: { inclVat: 0, exclVat: 0 },
          estimatedDelivery: expect.stringMatching(/^Leveres senest \S+/) as string,
          arrivesOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
          selected: false,
        },
      ],
      paymentMethods: [
        { key: 'card', name: 'Kort', selected: false },
        { key: 'vipps', name: 'MobilePay', selected: false },
        { key: 'invoice', name: 'Faktura', selected: false },
        { key: 'klarna', name: 'Klarna', selected: false },
      ],
      discountCodes: [],
      giftCards: [],
      missing: ['email', 'mobile', 'billingAddress', 'shippingMethod', 'paymentMethod'],
      canPlaceOrder: false,
      totals: { goods: 600, shipping: 0, discount: 0, giftCards: 0, vat: 120, toPay: 600 },
    })
  })

  it('CHK-01 each command fills a field, until the order can be placed', async () => {
    const visitor = createVisitor(shop)
    const { cartResponse, checkoutResponse } = await visitor.apply(
      add('K-SOFA', 1),
      { $type: 'SetCustomerEmailCommand', email: 'alma@example.dk' },
      { $type: 'SetCustomerMobileCommand', mobile: '20304050' },
      { $type: 'SetCustomerTypeOnCartCommand', customerType: 'company', companyName: 'Holm ApS' },
      { $type: 'SetCountryCommand', countryCode: 'DK' },
      { $type: 'SetBillingAddressCommand', address },
      { $type: 'SetShippingAddressCommand', address: { ...address, streetNumber: '14' } },
      { $type: 'SetShippingMethodCommand', shippingMethodKey: 'delivery' },
      { $type: 'SetPaymentMethodCommand', paymentMethodKey: 'card', ...withCheckout },
    )
    expect(cartResponse).toMatchObject({ shippingCost: { inclVat: 599, exclVat: 479.2 }, total: { inclVat: 2599 } })
    expect(checkoutResponse).toMatchObject({
      email: 'alma@example.dk',
      mobile: '+4520304050',
      customerType: 'company',
      companyName: 'Holm ApS',
      billingAddress: address,
      shippingAddress: { streetNumber: '14' },
      missing: [],
      canPlaceOrder: true,
      totals: { goods: 2000, shipping: 599, toPay: 2599, vat: 519.8 },
    })
  })

  it('CHK-01 goods can be fetched where a store has them all', async () => {
    const visitor = createVisitor(shop)
    const pickup: CartCommand = {
      $type: 'SetShippingMethodCommand',
      shippingMethodKey: `pickup-${store}`,
      ...withCheckout,
    }
    const { cartResponse } = await visitor.apply(add('K-LAMP', 2))
    const chosen = await visitor.apply(pickup)
    expect(codesOf(chosen)).toEqual([])
    expect(chosen.checkoutResponse?.shippingMethods.find(({ selected }) => selected)).toMatchObject({
      key: `pickup-${store}`,
      name: expect.stringMatching(/^Hent i butik: /) as string,
      price: { inclVat: 0 },
      estimatedDelivery: expect.stringMatching(/^Kan hentes fra \S+dag \d+\. \S+$/) as string,
    })
    expect(chosen.cartResponse.shippingCost).toEqual({ inclVat: 0, exclVat: 0 })
    expect(chosen.cartResponse.items[0]?.viewData.estimatedDeliveryText).toBe('Hent i butik')
    const lineItemId = cartResponse.items[0]?.id ?? ''
    const more = await visitor.apply({
      $type: 'ChangeLineItemQuantityCommand',
      lineItemId,
      quantity: 3,
      ...withCheckout,
    })
    expect(more.checkoutResponse?.missing).toContain('shippingMethod')
    expect(codesOf(await visitor.apply(pickup))).toEqual(['unknown-method'])
  })

  it('CHK-04 what ran out meanwhile blocks the order and is named', async () => {
    const visitor = createVisitor(shop)
    const { cartResponse } = await visitor.apply(add('K-SOFA', 2))
    await shop.database.pool.query(`update stock_levels set reserved = 4 where sku = 'K-SOFA'`)
    const later = await visitor.apply({ $type: 'SetCountryCommand', countryCode: 'DK', ...withCheckout })
    await shop.database.pool.query(`update stock_levels set reserved = 0 where sku = 'K-SOFA'`)
    expect(later.cartResponse.checkoutStatus.unavailableLineItemIds).toEqual([cartResponse.items[0]?.id])
    expect(later.checkoutResponse).toMatchObject({ canPlaceOrder: false })
  })

  it.each<[string, CartCommand]>([
    ['invalid-email', { $type: 'SetCustomerEmailCommand', email: 'nobody' }],
    ['invalid-mobile', { $type: 'SetCustomerMobileCommand', mobile: 'twenty' }],
    ['invalid-address', { $type: 'SetBillingAddressCommand', address: { ...address, postalCode: 'K' } }],
    ['unsupported-country', { $type: 'SetShippingAddressCommand', address: { ...address, countryCode: 'FI' } }],
    ['unsupported-country', { $type: 'SetCountryCommand', countryCode: '' }],
    ['unknown-method', { $type: 'SetShippingMethodCommand', shippingMethodKey: 'pickup-nowhere' }],
    ['unknown-method', { $type: 'SetPaymentMethodCommand', paymentMethodKey: 'barter' }],
    ['unknown-line', { $type: 'RemoveCustomLineItemCommand', customLineItemId: 'nothing' }],
  ])('CHK-01 refuses as %s: %o', async (code, command) => {
    const visitor = createVisitor(shop)
    const { cartResponse } = await visitor.apply(add('K-LAMP', 1))
    const refused = await visitor.apply(command)
    expect(codesOf(refused)).toEqual([code])
    expect(refused.cartResponse).toEqual(cartResponse)
  })

  it('CHK-01 a service line is shown, counted and can be removed', async () => {
    const visitor = createVisitor(shop)
    const { cartResponse } = await visitor.apply(add('K-SOFA', 1))
    await shop.database.pool.query(
      `update carts set details = '{"customLines":[{"id":"m1","name":"Montering","quantity":1,"minor":{"DK":49900}}]}' where id = $1`,
      [cartResponse.id],
    )
    expect(await visitor.ask('cart')).toMatchObject({
      customLineItems: [{ id: 'm1', name: 'Montering', quantity: 1, linePrice: { inclVat: 499 } }],
      subTotal: { inclVat: 2499 },
    })
    const removed = await visitor.apply({ $type: 'RemoveCustomLineItemCommand', customLineItemId: 'm1' })
    expect(removed.cartResponse).toMatchObject({ customLineItems: [], subTotal: { inclVat: 2000 } })
  })
})
