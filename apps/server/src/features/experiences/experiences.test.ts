import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CartApplyResponse } from '@firkant/domain/cart/cart.ts'
import { CONSENT_VERSION, FULL_CONSENT, NO_CONSENT, type Consent } from '@firkant/domain/consent/consent.ts'
import { pageContentSchema } from '@firkant/domain/content/page-content-schema.ts'
import { CHECKOUT_FORM_PATHS } from '@firkant/domain/orders/order-pages.ts'
import type { Page } from '@firkant/domain/page/page.ts'
import { TEST_CONTENT, TEST_NOW } from '../../../test/ground/global-setup.ts'
import { addTestGoods } from '../../../test/samples/test-goods.ts'
import { startTestShop, type TestShop } from '../../../test/test-shop.ts'
import { fillCheckout, newKey, place } from '../../../test/visitors/test-buyer.ts'
import { createVisitor, JSON_HEADERS, type Visitor } from '../../../test/visitors/visitor-client.ts'
import { previewToken } from '../../render/preview/preview-link.ts'
import { readContentFiles } from '../content/importing/content-files.ts'
import { importContent } from '../content/importing/import-content.ts'
import { experienceExposures, experienceOrders, experiences } from './experience-tables.ts'
import { deleteOldExposures, EXPOSURE_DAYS } from './exposure-store.ts'

const words = (text: string) => ({ componentName: 'Editorial', props: { html: `<p>${text}</p>` } })
const PAGE = pageContentSchema.parse({
  key: 'tried',
  path: '/afproevet',
  componentName: 'EditorialPage',
  title: 'Prøver',
  heading: 'Prøver',
  blocks: [
    {
      id: 'words',
      ...words('Blokken selv'),
      experience: { key: 'words', kind: 'experiment', variants: [{ key: 'short', block: words('Kort') }] },
    },
    {
      id: 'again',
      ...words('For alle'),
      experience: {
        key: 'again',
        kind: 'personalisation',
        audience: { visitor: 'returning' },
        variants: [{ key: 'hello', block: words('Godt at se dig igen') }],
      },
    },
  ],
})
const LATER = new Date(TEST_NOW.getTime() + 60 * 60_000)

let shop: TestShop
beforeAll(async () => {
  shop = await startTestShop()
  const folders = readContentFiles(TEST_CONTENT).map((folder) =>
    folder.brand === 'hjemly' && folder.language === 'da'
      ? { ...folder, pages: [...folder.pages, { file: 'tried.json', content: PAGE }] }
      : folder,
  )
  await importContent(shop.database.main, folders, { now: TEST_NOW })
})
afterAll(() => shop.close())

/** A browser's cookies. */
function createBrowser() {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...(init.headers as Record<string, string>), cookie: cookie() }
    const answer = await fetch(shop.origin + path, { ...init, headers })
    for (const set of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (set.split(';', 1)[0] ?? '').split('=')
      if (set.includes('Max-Age=0') || value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  const post = (path: string, body: unknown) =>
    send(path, { method: 'POST', headers: JSON_HEADERS, body: JSON.stringify(body) })
  return {
    jar,
    send,
    post,
    decide: (consent: Consent) =>
      post('/api/client/consent?language=da', { consent, place: 'banner', version: CONSENT_VERSION }),
    html: async () => (await send('/afproevet')).text(),
    page: async () => (await (await send('/api/content/afproevet')).json()) as Page,
    see: (body: object) => post('/api/storefront/v3/experiences/seen?language=da', body),
  }
}

type Browser = ReturnType<typeof createBrowser>
const variantOf = async (browser: Browser, key = 'words') =>
  (await browser.page()).experiences?.find((each) => each.key === key)?.variant

async function agreed(wanted?: string): Promise<Browser> {
  for (let tries = 0; tries < 100; tries += 1) {
    const browser = createBrowser()
    await browser.decide(FULL_CONSENT)
    if (wanted === undefined || (await variantOf(browser)) === wanted) return browser
  }
  throw new Error(`No visitor of a hundred sees ${wanted}`)
}
const exposures = () => shop.database.main.select().from(experienceExposures)

describe('variants of blocks', () => {
  it('TRACK-08 LAW-04 whoever did not agree sees the blocks themselves, gets no cookie and is told of nothing', async () => {
    const browser = createBrowser()
    const answer = await browser.send('/afproevet')
    const html = await answer.text()
    expect(html).toContain('Blokken selv')
    expect(html).not.toMatch(/<p>Kort<|Godt at se dig/)
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await browser.page()).not.toHaveProperty('experiences')
    await browser.decide(NO_CONSENT)
    await browser.send('/api/client/dynamic-data/resolve?language=da&d=[["cart"]]')
    expect([...browser.jar.keys()]).not.toContain('traits')
  })

  it('TRACK-08 whoever agreed sees one of them, in the document and as data, and only that one is sent', async () => {
    const short = await agreed('short')
    expect(await short.html()).toContain('<p>Kort</p>')
    expect(await short.html()).not.toContain('Blokken selv')
    expect((await short.page()).experiences).toEqual([{ key: 'words', variant: 'short', at: 'words' }])
    const control = await agreed('control')
    expect(await control.html()).toContain('Blokken selv')
    expect((await control.page()).experiences).toEqual([{ key: 'words', variant: 'control', at: 'words' }])
  })

  it('TRACK-08 documents stay cached, a bounded number of them, however many visitors there are', async () => {
    const browsers = await Promise.all(Array.from({ length: 24 }, () => agreed()))
    const readAll = () =>
      Promise.all(
        [createBrowser(), ...browsers].map(async (each) => (await each.send('/afproevet')).headers.get('etag')),
      )
    await expect.poll(async () => (await readAll()).every((etag) => etag !== null), { timeout: 20_000 }).toBe(true)
    expect(new Set(await readAll()).size).toBe(3)
  })

  it('TRACK-08 whoever comes back gets what is for returning visitors, from the first page on', async () => {
    const browser = await agreed()
    expect(await browser.html()).toContain('For alle')
    shop.setNow(LATER)
    try {
      expect(await browser.html()).toContain('Godt at se dig igen')
      expect(await variantOf(browser, 'again')).toBe('hello')
    } finally {
      shop.setNow(TEST_NOW)
    }
  })

  it('TRACK-08 carts and viewed categories are learned from calls that happen anyway', async () => {
    const browser = await agreed()
    await browser.see({ trail: ['/', '/sofaer', '/ukendt'] })
    expect(browser.jar.get('traits')).toMatch(/\.fn0\.sofas$/)
    const { rows } = await shop.database.pool.query<{ sku: string }>(
      `select v.sku from variants v where v.product_key = 'nordlo-3-green' limit 1`,
    )
    await browser.post('/api/client/ct/cart/apply?language=da', [
      { $type: 'AddLineItemCommand', sku: rows[0]?.sku, quantity: 1 },
    ])
    expect(browser.jar.get('traits')).toMatch(/\.fn[1-6]\.sofas$/)
  })
})

describe('a preview', () => {
  const preview = async (more: string) => {
    const token = previewToken(shop.secret, { brand: 'hjemly', path: '/afproevet' }, LATER)
    return (await fetch(`${shop.origin}/afproevet?preview=${token}${more}`)).text()
  }
  it('TRACK-08 shows the variant that an editor asks for, and lists them all with who sees them', async () => {
    const html = await preview('&experience=words:short&experience=again:hello')
    expect(html).toContain('<p>Kort</p>')
    expect(html).toContain('<p>Godt at se dig igen</p>')
    expect(html).toContain('<aside id="preview-panel"')
    expect(html).toMatch(/experience=words%3Ashort[^>]* aria-current="true">short \(50 % af dem\)/)
    expect(html).toContain('Personalisering: besøgende, der kommer igen')
    expect(html).not.toContain('"experiences":')
  })

  it('TRACK-08 ninetailed-preview=off turns that off; without a link nobody chooses', async () => {
    const off = await preview('&experience=words:short&ninetailed-preview=off')
    expect(off).toContain('Blokken selv')
    expect(off).not.toContain('preview-panel')
    const stranger = await (await fetch(`${shop.origin}/afproevet?experience=words:short`)).text()
    expect(stranger).toContain('Blokken selv')
    expect(stranger).not.toContain('preview-panel')
    expect(await preview('&experience=words:<script>&experience=constructor:x&experience=:')).toContain('Blokken selv')
  })
})

describe('what is counted', () => {
  it('TRACK-08 views of known experiences, of visitors whom the shop knows; nothing else', async () => {
    const browser = await agreed('short')
    const seen = [
      { key: 'words', variant: 'short' },
      { key: 'words', variant: 'made-up' },
      { key: 'unknown', variant: 'control' },
    ]
    expect((await browser.see({ seen, lcpMs: 900, errors: 1 })).status).toBe(204)
    await browser.see({ seen, lcpMs: 500, errors: 2 })
    await expect.poll(exposures).toMatchObject([{ experience: 'words', variant: 'short', views: 2, errors: 3 }])
    const forger = createBrowser()
    forger.jar.set('consent', browser.jar.get('consent') ?? '')
    forger.jar.set(
      'traits',
      (browser.jar.get('traits') ?? '').replace(/^./, (first) => (first === 'A' ? 'B' : 'A')),
    )
    await forger.see({ seen })
    await createBrowser().see({ seen })
    const refused = createBrowser()
    await refused.decide(NO_CONSENT)
    await refused.see({ seen, trail: ['/sofaer'] })
    expect(refused.jar.has('traits')).toBe(false)
    // What came before it is written before it.
    await (await agreed('control')).see({ seen: [{ key: 'words', variant: 'control' }] })
    await expect.poll(async () => (await exposures()).length).toBe(2)
  })

  const noted = () => shop.database.main.select({ orderId: experienceOrders.orderId }).from(experienceOrders)
  beforeAll(() => addTestGoods(shop.database.main, [{ sku: 'X-LAMP', onHand: 5 }]))

  async function buyerWhoSaw() {
    const browser = await agreed('short')
    await browser.see({ seen: [{ key: 'words', variant: 'short' }] })
    const post: Visitor['post'] = (call, body) => browser.post(`/api/client/${call}?language=da`, body)
    const apply: Visitor['apply'] = async (...commands) =>
      (await (await post('ct/cart/apply', commands)).json()) as CartApplyResponse
    const buyer = { ...createVisitor(shop), post, apply }
    return { browser, buyer, cart: await fillCheckout(buyer, { goods: { 'X-LAMP': 1 } }) }
  }

  it('TRACK-08 an order of somebody who has seen something that is placed without scripts is noted', async () => {
    const { browser, cart } = await buyerWhoSaw()
    const { id, version } = cart.cartResponse
    const order = { cartId: id, cartVersion: String(version), idempotencyKey: newKey(), acceptTerms: 'on' }
    const answer = await browser.send(CHECKOUT_FORM_PATHS.place, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: shop.origin },
      body: new URLSearchParams(order),
    })
    expect(answer.status).toBe(303)
    await expect.poll(async () => (await noted()).length).toBe(1)
    await browser.decide(NO_CONSENT)
  })

  it('TRACK-08 an order of somebody who has seen something is noted once, however often it is sent', async () => {
    const { browser, buyer, cart } = await buyerWhoSaw()
    const key = newKey()
    const first = await place(buyer, { cart, key })
    expect(await place(buyer, { cart, key })).toEqual(first)
    await expect.poll(noted).toEqual([{ orderId: first.success && first.orderId }])
    await browser.decide(NO_CONSENT)
    expect(await noted()).toEqual([])
  })

  it('TRACK-08 LAW-04 withdrawing deletes it, and the cookie with it', async () => {
    const browser = await agreed('control')
    const before = (await exposures()).length
    await browser.see({ seen: [{ key: 'words', variant: 'control' }] })
    await expect.poll(async () => (await exposures()).length).toBe(before + 1)
    await browser.decide({ ...FULL_CONSENT, personalisation: false })
    expect(browser.jar.has('traits')).toBe(false)
    expect((await exposures()).length).toBe(before)
    expect(await browser.page()).not.toHaveProperty('experiences')
  })

  it('TRACK-08 is deleted after half a year', async () => {
    const past = new Date(TEST_NOW.getTime() + (EXPOSURE_DAYS + 1) * 86_400_000)
    expect((await exposures()).length).toBeGreaterThan(0)
    await deleteOldExposures(shop.database.main, () => past)(100)
    expect(await exposures()).toEqual([])
  })

  it.each([
    [{ seen: 'x' }],
    [{ seen: [{ key: '', variant: 'x' }] }],
    [{ seen: Array.from({ length: 13 }, () => ({ key: 'a', variant: 'b' })) }],
    [{ errors: -1 }],
    [{ lcpMs: 1e9 }],
    [{ trail: ['https://elsewhere'] }],
  ])('TRACK-08 refuses %j with 400', async (body) => {
    expect((await (await agreed()).see(body)).status).toBe(400)
  })

  it('TRACK-08 an import says which experiences there are, and which have ended', async () => {
    const list = () => shop.database.main.select().from(experiences)
    expect((await list()).map(({ key, endedAt }) => [key, endedAt]).toSorted()).toEqual([
      ['again', null],
      ['words', null],
    ])
    await importContent(shop.database.main, readContentFiles(TEST_CONTENT), { now: LATER })
    expect((await list()).every(({ endedAt }) => endedAt?.getTime() === LATER.getTime())).toBe(true)
  })
})
