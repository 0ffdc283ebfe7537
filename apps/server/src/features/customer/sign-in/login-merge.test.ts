import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import { TEST_NOW } from '../../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import {
  createAccountVisitor,
  PASSWORD,
  registered,
  type AccountVisitor,
} from '../../../../test/visitors/account-visitor.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [
    { sku: 'M-LAMP', onHand: 500 },
    { sku: 'M-SOFA', onHand: 50 },
    { sku: 'M-RUG', onHand: 50 },
  ])
})
afterAll(() => shop.close())

const add = (sku: string, quantity = 1): CartCommand => ({ $type: 'AddLineItemCommand', sku, quantity })
const logIn = (visitor: AccountVisitor, email: string) =>
  visitor.call('authentication/login', { email, password: PASSWORD }) as Promise<{
    merged?: { cartLines: number; undoCart?: string; wishlistItems: number }
  }>
const goods = async (visitor: AccountVisitor) =>
  (await visitor.ask('cart'))?.items.map(({ sku, quantity }) => `${sku} ${quantity}`) ?? []
const like = (visitor: AccountVisitor, sku: string) => visitor.call('wishlist/additem', { sku })
const liked = async (visitor: AccountVisitor) => [...((await visitor.ask('wishlist'))?.codes ?? [])].sort()
const setStatus = (cartId: string | undefined, status: string) =>
  shop.database.pool.query('update carts set status = $2 where id = $1', [cartId, status])

/** A customer with a sofa in the cart, at home; and a visitor elsewhere with two things. */
async function twoCarts() {
  const { visitor: atHome, email } = await registered(shop)
  await atHome.apply(add('M-SOFA'))
  const away = createAccountVisitor(shop)
  await away.apply(add('M-LAMP', 2), add('M-RUG'))
  return { atHome, email, away }
}

describe('what a visitor had, at login', () => {
  it('CART-12 comes along, and the answer tells how much', async () => {
    const { atHome, email, away } = await twoCarts()
    const { merged } = await logIn(away, email)
    expect(merged).toEqual({ cartLines: 2, undoCart: expect.any(String) as string, wishlistItems: 0 })
    expect(await goods(away)).toEqual(['M-SOFA 1', 'M-LAMP 2', 'M-RUG 1'])
    expect(await goods(atHome)).toEqual(['M-SOFA 1', 'M-LAMP 2', 'M-RUG 1'])
    expect(await logIn(away, email)).toEqual({ success: true })
  })

  it('stays the visitor’s when it can not be merged, and the login holds', async () => {
    const { email, away } = await twoCarts()
    await shop.database.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'no merging now'; end $$;
      create trigger refuse before update on carts for each row execute function refuse()`)
    try {
      expect(await logIn(away, email)).toEqual({ success: true })
    } finally {
      await shop.database.pool.query('drop function refuse cascade')
    }
    expect(shop.logged).toContainEqual(
      expect.objectContaining({ msg: 'what a visitor had was not merged at login' }) as unknown,
    )
    expect((await logIn(away, email)).merged).toMatchObject({ cartLines: 2 })
  })

  it('CART-12 registering takes the cart along too', async () => {
    const visitor = createAccountVisitor(shop)
    await visitor.apply(add('M-LAMP'))
    const person = { forename: 'Bo', surname: 'Ek', email: 'bo.ek@example.dk', phoneNumber: '20304050' }
    const passwords = { password: PASSWORD, confirmPassword: PASSWORD }
    const done = await visitor.call('ct/customer/register', { ...person, ...passwords })
    expect(done).toEqual({ success: true, merged: { cartLines: 1, wishlistItems: 0 } })
    expect(await goods(visitor)).toEqual(['M-LAMP 1'])
  })

  it('CART-12 can be undone: both carts are what they were', async () => {
    const { atHome, email, away } = await twoCarts()
    const { merged } = await logIn(away, email)
    const undo = { undoCart: merged?.undoCart }
    expect(await away.call('ct/cart/undomerge', undo)).toEqual({ success: true })
    expect([await goods(away), await goods(atHome)]).toEqual([['M-SOFA 1'], ['M-SOFA 1']])
    expect((await away.post('ct/cart/undomerge', undo)).status).toBe(404)
    await away.call('ct/authentication/logout', {})
    away.signIn('')
    expect(await goods(away)).toEqual(['M-LAMP 2', 'M-RUG 1'])
  })

  it('CART-12 cannot be undone once the cart was changed, later than an hour, or by others: SEC-02', async () => {
    const { email, away } = await twoCarts()
    const { merged } = await logIn(away, email)
    const undo = { undoCart: merged?.undoCart }
    const { visitor: other } = await registered(shop)
    expect((await other.post('ct/cart/undomerge', undo)).status).toBe(404)
    expect((await createAccountVisitor(shop).post('ct/cart/undomerge', undo)).status).toBe(404)
    expect((await away.post('ct/cart/undomerge', { undoCart: 'x' })).status).toBe(400)
    shop.setNow(new Date(TEST_NOW.getTime() + HOUR_MS + 1))
    expect((await away.post('ct/cart/undomerge', undo)).status).toBe(404)
    shop.setNow(TEST_NOW)
    await away.apply(add('M-RUG'))
    expect(await away.call('ct/cart/undomerge', undo)).toEqual({ success: false, errorCode: 'cartChanged' })
    expect(await goods(away)).toEqual(['M-SOFA 1', 'M-LAMP 2', 'M-RUG 2'])
  })

  it('CART-12 waits while the visitor’s cart is paid for, and comes when that failed', async () => {
    const { email, away } = await twoCarts()
    const paying = (await away.ask('cart'))?.id
    await setStatus(paying, 'paying')
    expect(await logIn(away, email)).toEqual({ success: true })
    expect(await goods(away)).toEqual(['M-SOFA 1'])
    await setStatus(paying, 'open')
    expect(await goods(away)).toEqual(['M-SOFA 1', 'M-LAMP 2', 'M-RUG 1'])
    expect(await goods(away)).toEqual(['M-SOFA 1', 'M-LAMP 2', 'M-RUG 1'])
  })

  it('CART-12 is bought once: a paid cart is not merged', async () => {
    const { email, away } = await twoCarts()
    const paying = (await away.ask('cart'))?.id
    await setStatus(paying, 'paying')
    await logIn(away, email)
    await setStatus(paying, 'ordered')
    expect(await goods(away)).toEqual(['M-SOFA 1'])
  })

  it('CART-12 waits while the customer’s own cart is paid for elsewhere, and is then all there is', async () => {
    const { atHome, email, away } = await twoCarts()
    const paying = (await atHome.ask('cart'))?.id
    await setStatus(paying, 'paying')
    expect(await logIn(away, email)).toEqual({ success: true })
    await setStatus(paying, 'ordered')
    expect(await goods(away)).toEqual(['M-LAMP 2', 'M-RUG 1'])
  })

  it('LIST-01 the wish list is the customer’s on every device, nothing twice', async () => {
    const { visitor: atHome, email } = await registered(shop)
    await like(atHome, 'M-SOFA')
    const away = createAccountVisitor(shop)
    for (const sku of ['M-SOFA', 'M-LAMP']) await like(away, sku)
    expect((await logIn(away, email)).merged).toEqual({ cartLines: 0, wishlistItems: 1 })
    expect([await liked(away), await liked(atHome)]).toEqual([
      ['M-LAMP', 'M-SOFA'],
      ['M-LAMP', 'M-SOFA'],
    ])
    await away.call('wishlist/removeitem', { sku: 'M-LAMP' })
    expect(await liked(atHome)).toEqual(['M-SOFA'])
    await away.call('ct/authentication/logout', {})
    away.signIn('')
    expect(await liked(away)).toEqual([])
  })

  it('LIST-11 items come along with quantity, note and the price they had; the customer’s own stay as they are', async () => {
    const { visitor: atHome, email } = await registered(shop)
    await atHome.call('shoppinglist/additem', { sku: 'M-SOFA', quantity: 2 })
    const away = createAccountVisitor(shop)
    await away.call('shoppinglist/additem', { sku: 'M-SOFA', quantity: 9 })
    await away.call('shoppinglist/additem', { sku: 'M-LAMP', quantity: 3 })
    await away.call('shoppinglist/setitem', { sku: 'M-LAMP', note: 'Til hjørnet' })
    const itemsOf = async (visitor: AccountVisitor) =>
      (await visitor.ask('shoppingLists'))?.selectedList.items.toSorted((a, b) => (a.code < b.code ? -1 : 1))
    const [lamp] = (await itemsOf(away)) ?? []
    await logIn(away, email)
    expect(await itemsOf(atHome)).toMatchObject([
      { ...lamp, code: 'M-LAMP', quantity: 3, note: 'Til hjørnet', priceChange: { inclVat: 0 } },
      { code: 'M-SOFA', quantity: 2 },
    ])
  })

  it('LIST-11 a visitor’s list becomes that of a customer who has none, named lists and all', async () => {
    const { email } = await registered(shop)
    const away = createAccountVisitor(shop)
    await away.call('shoppinglist/additem', { sku: 'M-RUG', quantity: 4 })
    const { listKey } = (await away.ask('wishlist')) ?? {}
    await logIn(away, email)
    await away.call('shoppinglist/create', { listName: 'Stue', listKey, sku: 'M-RUG' })
    expect((await away.ask('shoppingLists'))?.shoppingLists).toMatchObject([
      { listKey, count: 0 },
      { listName: 'Stue', count: 1 },
    ])
  })
})
