import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import { line } from '@firkant/domain/orders/order-test-shop.ts'
import { TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestOrder } from '../../../test/samples/test-orders.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { readHtml, textOf } from '../../../test/visitors/read-html.ts'
import { addTestCustomer, type TestCustomer } from '../../../test/visitors/test-customer.ts'

let shop: TestShop
beforeAll(async () => void (shop = await startTestShop()))
afterAll(() => shop.close())

const get = (path: string, customer?: Pick<TestCustomer, 'cookie'>) =>
  fetch(shop.origin + path, { redirect: 'manual', headers: customer ? { cookie: customer.cookie } : {} })
async function open(path: string, customer: TestCustomer) {
  const answer = await get(path, customer)
  const html = (await answer.text()).replaceAll('\u00a0', ' ')
  return { status: answer.status, headers: answer.headers, html, page: readHtml(html) }
}
const numbersOn = (page: ReturnType<typeof readHtml>) =>
  [...page.querySelectorAll('[data-part=my-order] h2')].map((heading) => textOf(heading).replace('Ordre ', ''))

const PATHS = [
  '/mine-sider',
  '/mine-sider/koeb',
  '/mine-sider/koeb/HJ-2222-2222',
  '/mine-sider/retur',
  '/mine-sider/tilbud',
  '/mine-sider/profil',
  '/mine-sider/mine-data',
  '/mine-sider/slet-konto',
  '/mine-sider/fordele',
  '/mine-sider/vigtige-links',
]

describe('my pages need a real login', () => {
  it.each(PATHS.filter((path) => !path.endsWith('2222')))('MYP-08 %s sends anybody else to sign in', async (path) => {
    for (const headers of [{}, { cookie: 'customer=made-up' }, { cookie: 'soft-login=known-by-a-newsletter-link' }]) {
      const answer = await fetch(shop.origin + path, { redirect: 'manual', headers })
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        `/log-ind?returnUrl=${encodeURIComponent(path)}`,
      ])
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      const data = await fetch(`${shop.origin}/api/content${path}`, { headers })
      expect(data.headers.get('cache-control')).toBe('private, no-store')
      expect(await data.json()).toMatchObject({ httpStatus: 302, componentName: 'ErrorPage', model: { status: 302 } })
    }
  })

  it('MYP-08 a session of another brand or one that has expired is none', async () => {
    const other = await addTestCustomer(shop, { brand: 'skygge' })
    expect((await get('/mine-sider', other)).status).toBe(302)
  })

  it('MYP-08 are neither indexed nor kept, and one customer never sees the page of another', async () => {
    const [anna, bo] = [
      await addTestCustomer(shop, { forename: 'Anna' }),
      await addTestCustomer(shop, { forename: 'Bo' }),
    ]
    for (const [customer, name] of [
      [anna, 'Anna'],
      [bo, 'Bo'],
      [anna, 'Anna'],
    ] as const) {
      const { headers, page } = await open('/mine-sider', customer)
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex')
      expect(textOf(page.querySelector('h1'))).toBe(`Hej ${name}`)
    }
    expect((await get('/mine-sider')).status).toBe(302)
    expect(await (await get('/sitemap.xml')).text()).not.toContain('mine-sider')
  })
})

describe('the start of my pages', () => {
  it('MYP-01 PAGE-21 greets and shows the latest order with how far it is', async () => {
    const customer = await addTestCustomer(shop)
    await addTestOrder(shop.database.main, {
      customerId: customer.id,
      placedAt: new Date(TEST_NOW.getTime() - HOUR_MS),
    })
    const { order } = await addTestOrder(shop.database.main, { customerId: customer.id, state: 'shipped' })
    const { page } = await open('/mine-sider', customer)
    expect(textOf(page.querySelector('[data-part=my-latest-order] h3'))).toBe(`Ordre ${order.number}`)
    expect(page.querySelectorAll('[data-part=my-latest-order] [data-part=order-step]').length).toBe(5)
    const links = [...page.querySelectorAll('[data-part=my-nav-link]')].map((link) => textOf(link))
    expect(links).toEqual([
      'Mine sider',
      'Mine køb',
      'Ønskelister',
      'Lav en retur',
      'Mine tilbud',
      'Mine anmeldelser',
      'Min profil',
      'Vigtige links',
      'Fordele',
      'Log ud',
    ])
  })

  it('MYP-01 a new customer is told what will stand here', async () => {
    const { page } = await open('/mine-sider', await addTestCustomer(shop, { forename: '' }))
    expect(textOf(page.querySelector('h1'))).toBe('Hej')
    expect(textOf(page.querySelector('[data-part=my-orders] [data-part=empty-state-title]'))).toBe(
      'Du har ikke købt noget endnu',
    )
  })
})

describe('the order history', () => {
  it('MYP-03 PAGE-23 has ten orders a page, the newest first, and no more pages than there are', async () => {
    const customer = await addTestCustomer(shop)
    const numbers: string[] = []
    for (let hour = 0; hour < 11; hour += 1) {
      const placedAt = new Date(TEST_NOW.getTime() - hour * HOUR_MS)
      numbers.push((await addTestOrder(shop.database.main, { customerId: customer.id, placedAt })).order.number)
    }
    const first = await open('/mine-sider/koeb', customer)
    expect(numbersOn(first.page)).toEqual(numbers.slice(0, 10))
    expect(numbersOn((await open('/mine-sider/koeb?page=2', customer)).page)).toEqual(numbers.slice(10))
    expect((await open('/mine-sider/koeb?page=3', customer)).status).toBe(404)
    for (const strange of ['0', '-1', 'x', '99999999999'])
      expect((await open(`/mine-sider/koeb?page=${strange}`, customer)).status).toBe(200)
  })

  it('MYP-03 is searched by number, however it is written, and by the names of products', async () => {
    const customer = await addTestCustomer(shop)
    const { order } = await addTestOrder(shop.database.main, { customerId: customer.id, lines: [line('RUG', 1)] })
    const lamp = await addTestOrder(shop.database.main, { customerId: customer.id, lines: [line('LAMP', 1)] })
    const stranger = await addTestCustomer(shop)
    await addTestOrder(shop.database.main, { customerId: stranger.id, lines: [line('LAMP', 1)] })
    const search = async (q: string) =>
      numbersOn((await open(`/mine-sider/koeb?q=${encodeURIComponent(q)}`, customer)).page)
    expect(await search('lamp')).toEqual([lamp.order.number])
    expect(await search(order.number.replaceAll('-', ' ').toLowerCase())).toEqual([order.number])
    expect(await search('100%')).toEqual([])
    expect(await search('_')).toEqual([])
    expect(await search('x'.repeat(5000))).toEqual([])
    const { page } = await open('/mine-sider/koeb?q=bord', customer)
    expect(textOf(page.querySelector('[data-part=empty-state-title]'))).toBe('Intet køb passer på »bord«')
  })
})

describe('one order', () => {
  it('MYP-03 shows its states, lines, invoice and what can be done; that of another customer does not exist', async () => {
    const [customer, other] = [await addTestCustomer(shop), await addTestCustomer(shop)]
    const { order } = await addTestOrder(shop.database.main, { customerId: customer.id, state: 'delivered' })
    const path = `/mine-sider/koeb/${order.number}`
    const { status, page } = await open(path, customer)
    expect([status, textOf(page.querySelector('h1'))]).toEqual([200, `Ordre ${order.number}`])
    expect(page.querySelectorAll('[data-part=order-step]').length).toBe(5)
    const text = textOf(page.querySelector('main'))
    for (const words of ['The RUG', 'Levering og betaling', 'Historik', 'Faktura til udskrift', 'Køb det samme igen'])
      expect(text).toContain(words)
    expect(text).toContain('Fortryd aftalen her')
    expect((await open(path, other)).status).toBe(404)
    expect((await open(path.toLowerCase(), customer)).status).toBe(200)
    expect((await get(path)).status).toBe(302)
  })
})

describe('pages that editors write for customers', () => {
  it.each([
    ['PAGE-25', '/mine-sider/fordele', 'Fordele', 'Kun for kunder.'],
    ['PAGE-32 MYP-06', '/mine-sider/vigtige-links', 'Vigtige links', 'Din kurv'],
  ])('%s stands in the frame of my pages', async (_row, path, heading, words) => {
    const { status, page } = await open(path, await addTestCustomer(shop))
    expect([status, textOf(page.querySelector('h1'))]).toEqual([200, heading])
    expect(textOf(page.querySelector('main'))).toContain(words)
    expect(textOf(page.querySelector('[data-part=my-nav-link][aria-current=page]'))).toBe(heading)
  })
})

describe('forms of my pages', () => {
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string>) =>
    fetch(shop.origin + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin', ...headers },
      body: new URLSearchParams({ language: 'da', ...fields }),
    })

  it('MYP-03 puts what is still sold into the cart again, and says what is not', async () => {
    const [customer, other] = [await addTestCustomer(shop), await addTestCustomer(shop)]
    const { order } = await addTestOrder(shop.database.main, { customerId: customer.id, lines: [line('RUG', 1)] })
    const again = await post('/my-pages/buy-again', { order: order.number }, { cookie: customer.cookie })
    expect([again.status, again.headers.get('location')]).toEqual([
      303,
      `/mine-sider/koeb/${order.number}?outcome=again-0-1`,
    ])
    const { page } = await open(`/mine-sider/koeb/${order.number}?outcome=again-0-1`, customer)
    expect(textOf(page.querySelector('[data-part=my-notice]'))).toContain('ikke lagt noget i kurven')
    const foreign = await post('/my-pages/buy-again', { order: order.number }, { cookie: other.cookie })
    expect(foreign.headers.get('location')).toBe('/mine-sider/koeb')
  })

  it('MYP-08 logs out; who is not signed in or comes from elsewhere changes nothing', async () => {
    const customer = await addTestCustomer(shop)
    const foreign = await post('/my-pages/log-out', {}, { cookie: customer.cookie, 'sec-fetch-site': 'cross-site' })
    expect(foreign.status).toBe(403)
    expect((await open('/mine-sider', customer)).status).toBe(200)
    expect((await post('/my-pages/log-out', {}, { cookie: customer.cookie })).headers.get('location')).toBe('/')
    expect((await get('/mine-sider', customer)).status).toBe(302)
    const nobody = await post('/my-pages/buy-again', { order: 'x' }, {})
    expect(nobody.headers.get('location')).toBe('/log-ind?returnUrl=%2Fmine-sider')
  })
})
