import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import type { Page } from '@firkant/domain/page/page.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import {
  createAccountVisitor,
  PASSWORD,
  registered,
  registeredAndProved,
} from '../../../test/visitors/account-visitor.ts'
import { fillCheckout, place } from '../../../test/visitors/test-buyer.ts'
import { priceEntries } from '../pricing/price-tables.ts'
import { importPromotions, joinGroup } from '../promotions/import-promotions.ts'

const words = (text: string) => ({ da: text, nb: text, sv: text })
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS)

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [
    { sku: 'M-LAMP', onHand: 50, prices: [{ market: 'DK', minor: 500_00 }] },
    {
      sku: 'M-CHAIR',
      onHand: 50,
      prices: [
        { market: 'DK', minor: 500_00 },
        { market: 'DK', minor: 350_00, from: daysAgo(1) },
      ],
    },
    { sku: 'M-RUG', onHand: 50, prices: [{ market: 'DK', minor: 1000_00 }] },
  ])
  const club = { brand: 'hjemly', market: 'DK', reason: 'campaign', audience: 'club', amountMinor: 400_00 } as const
  await shop.database.main
    .insert(priceEntries)
    .values(['M-LAMP', 'M-CHAIR'].map((sku) => ({ ...club, sku, startsAt: daysAgo(10) })))
  await importPromotions(shop.database.main, {
    giftCards: [],
    promotions: [
      {
        key: 'regulars-rug',
        names: words('Til stamkunder'),
        isCombinable: false,
        conditions: { goods: { skus: ['M-RUG'] }, customerGroups: ['regulars'] },
        effect: { type: 'percent', percent: 10 },
      },
    ],
  })
})
afterAll(() => shop.close())

const amounts = ({ cartResponse }: CartApplyResponse) => ({
  lines: cartResponse.items.map(({ sku, linePrice }) => [sku, linePrice.inclVat]),
  total: cartResponse.total.inclVat,
})

async function shownProduct(key: string) {
  const answer = await fetch(`${shop.origin}/api/content/testvarer/${key}`)
  const { model } = (await answer.json()) as Page
  if (!('product' in model)) throw new Error('no product page')
  return model.product
}

it('CART-12 a member pays the club price from the moment of the login, and everybody is told of it before', async () => {
  const { email } = await registered(shop)
  const visitor = createAccountVisitor(shop)
  const before = await visitor.apply({ $type: 'AddLineItemCommand', sku: 'M-LAMP', quantity: 2 })
  expect(amounts(before).lines).toEqual([['M-LAMP', 1000]])
  const { viewData, items } = before.cartResponse
  expect(viewData.club).toMatchObject({ isMember: false, saved: { inclVat: 200 } })
  expect(items[0]?.viewData.club).toMatchObject({ isPaid: false, price: { inclVat: 400 }, saved: { inclVat: 100 } })
  expect(await shownProduct('m-lamp')).toMatchObject({
    price: { current: { inclVat: 500 } },
    priceLabel: { specialPrice: { inclVat: 400 } },
  })

  await visitor.call('authentication/login', { email, password: PASSWORD, isSoftLogin: false })
  const after = await fillCheckout(visitor, { email, goods: { 'M-LAMP': 1 } })
  expect(amounts(after).lines).toEqual([['M-LAMP', 1200]])
  expect(after.cartResponse.viewData.club).toMatchObject({ isMember: true, saved: { inclVat: 300 } })
  expect(after.cartResponse.items[0]?.viewData.club).toMatchObject({ isPaid: true, saved: { inclVat: 100 } })
  const placed = await place(visitor, { cart: after })
  expect(placed).toMatchObject({ success: true })
  const { rows } = await shop.database.pool.query<{ unit: number }>(
    `select (document -> 'lines' -> 0 -> 'unit' ->> 'incl')::int as unit from orders where email = $1`,
    [email],
  )
  expect(rows).toEqual([{ unit: 400_00 }])
})

it('LAW-02 a reduction for everybody is measured against the club price of the days before it', async () => {
  const guest = createAccountVisitor(shop)
  const cart = await guest.apply({ $type: 'AddLineItemCommand', sku: 'M-CHAIR', quantity: 1 })
  expect(cart.cartResponse.items[0]).toMatchObject({ linePrice: { inclVat: 350 } })
  expect(cart.cartResponse.viewData.club).toBeUndefined()
  expect(await shownProduct('m-chair')).toMatchObject({
    price: { current: { inclVat: 350 } },
    lowest30DaysPrice: { inclVat: 400 },
  })
})

it('an offer for a group of customers is taken off after the login, and from no other customer', async () => {
  const [regular, other, strange] = [await registeredAndProved(shop), await registered(shop), await registered(shop)]
  await joinGroup(shop.database.main, 'regulars', [regular.email, strange.email])
  const add = { $type: 'AddLineItemCommand', sku: 'M-RUG', quantity: 1 } as const
  expect(amounts(await regular.visitor.apply(add)).total).toBe(900)
  for (const { visitor } of [other, strange]) expect(amounts(await visitor.apply(add)).total).toBe(1000)
  expect(amounts(await createAccountVisitor(shop).apply(add)).total).toBe(1000)
})
