import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addTestGoods } from '../../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../../test/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  await addTestGoods(shop.database.main, [
    { sku: 'F-LAMP', onHand: 5 },
    { sku: 'F-CHAIR', onHand: 8, groupsOf: 2 },
    { sku: 'F-CHAIR-RED', onHand: 8, groupsOf: 2, prices: [{ market: 'DK', minor: 150_00 }] },
    {
      sku: 'F-SET',
      onHand: 0,
      prices: [{ market: 'DK', minor: 300_00 }],
      parts: { chairs: [2, 'F-CHAIR', 'F-CHAIR-RED'] },
    },
  ])
})
afterAll(() => shop.close())

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }
const send = (fields: Record<string, string> | string, headers: Record<string, string> = SAME_ORIGIN, search = '') =>
  fetch(`${shop.origin}/cart/add${search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields),
    redirect: 'manual',
  })
const linesOf = async () =>
  (
    await shop.database.pool.query(
      'select l.* from carts, jsonb_to_recordset(lines) as l(sku text, quantity int, parts jsonb)',
    )
  ).rows
const empty = () => shop.database.pool.query('delete from carts')

describe('the form without scripts', () => {
  it('CARD-11 adds the line and sends the visitor back to the product', async () => {
    await empty()
    const answer = await send({ language: 'da', sku: 'F-LAMP', quantity: '2' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/testvarer/f-lamp#cart-added')
    expect(answer.headers.getSetCookie()[0]).toMatch(/^visitor=/)
    expect(await linesOf()).toEqual([{ sku: 'F-LAMP', quantity: 2, parts: null }])
  })

  it('CARD-11 a card names its language in the address; a broken one is the brand’s own', async () => {
    const locationOf = async (search: string) =>
      (await send({ sku: 'F-LAMP', quantity: '-1' }, SAME_ORIGIN, search)).headers.get('location')
    expect(await locationOf('?language=sv')).toBe('/sv/testvarer/f-lamp#cart-refused')
    expect(await locationOf('?language=x&language=sv')).toBe('/testvarer/f-lamp#cart-refused')
  })

  it('PDP-07 takes the parts of a package', async () => {
    await empty()
    const fields = { sku: 'F-SET', packageKey: 'f-set', 'part.chairs': 'F-CHAIR-RED' }
    expect((await send(fields)).headers.get('location')).toBe('/testvarer/f-set#cart-added')
    expect(await linesOf()).toMatchObject([{ sku: 'F-SET', parts: [{ partKey: 'chairs', sku: 'F-CHAIR-RED' }] }])
  })

  it.each([
    [{ sku: 'F-LAMP', quantity: '6' }, '/testvarer/f-lamp#cart-not-enough'],
    [{ sku: 'F-CHAIR', quantity: '1' }, '/testvarer/f-chair#cart-refused'],
    [{ sku: 'F-LAMP', quantity: 'many' }, '/testvarer/f-lamp#cart-refused'],
    [{ sku: 'F-LAMP', quantity: '-1', language: 'sv' }, '/sv/testvarer/f-lamp#cart-refused'],
  ])('PDP-09 says by the address what was wrong with %o', async (fields, location) => {
    await empty()
    const answer = await send(fields)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
    expect(await linesOf()).toEqual([])
  })

  it.each<[string, Record<string, string> | string, Record<string, string>, number]>([
    ['another site', { sku: 'F-LAMP' }, { 'sec-fetch-site': 'cross-site' }, 403],
    ['a neighbouring site', { sku: 'F-LAMP' }, { 'sec-fetch-site': 'same-site' }, 403],
    ['another origin', { sku: 'F-LAMP' }, { origin: 'https://evil.example' }, 403],
    ['an origin that is none', { sku: 'F-LAMP' }, { origin: 'null' }, 403],
    ['nobody knows where', { sku: 'F-LAMP' }, {}, 403],
    ['the shop, without a sku', { quantity: '1' }, SAME_ORIGIN, 400],
    ['the shop, with a zero byte', { sku: 'F\u0000' }, SAME_ORIGIN, 400],
    ['the shop, with an unknown sku', { sku: 'F-NOBODY' }, SAME_ORIGIN, 404],
    ['the shop, as JSON', '{"sku":"F-LAMP"}', { ...SAME_ORIGIN, 'content-type': 'application/json' }, 400],
    ['the shop, without end', `sku=${'F'.repeat(9000)}`, SAME_ORIGIN, 413],
  ])('API-03 from %s it is refused and nothing is written', async (_from, fields, headers, status) => {
    await empty()
    const answer = await send(fields, headers)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
    expect(await linesOf()).toEqual([])
  })

  it('API-01 a browser that says only its origin may add', async () => {
    const answer = await send({ sku: 'F-LAMP' }, { origin: shop.origin })
    expect(answer.status).toBe(303)
  })
})
