import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { readHtml, textOf } from '../../../test/visitors/read-html.ts'
import { createVisitor } from '../../../test/visitors/visitor-client.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  const prices = (...markets: readonly ('DK' | 'NO' | 'SE')[]) =>
    markets.map((market, at) => ({ market, minor: (at + 1) * 100_00 }))
  await addTestGoods(shop.database.main, [
    { sku: 'C-BOTH', onHand: 9, prices: prices('DK', 'NO') },
    { sku: 'C-DANISH', onHand: 9, prices: prices('DK') },
    { sku: 'C-SWEDISH', onHand: 9, prices: prices('SE') },
  ])
})
afterAll(() => shop.close())

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }
const choose = (fields: Record<string, string> | string, headers: Record<string, string> = SAME_ORIGIN) =>
  fetch(`${shop.origin}/country`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: typeof fields === 'string' ? fields : new URLSearchParams(fields),
    redirect: 'manual',
  })
const leadsTo = async (market: string, cameFrom: string) =>
  (await choose({ market, cameFrom })).headers.get('location')?.replace('#country-changed', '')
const add = (sku: string, quantity: number): CartCommand => ({ $type: 'AddLineItemCommand', sku, quantity })

describe('the form that chooses a country', () => {
  it('SHELL-09 remembers the choice for a year and leads to the same page there', async () => {
    const answer = await choose({ market: 'NO', cameFrom: '/om-hjemly' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe('/nb/om-oss#country-changed')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie.split('; ').toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=31536000',
      'Path=/',
      'SameSite=Lax',
      'market=NO',
    ])
  })

  it.each([
    ['the start page', 'SE', '/', '/sv'],
    ['back home', 'DK', '/nb/om-oss', '/om-hjemly'],
    ['a listing, without its filters', 'NO', '/lamper?f.colour=green&page=2', '/nb/lamper'],
    ['all rooms', 'NO', '/rum', '/nb/rom'],
    ['a room', 'DK', '/sv/rum/vardagsrum', '/rum/stue'],
    ['a product with its sku', 'NO', '/testvarer/c-both?sku=C-BOTH', '/nb/testvarer/c-both'],
    ['a product that is not sold there', 'SE', '/testvarer/c-danish', '/sv'],
    ['a page that does not exist', 'NO', '/nowhere', '/nb'],
    ['a page that only one language has', 'NO', '/nyheder', '/nb'],
    ['an address with a broken percent sign', 'NO', '/%E0%A4%A', '/nb'],
    ['the country page itself', 'NO', '/land?cameFrom=%2F', '/nb/land'],
    ['no page at all', 'NO', '/?utm_source=mail', '/nb'],
  ])('SHELL-09 keeps %s, or leads to the start page', async (_page, market, from, to) => {
    expect(await leadsTo(market, from)).toBe(to)
  })

  it('SHELL-09 choosing the country one is in says of no change', async () => {
    const answer = await choose({ market: 'DK', cameFrom: '/om-hjemly' })
    expect(answer.headers.get('location')).toBe('/om-hjemly')
  })

  it.each<[string, Record<string, string> | string, Record<string, string>, number]>([
    ['an unknown market', { market: 'FI', cameFrom: '/' }, SAME_ORIGIN, 400],
    ['no market', { cameFrom: '/' }, SAME_ORIGIN, 400],
    ['another site as the page', { market: 'NO', cameFrom: 'https://evil.example/' }, SAME_ORIGIN, 400],
    ['another host as the page', { market: 'NO', cameFrom: '//evil.example/' }, SAME_ORIGIN, 400],
    ['a host with a backslash', { market: 'NO', cameFrom: '/\\evil.example/' }, SAME_ORIGIN, 400],
    ['an address without end', { market: 'NO', cameFrom: `/${'a'.repeat(3000)}` }, SAME_ORIGIN, 400],
    ['more than a form', `market=NO&cameFrom=/${'a'.repeat(9000)}`, SAME_ORIGIN, 413],
    ['another site', { market: 'NO' }, { 'sec-fetch-site': 'cross-site' }, 403],
    ['nobody knows where', { market: 'NO' }, {}, 403],
  ])('SHELL-09 API-03 with or from %s it is refused and remembers nothing', async (_case, fields, headers, status) => {
    const answer = await choose(fields, headers)
    expect(answer.status).toBe(status)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(answer.headers.get('content-type')).toContain('application/problem+json')
  })
})

describe('what a switch would change', () => {
  it('SHELL-09 tells for each market what follows, what it costs, and names what is not sold', async () => {
    const visitor = createVisitor(shop)
    await visitor.apply(add('C-BOTH', 2), add('C-DANISH', 3))
    const model = await visitor.ask('countrySwitch', { cameFrom: '/testvarer/c-danish' })
    expect(model?.choices).toEqual([
      {
        market: 'NO',
        currency: 'NOK',
        address: '/nb',
        keepsPage: false,
        cart: {
          follows: 2,
          totalInclVat: 400,
          missing: [{ id: expect.any(String), sku: 'C-DANISH', name: 'C-DANISH da', quantity: 3 }],
          returns: [],
        },
      },
      expect.objectContaining({
        market: 'SE',
        cart: expect.objectContaining({ follows: 0, totalInclVat: 0 }),
      }),
    ])
  })

  it('SHELL-09 says nothing of another visitor’s cart, nor of an empty one', async () => {
    const owner = createVisitor(shop)
    await owner.apply(add('C-BOTH', 1))
    const stranger = await createVisitor(shop).ask('countrySwitch', { cameFrom: '/om-hjemly' })
    expect(stranger?.choices).toEqual([
      { market: 'NO', currency: 'NOK', address: '/nb/om-oss', keepsPage: true },
      { market: 'SE', currency: 'SEK', address: '/sv/om-oss', keepsPage: true },
    ])
  })

  it.each([undefined, 'text', { cameFrom: 7 }, { cameFrom: 'https://evil.example' }])(
    'SHELL-09 asked with %j it tells of the start page',
    async (context) => {
      const model = await createVisitor(shop).ask('countrySwitch', context)
      expect(model?.choices.map(({ address }) => address)).toEqual(['/nb', '/sv'])
    },
  )
})

describe('the cart after the switch', () => {
  it('SHELL-09 is the same cart at that market’s prices, and whole again after the way back', async () => {
    const visitor = createVisitor(shop)
    const { cartResponse: danish } = await visitor.apply(add('C-BOTH', 2), add('C-DANISH', 3))
    const norwegian = await visitor.in('nb').ask('cart')
    expect(norwegian).toMatchObject({
      id: danish.id,
      currency: 'NOK',
      items: [{ sku: 'C-BOTH', name: 'C-BOTH nb', quantity: 2, linePrice: { inclVat: 400 } }],
      asideItems: [{ sku: 'C-DANISH', name: 'C-DANISH nb', quantity: 3 }],
      total: { inclVat: 400 },
    })
    expect(await visitor.ask('cart')).toEqual(danish)
  })

  it('SHELL-09 two tabs in two markets change the same cart, each at its own prices', async () => {
    const visitor = createVisitor(shop)
    await visitor.apply(add('C-BOTH', 1), add('C-DANISH', 1))
    const { cartResponse } = await visitor.in('nb').apply(add('C-BOTH', 1))
    expect(cartResponse).toMatchObject({ currency: 'NOK', items: [{ sku: 'C-BOTH', quantity: 2 }] })
    expect(await visitor.ask('cart')).toMatchObject({
      currency: 'DKK',
      items: [
        { sku: 'C-BOTH', quantity: 2 },
        { sku: 'C-DANISH', quantity: 1 },
      ],
      asideItems: [],
    })
  })

  it('SHELL-09 what waits can be taken out where it is not sold', async () => {
    const visitor = createVisitor(shop)
    const { cartResponse } = await visitor.apply(add('C-DANISH', 1))
    const lineItemId = cartResponse.items[0]?.id ?? ''
    const after = await visitor.in('sv').apply({ $type: 'RemoveLineItemCommand', lineItemId })
    expect(after.cartResponse).toMatchObject({ items: [], asideItems: [] })
    expect(await visitor.ask('cart')).toMatchObject({ items: [] })
  })
})

describe('the bare address of the shop', () => {
  const open = (path: string, headers: Record<string, string>) =>
    fetch(shop.origin + path, { headers, redirect: 'manual' })

  it.each([
    ['the choice of an earlier visit', '/?utm_source=mail', { cookie: 'a=1; market=NO' }, '/nb?utm_source=mail'],
    ['a link on another site', '/', { cookie: 'market=SE', 'sec-fetch-site': 'cross-site' }, '/sv'],
    ['a foreign referrer', '/', { cookie: 'market=SE', referer: 'https://search.example/' }, '/sv'],
  ])('SHELL-09 follows %s', async (_case, path, headers, to) => {
    const answer = await open(path, headers)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })

  it.each<[string, string, Record<string, string>]>([
    ['who never chose', '/', {}],
    ['the home market', '/', { cookie: 'market=DK' }],
    ['a market that is none', '/', { cookie: 'market=FI' }],
    ['a link in the shop', '/', { cookie: 'market=NO', 'sec-fetch-site': 'same-origin' }],
    ['any other page', '/om-hjemly', { cookie: 'market=NO' }],
  ])('SHELL-09 is itself for %s', async (_case, path, headers) => {
    // Once rendered, once from the cache.
    expect((await open(path, headers)).status).toBe(200)
    expect((await open(path, headers)).status).toBe(200)
  })

  it('SHELL-09 a link in the shop is known by its referrer too', async () => {
    expect((await open('/', { cookie: 'market=NO', referer: `${shop.origin}/om-hjemly` })).status).toBe(200)
  })
})

describe('the page that chooses a country', () => {
  it('SHELL-09 is a form for each other country, knows where one came from, and is not for search engines', async () => {
    const answer = await fetch(`${shop.origin}/nb/land?cameFrom=%2Fnb%2Fom-oss`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const html = await answer.text()
    expect(html).toMatch(/name="robots" content="noindex"/)
    expect(html.match(/<form [^>]*action="\/country" method="post"/g)).toHaveLength(2)
    expect(html).toMatch(/<input [^>]*type="hidden" name="cameFrom" value="\/nb\/om-oss"/)
    expect(html.match(/<button [^>]*type="submit" value="(?:DK|SE)"[^>]* name="market"/g)).toHaveLength(2)
  })

  it('SHELL-09 is where the footer of every page leads without scripts, and says what becomes of the cart', async () => {
    const footer = readHtml(await (await fetch(`${shop.origin}/om-hjemly`)).text()).querySelector('footer')
    const link = footer?.querySelector('a[data-part=country-link]')?.getAttribute('href') ?? ''
    expect(link).toBe('/land?cameFrom=%2Fom-hjemly')
    const main = readHtml(await (await fetch(shop.origin + link)).text()).querySelector('main')
    expect(textOf(main?.querySelector('h1') ?? null)).toBe('Land og sprog')
    const paragraphs = [...(main?.querySelectorAll('p') ?? [])].map(textOf)
    expect(paragraphs).toContainEqual(expect.stringMatching(/^Kurven følger med til det nye lands priser\./))
  })

  it('SHELL-09 takes no foreign address for where one came from', async () => {
    const html = await (await fetch(`${shop.origin}/land?cameFrom=//evil.example`)).text()
    expect(html).toMatch(/<input [^>]*type="hidden" name="cameFrom" value="\/"/)
  })
})
