import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { readHtml, textOf } from '../../../test/visitors/read-html.ts'
import { addTestCustomer } from '../../../test/visitors/test-customer.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'
import { promotions } from '../promotions/promotion-tables.ts'
import { recordUses } from '../promotions/promotion-use-store.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [{ sku: 'O-LAMP', onHand: 50, prices: [{ market: 'DK', minor: 200_00 }] }])
  const names = { da: '20 % på alt', nb: '20 % på alt', sv: '20 % på allt' }
  const offer = { brand: 'hjemly', names, position: 0, effect: { type: 'percent', percent: 20 } } as const
  await shop.database.main.insert(promotions).values([
    { ...offer, key: 'mine', descriptions: names, conditions: { isPersonal: true } },
    { ...offer, key: 'club', position: 1, conditions: { isPersonal: true, customerGroups: ['club'] } },
  ])
})
afterAll(() => shop.close())

async function signedIn() {
  const customer = await addTestCustomer(shop)
  const visitor = createVisitor(shop)
  visitor.signIn(customer.cookie.split('=')[1] ?? '')
  const activate = async (offerKey: unknown) => {
    const answer = await visitor.post('ct/customer/offers/activate', { offerKey })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  return { customer, visitor, activate }
}

describe('personal offers', () => {
  it('MYP-04 are shown to their customer only', async () => {
    const { visitor } = await signedIn()
    expect(await visitor.ask('personalDiscounts')).toEqual({
      customerDiscounts: [
        {
          offerKey: 'mine',
          discountValue: '20\u00a0%',
          title: '20 % på alt',
          description: '20 % på alt',
          state: 'open',
        },
      ],
    })
    expect(await createVisitor(shop).ask('personalDiscounts')).toEqual({ customerDiscounts: [] })
  })

  it('MYP-04 PAGE-24 are activated and taken off the cart, until an order has used them', async () => {
    const { customer, visitor, activate } = await signedIn()
    const before = await visitor.apply({ $type: 'AddLineItemCommand', sku: 'O-LAMP', quantity: 1 })
    expect(before.cartResponse.viewData.cartDiscounts).toEqual([])
    expect(await activate('mine')).toEqual({ status: 200, body: { success: true } })
    expect(await activate('mine')).toEqual({ status: 200, body: { success: true } })
    const cart = await visitor.ask('cart')
    const { subTotal, total } = before.cartResponse
    expect(cart?.total.inclVat).toBeCloseTo(total.inclVat - subTotal.inclVat * 0.2, 2)
    await recordUses(shop.database.main, {
      brand: 'hjemly',
      reference: 'HJ-TEST',
      promotionKeys: ['mine'],
      customerId: customer.id,
      email: customer.email,
      usedAt: TEST_NOW,
    })
    expect((await visitor.ask('cart'))?.total.inclVat).toBe(total.inclVat)
    expect((await activate('mine')).body).toEqual({ success: false, errorCode: 'offerUsed' })
    const page = await fetch(`${shop.origin}/mine-sider/tilbud`, { headers: { cookie: customer.cookie } })
    expect(textOf(readHtml(await page.text()).querySelector('[data-part=my-offer]'))).toContain('Brugt')
  })

  it('MYP-04 MYP-08 refuse whoever is not signed in, and what is not theirs', async () => {
    const { activate, customer } = await signedIn()
    for (const strange of ['club', 'nothing', '', "'; drop table"])
      expect((await activate(strange)).body).toEqual({ success: false, errorCode: 'offerNotFound' })
    for (const wrong of [undefined, 7, null, 'x'.repeat(101)]) expect((await activate(wrong)).status).toBe(400)
    const nobody = await createVisitor(shop).post('ct/customer/offers/activate', { offerKey: 'mine' })
    expect([nobody.status, ((await nobody.json()) as { code: string }).code]).toEqual([401, 'sign-in-required'])
    const form = await fetch(`${shop.origin}/my-pages/activate-offer`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: customer.cookie, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ language: 'da', offerKey: 'mine' }),
    })
    expect(form.headers.get('location')).toBe('/mine-sider/tilbud?outcome=activated')
  })
})
