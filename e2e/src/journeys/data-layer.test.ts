import type { Page } from '@playwright/test'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { FULL_CONSENT } from '@firkant/domain/consent/consent.ts'
import type { DataLayerEvent } from '@firkant/domain/tracking/data-layer-events.ts'
import { findEventFaults } from '@firkant/domain/tracking/data-layer-schema.ts'
import { chosenVisitor } from '../../../scripts/page-weight/chosen-visitor.ts'
import { findPlentifulSku, openFilledCheckout, pressBuy } from '../checkout-steps.ts'
import { listCalls } from '../list-steps.ts'
import { addFavourite, addToCart } from '../panel-steps.ts'
import { findCard } from '../product-pages.ts'
import { expect, openPage, plainPageOf, test } from '../shop-fixture.ts'

interface ConsentCommand {
  readonly 0: 'consent'
  readonly 1: string
  readonly 2: Readonly<Record<string, string>>
}
type Pushed = DataLayerEvent | ConsentCommand

/** Everything that any document of this page pushes. */
async function record(page: Page): Promise<Pushed[]> {
  const pushed: Pushed[] = []
  await page.exposeFunction('recordPush', (text: string) => pushed.push(JSON.parse(text) as Pushed))
  await page.addInitScript(() => {
    const { recordPush } = window as unknown as { recordPush: (text: string) => void }
    const dataLayer: object[] = []
    dataLayer.push = (...entries) => {
      for (const entry of entries) recordPush(JSON.stringify(entry))
      return 0
    }
    Object.assign(window, { dataLayer })
  })
  return pushed
}
/** What the personalisation service is told: each answer, and with what it was asked for. */
function recordNotifications(page: Page) {
  const told: string[] = []
  const requests: { readonly query: Readonly<Record<string, string>>; readonly body: unknown }[] = []
  page.on('response', (answer) => {
    const [, type] = /notifications\/([\w-]+)/.exec(answer.url()) ?? []
    if (type === undefined) return
    told.push(`${type} ${answer.status()}`)
    const query = Object.fromEntries(new URL(answer.url()).searchParams)
    requests.push({ query, body: answer.request().postDataJSON() })
  })
  return { told, requests }
}
const namesOf = (pushed: readonly Pushed[]) =>
  pushed.map((entry) =>
    'event' in entry ? ('type' in entry ? `${entry.event} ${entry.type}` : entry.event) : entry[1],
  )
const isPlentiful = ({ variants: [lead] }: ProductCard) => lead?.stockStatus === 'inStock' && lead.soldInGroupsOf === 1

async function buySomething(page: Page, brand: string): Promise<void> {
  const sku = await findPlentifulSku(brand, 'DK')
  await openFilledCheckout(page, { sku, email: 'alma@example.com', payment: 'invoice' })
  await pressBuy(page)
  await page.waitForURL(/\/ordrebekraeftelse/)
}

test.describe('who agreed', () => {
  test.use({ storageState: chosenVisitor(FULL_CONSENT) })

  test('TRACK-01 TRACK-02 TRACK-05 TRACK-06 TRACK-10 the data layer holds the whole way from list to purchase', async ({
    page,
    request,
    brand,
  }) => {
    const pushed = await record(page)
    const { told, requests } = recordNotifications(page)
    const card = await findCard(request, isPlentiful)
    await openPage(page, card.url.split('/').slice(0, 2).join('/'))
    await expect.poll(() => namesOf(pushed)).toContain('view_item_list')
    await page.locator('[data-part=listing-grid] a').first().click()
    await expect.poll(() => namesOf(pushed)).toContain('view_item')
    await expect.poll(() => told).toEqual(['click 204'])
    await openPage(page, card.url)
    await expect.poll(() => namesOf(pushed).filter((name) => name === 'view_item')).toHaveLength(2)
    await addToCart(page)
    await expect.poll(() => namesOf(pushed)).toContain('add_to_cart')
    await expect.poll(() => told).toContain('add-to-cart 204')
    await openPage(page, '/kurv')
    await expect.poll(() => namesOf(pushed)).toContain('view_cart')
    await buySomething(page, brand)
    await expect.poll(() => namesOf(pushed)).toContain('purchase')
    expect(namesOf(pushed).filter((name) => name !== 'default' && name !== 'update')).toEqual([
      'virtualPageLoad hard',
      'view_item_list',
      'select_item',
      'virtualPageLoad dynamic',
      'view_item',
      'virtualPageLoad hard',
      'view_item',
      'add_to_cart',
      'virtualPageLoad hard',
      'view_cart',
      'virtualPageLoad hard',
      'begin_checkout',
      expect.stringMatching(/^virtualPageLoad/),
      'purchase',
    ])
    const events = pushed.filter((entry) => 'event' in entry)
    expect(events.flatMap(findEventFaults)).toEqual([])
    // The document that was opened by its address told of no click.
    expect(told.filter((each) => each === 'click 204')).toHaveLength(1)
    const queries = requests.map(({ query }) => query)
    expect(queries).toEqual(queries.map(() => queries[0]))
    expect(queries[0]).toEqual({ market: 'DK', customerKey: queries[0]?.sessionKey, sessionKey: expect.any(String) })
    const [viewed] = events.filter(({ event }) => event === 'view_item')
    expect(viewed).toMatchObject({ ecommerce: { items: [{ item_list_id: expect.stringMatching(/^\//) }] } })
    expect(events.at(-2)).toMatchObject({ referrer: expect.stringMatching(/\/kasse$/) })
    expect(events.at(-1)).toMatchObject({ orderId: expect.stringMatching(/^[\w-]+$/), currentCurrency: 'DKK' })
    expect(JSON.stringify(events)).not.toContain('token')
    const sent = () => page.evaluate(() => localStorage.getItem('purchase-order-sent-to-data-layer'))
    await expect.poll(sent).toMatch(/^[\w-]+$/)
    await page.reload()
    await expect.poll(() => namesOf(pushed).at(-1)).toBe('virtualPageLoad hard')
  })

  test('TRACK-06 a click is told of when a link was followed, not when the history is walked; a heart with its product', async ({
    page,
    request,
  }) => {
    const { told, requests } = recordNotifications(page)
    const pushed = await record(page)
    const card = await findCard(request, isPlentiful)
    await openPage(page, card.url.split('/').slice(0, 2).join('/'))
    const [link] = await page.locator('[data-part=listing-grid] [data-part=card]').all()
    const ticket = await link?.getAttribute('data-link-identifier')
    const productKey = await link?.getAttribute('data-product')
    await link?.getByRole('link').first().click()
    await expect.poll(() => told).toEqual(['click 204'])
    expect(requests[0]?.body).toEqual({ ticket })
    for (const step of ['goBack', 'goForward'] as const) {
      const shown = namesOf(pushed).length
      await page[step]()
      await expect.poll(() => namesOf(pushed).length).toBeGreaterThan(shown)
    }
    await addFavourite(page)
    await expect.poll(() => told).toEqual(['click 204', 'add-favorite 204'])
    expect(requests[1]?.body).toMatchObject({ ticket, productKey, variantKey: ticket?.slice('p.'.length) })
  })

  test('TRACK-04 who is logged in is told of once in a visit, and so is the next one', async ({ page, brand }) => {
    const pushed = await record(page)
    const calls = listCalls(page, 'da')
    const told = () => namesOf(pushed).filter((name) => name !== 'default' && name !== 'update')
    const [shown, identified] = ['virtualPageLoad hard', 'customerIdentified']
    await calls.register()
    await openPage(page, plainPageOf(brand))
    await expect.poll(told).toEqual([shown, identified])
    for (const documents of [2, 3]) {
      await openPage(page, plainPageOf(brand))
      await expect.poll(() => told().filter((name) => name === shown)).toHaveLength(documents)
      await page.waitForLoadState('networkidle')
    }
    expect(told()).toEqual([shown, identified, shown, shown])
    await calls.post('ct/authentication/logout', {})
    await calls.register()
    await openPage(page, plainPageOf(brand))
    await expect.poll(() => told().filter((name) => name === identified)).toHaveLength(2)
    const [first, second] = pushed.flatMap((entry) => ('externalId' in entry ? [entry.externalId] : []))
    expect(first).not.toBe(second)
  })

  test('TRACK-02 TRACK-10 a list within a page is told of when it is seen, and followed to the purchase', async ({
    page,
    request,
  }) => {
    const pushed = await record(page)
    const { url } = await findCard(request, isPlentiful)
    await openPage(page, url)
    await expect.poll(() => namesOf(pushed)).toContain('view_item')
    const ofSimilar = () =>
      pushed.filter((entry) => 'event' in entry && 'ecommerce' in entry && JSON.stringify(entry).includes('"similar"'))
    expect(ofSimilar()).toEqual([])
    const similar = page.locator('[data-related=similar]')
    await similar.scrollIntoViewIfNeeded()
    const cards = similar.locator('[data-part=card]')
    await expect.poll(() => namesOf(ofSimilar())).toEqual(['view_item_list'])
    await cards.first().getByRole('link').first().click()
    await expect.poll(() => namesOf(ofSimilar())).toEqual(['view_item_list', 'select_item', 'view_item'])
    const [list, chosen] = ofSimilar()
    expect(list).toMatchObject({ ecommerce: { item_list_id: 'similar', item_list_name: expect.stringMatching(/\w/) } })
    const sku = chosen && 'ecommerce' in chosen ? chosen.ecommerce.items[0]?.item_id : undefined
    await openFilledCheckout(page, { sku: sku ?? '', email: 'alma@example.com', payment: 'invoice' })
    await pressBuy(page)
    await page.waitForURL(/\/ordrebekraeftelse/)
    await expect.poll(() => namesOf(ofSimilar()).at(-1)).toBe('purchase')
    expect(pushed.flatMap((entry) => ('event' in entry ? findEventFaults(entry) : []))).toEqual([])
  })
})

test('TRACK-07 who refused buys without leaving anything in the data layer or in storage', async ({ page, brand }) => {
  const pushed = await record(page)
  await buySomething(page, brand)
  await openPage(page, '/')
  await page.waitForLoadState('networkidle')
  expect(pushed).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /purchase|ga4/.test(key)))).toEqual([])
})

test.describe('who was not asked yet', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('TRACK-07 what happened before waits until it is allowed, with the fields of consent mode', async ({
    page,
    request,
    brand,
  }) => {
    const pushed = await record(page)
    const { url } = await findCard(request, isPlentiful)
    await openPage(page, url)
    await expect(page.locator('[data-part=consent-banner]')).toBeVisible()
    await addToCart(page)
    await expect.poll(() => namesOf(pushed)).toEqual(['default'])
    await page.getByRole('button', { name: 'Acceptér alle' }).click()
    await expect
      .poll(() => namesOf(pushed))
      .toEqual(['default', 'update', 'virtualPageLoad hard', 'view_item', 'add_to_cart'])
    const modes = pushed.flatMap((entry) => ('event' in entry ? [] : [entry[2]]))
    expect(modes).toMatchObject([
      { analytics_storage: 'denied' },
      { analytics_storage: 'granted', ad_storage: 'granted' },
    ])
    await buySomething(page, brand)
    await expect.poll(() => namesOf(pushed)).toContain('purchase')
    expect(namesOf(pushed).slice(5)).toEqual([
      'default',
      'update',
      'virtualPageLoad hard',
      'begin_checkout',
      ...(namesOf(pushed).includes('virtualPageLoad dynamic') ? [] : ['default', 'update']),
      expect.stringMatching(/^virtualPageLoad/),
      'purchase',
    ])
    expect(pushed.flatMap((entry) => ('event' in entry ? findEventFaults(entry) : []))).toEqual([])
  })
})
