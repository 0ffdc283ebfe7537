import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CART_FORM_PATHS } from '@firkant/domain/cart/cart-page.ts'
import { addTestGoods } from '../../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'
import { createVisitor, type Visitor } from '../../../../test/visitors/visitor-client.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [
    { sku: 'F-LAMP', onHand: 5, prices: [{ market: 'DK', minor: 199_00 }] },
    { sku: 'F-CHAIR', onHand: 12, groupsOf: 2, prices: [{ market: 'DK', minor: 900_00 }] },
  ])
})
afterAll(() => shop.close())

async function withLine(sku = 'F-LAMP', quantity = 2): Promise<{ visitor: Visitor; lineItemId: string }> {
  const visitor = createVisitor(shop)
  const { cartResponse } = await visitor.apply({ $type: 'AddLineItemCommand', sku, quantity })
  return { visitor, lineItemId: cartResponse.items[0]?.id ?? '' }
}

function sendForm(
  visitor: Visitor,
  form: keyof typeof CART_FORM_PATHS,
  fields: Record<string, string>,
  site = 'same-origin',
) {
  return fetch(shop.origin + CART_FORM_PATHS[form], {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: visitor.cookie(), 'sec-fetch-site': site, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ language: 'da', ...fields }),
  })
}
const openCart = async (visitor: Visitor, path = '/kurv') =>
  fetch(shop.origin + path, { headers: { cookie: visitor.cookie() } })
const quantitiesOf = async (visitor: Visitor) =>
  (await visitor.ask('cart'))?.items.map(({ sku, quantity }) => [sku, quantity])

describe('the cart as a page', () => {
  it('CART-01 shows the visitor’s own lines and sums in the document, and is kept for nobody else', async () => {
    const { visitor } = await withLine()
    const answer = await openCart(visitor)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(html).toContain('F-LAMP da')
    expect(html).toContain('398,00')
    expect(html).toContain(`action="${CART_FORM_PATHS.remove}"`)
    const other = await (await openCart(createVisitor(shop))).text()
    expect(other).not.toContain('F-LAMP')
    expect(other).toContain('Kurven er tom')
  })

  it('CART-01 stands at an address of each language, and in no index', async () => {
    const visitor = createVisitor(shop)
    for (const path of ['/kurv', '/nb/handlekurv', '/sv/varukorg']) {
      const answer = await openCart(visitor, path)
      expect(answer.status, path).toBe(200)
      expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/)
    }
    expect((await openCart(visitor, '/sv/kurv')).status).toBe(404)
  })

  it('CART-04 CART-06 lines are changed and removed by plain forms', async () => {
    const { visitor, lineItemId } = await withLine()
    const changed = await sendForm(visitor, 'change', { lineItemId, quantity: '4' })
    expect([changed.status, changed.headers.get('location')]).toEqual([303, '/kurv'])
    expect(await quantitiesOf(visitor)).toEqual([['F-LAMP', 4]])
    expect((await sendForm(visitor, 'remove', { lineItemId })).headers.get('location')).toBe('/kurv')
    expect(await quantitiesOf(visitor)).toEqual([])
  })

  it.each([
    ['6', 'cart-insufficient-inventory'],
    ['1000', 'cart-invalid-quantity'],
    ['-1', 'cart-invalid-quantity'],
    ['1.5', 'cart-invalid-quantity'],
    ['two', 'cart-invalid-quantity'],
    ['', 'cart-invalid-quantity'],
    ['1e9', 'cart-invalid-quantity'],
  ])('CART-07 a quantity of "%s" changes nothing, and the page says why', async (quantity, anchor) => {
    const { visitor, lineItemId } = await withLine()
    const answer = await sendForm(visitor, 'change', { lineItemId, quantity })
    expect(answer.headers.get('location')).toBe(`/kurv#${anchor}`)
    expect(await quantitiesOf(visitor)).toEqual([['F-LAMP', 2]])
    expect(await (await openCart(visitor)).text()).toContain(`id="${anchor}"`)
  })

  it('CART-04 what is no whole group is refused', async () => {
    const { visitor, lineItemId } = await withLine('F-CHAIR', 2)
    const answer = await sendForm(visitor, 'change', { lineItemId, quantity: '3' })
    expect(answer.headers.get('location')).toBe('/kurv#cart-not-multiple-of-group')
  })

  it('CART-10 a code is written, refused with its reason, and taken back', async () => {
    const { visitor } = await withLine()
    const answer = await sendForm(visitor, 'addCode', { code: ' nonsense ' })
    expect(answer.headers.get('location')).toBe('/kurv#cart-unknown-code')
  })

  it('CART-07 another’s line, a form without its field and a form from elsewhere change nothing', async () => {
    const { visitor, lineItemId } = await withLine()
    const stranger = createVisitor(shop)
    await stranger.apply({ $type: 'AddLineItemCommand', sku: 'F-CHAIR', quantity: 2 })
    const theirs = await sendForm(stranger, 'remove', { lineItemId })
    expect(theirs.headers.get('location')).toBe('/kurv#cart-unknown-line')
    expect((await sendForm(visitor, 'remove', {})).status).toBe(400)
    expect((await sendForm(visitor, 'remove', { lineItemId }, 'cross-site')).status).toBe(403)
    expect(await quantitiesOf(visitor)).toEqual([['F-LAMP', 2]])
  })
})
