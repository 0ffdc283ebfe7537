import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { FULL_CONSENT } from '@firkant/domain/consent/consent.ts'
import { stepNumber } from '@firkant/domain/insights/visit-steps.ts'
import { findEventFaults } from '@firkant/domain/tracking/data-layer-schema.ts'
import { chosenVisitor } from '../../../scripts/page-weight/chosen-visitor.ts'
import { findPlentifulSku, openFilledCheckout, pressBuy, query } from '../checkout-steps.ts'
import { namesOf, recordPushes, type Pushed } from '../data-layer-record.ts'
import { listCalls } from '../list-steps.ts'
import { addFavourite, addToCart } from '../panel-steps.ts'
import { findCard } from '../product-pages.ts'
import { expect, openPage, test } from '../shop-fixture.ts'

/** What the personalisation service is told: each answer, and with what it was asked for. */
function recordNotifications(page: Page) {
  const told: string[] = []
  const requests: { readonly query: Readonly<Record<string, string>>; readonly body: unknown }[] = []
  page.on('response', (answer) => {
    const [, type] = /notifications\/([\w-]+)/.exec(answer.url()) ?? []
    if (type === undefined) return
    told.push(`${type} ${answer.status()}`)
    const sent = Object.fromEntries(new URL(answer.url()).searchParams)
    requests.push({ query: sent, body: answer.request().postDataJSON() })
  })
  return { told, requests }
}
const isPlentiful = ({ variants: [lead] }: ProductCard) => lead?.stockStatus === 'inStock' && lead.soldInGroupsOf === 1
const eventsOf = (pushed: readonly Pushed[]) =>
  namesOf(pushed).filter((name) => name !== 'default' && name !== 'update')
const ofSimilar = (pushed: readonly Pushed[]) =>
  pushed.filter((entry) => 'event' in entry && 'ecommerce' in entry && JSON.stringify(entry).includes('"similar"'))

/** How far the shop knows this visit to have come. */
async function furthestOf(page: Page): Promise<number | undefined> {
  const [visit = ''] = (await page.evaluate(() => sessionStorage.getItem('visit')))?.split('.') ?? []
  const hash = createHash('sha256').update(visit).digest('base64url')
  const [row] = await query<{ furthest: number }>('select furthest from insight_visits where visit_hash = $1', [hash])
  return row?.furthest
}

/** Measurements of the speed of product pages, which browsers report when they leave them. */
async function speedReports(): Promise<number> {
  const [row] = await query<{ sum: string | null }>(
    `select sum(count) from insight_vitals where brand = 'hjemly' and market = 'DK' and page_kind = 'product'`,
    [],
  )
  return Number(row?.sum ?? 0)
}

interface Recorded extends ReturnType<typeof recordNotifications> {
  readonly pushed: readonly Pushed[]
}

/** A product of a list, and back and forth: the click is told of when the link was followed, and never again. */
async function followList(page: Page, { pushed, told, requests }: Recorded): Promise<void> {
  await expect.poll(() => namesOf(pushed)).toContain('view_item_list')
  const card = page.locator('[data-part=listing-grid] [data-part=card]').first()
  const ticket = await card.getAttribute('data-link-identifier')
  await card.getByRole('link').first().click()
  await expect.poll(() => namesOf(pushed)).toContain('view_item')
  await expect.poll(() => told).toEqual(['click 204'])
  expect(requests[0]?.body).toEqual({ ticket })
  for (const step of ['goBack', 'goForward'] as const) {
    const shown = namesOf(pushed).length
    await page[step]()
    await expect.poll(() => namesOf(pushed).length).toBeGreaterThan(shown)
  }
  expect(told).toEqual(['click 204'])
}

/** A row within the page is told of when it is seen; what is chosen of it is liked and bought. The chosen variant. */
async function followSimilar(page: Page, { pushed, told, requests }: Recorded): Promise<string> {
  expect(ofSimilar(pushed)).toEqual([])
  const similar = page.locator('[data-related=similar]')
  await similar.scrollIntoViewIfNeeded()
  await expect.poll(() => namesOf(ofSimilar(pushed))).toEqual(['view_item_list'])
  const card = similar.locator('[data-part=card]').first()
  const ticket = await card.getAttribute('data-link-identifier')
  const productKey = await card.getAttribute('data-product')
  await card.getByRole('link').first().click()
  await expect.poll(() => namesOf(ofSimilar(pushed))).toEqual(['view_item_list', 'select_item', 'view_item'])
  const [list, chosen] = ofSimilar(pushed)
  expect(list).toMatchObject({ ecommerce: { item_list_id: 'similar', item_list_name: expect.stringMatching(/\w/) } })
  await addFavourite(page)
  await expect.poll(() => told).toEqual(['click 204', 'click 204', 'add-favorite 204'])
  expect(requests[2]?.body).toMatchObject({ ticket, productKey, variantKey: ticket?.slice('p.'.length) })
  return (chosen && 'ecommerce' in chosen ? chosen.ecommerce.items[0]?.item_id : undefined) ?? ''
}

async function buy(page: Page, sku: string): Promise<void> {
  await openFilledCheckout(page, { sku, email: 'alma@example.com', payment: 'invoice' })
  await pressBuy(page)
  await page.waitForURL(/\/ordrebekraeftelse/)
}

/** Of the list, of the product, back and forth, of the row within it, of cart, checkout and confirmation. */
const WHOLE_WAY = [
  ['virtualPageLoad hard', 'customerIdentified', 'view_item_list', 'select_item'],
  ['virtualPageLoad dynamic', 'view_item'],
  ['virtualPageLoad dynamic', 'view_item_list'],
  ['virtualPageLoad dynamic', 'view_item', 'view_item_list', 'select_item'],
  ['virtualPageLoad dynamic', 'view_item', 'add_to_wishlist', 'add_to_cart'],
  ['virtualPageLoad hard', 'view_cart'],
  ['virtualPageLoad hard', 'begin_checkout'],
  [expect.stringMatching(/^virtualPageLoad/), 'purchase'],
].flat()

function expectWholeWay(pushed: readonly Pushed[]): void {
  const events = pushed.filter((entry) => 'event' in entry)
  expect(events.flatMap(findEventFaults)).toEqual([])
  const [viewed] = events.filter(({ event }) => event === 'view_item')
  expect(viewed).toMatchObject({ ecommerce: { items: [{ item_list_id: expect.stringMatching(/^\//) }] } })
  expect(events.at(-2)).toMatchObject({ referrer: expect.stringMatching(/\/kasse$/) })
  expect(events.at(-1)).toMatchObject({ orderId: expect.stringMatching(/^[\w-]+$/), currentCurrency: 'DKK' })
  expect(ofSimilar(pushed).at(-1)).toMatchObject({ event: 'purchase' })
  expect(JSON.stringify(events)).not.toContain('token')
}

test.describe('who agreed', () => {
  test.use({ storageState: chosenVisitor(FULL_CONSENT) })

  test('TRACK-01 TRACK-02 TRACK-04 TRACK-05 TRACK-06 TRACK-10 the data layer holds the whole way of a customer from list to purchase, and the visit is among the figures, with the speed of its pages', async ({
    page,
    request,
  }) => {
    const pushed = await recordPushes(page)
    const { told, requests } = recordNotifications(page)
    const recorded = { pushed, told, requests }
    await listCalls(page, 'da').register()
    const { url } = await findCard(request, isPlentiful)
    await openPage(page, url.split('/').slice(0, 2).join('/'))
    await expect.poll(() => namesOf(pushed).slice(0, 3)).toEqual(['default', 'update', 'virtualPageLoad hard'])
    // Told of once, though three documents follow.
    await expect.poll(() => eventsOf(pushed)).toContain('customerIdentified')
    await test.step('from a list', () => followList(page, recorded))
    const sku = await test.step('from a row', () => followSimilar(page, recorded))
    const speedBefore = await speedReports()
    await addToCart(page)
    await expect.poll(() => told).toContain('add-to-cart 204')
    await expect.poll(() => furthestOf(page)).toBe(stepNumber('cart'))
    await openPage(page, '/kurv')
    await expect.poll(() => namesOf(pushed)).toContain('view_cart')
    await expect.poll(speedReports).toBeGreaterThan(speedBefore)
    await test.step('to the purchase', () => buy(page, sku))
    await expect.poll(() => namesOf(pushed)).toContain('purchase')
    await expect.poll(() => furthestOf(page)).toBe(stepNumber('purchase'))
    expect(eventsOf(pushed)).toEqual(WHOLE_WAY)
    expectWholeWay(pushed)
    const queries = requests.map((each) => each.query)
    expect(queries).toEqual(queries.map(() => queries[0]))
    expect(Object.keys(queries[0] ?? {}).toSorted()).toEqual(['customerKey', 'market', 'sessionKey'])
    const sent = () => page.evaluate(() => localStorage.getItem('purchase-order-sent-to-data-layer'))
    await expect.poll(sent).toMatch(/^[\w-]+$/)
  })
})

test('TRACK-07 TRACK-08 LAW-04 who refused buys without leaving anything in the data layer or in storage, sees the usual page and is not counted', async ({
  page,
  context,
  request,
  brand,
}) => {
  const told: string[] = []
  page.on('request', (each) => {
    if (/\/visits\/|\/experiences\/|notifications\//.test(each.url())) told.push(each.url())
  })
  const pushed = await recordPushes(page)
  await openPage(page, '/')
  await expect(page.getByText('Omkring bordet')).toBeVisible()
  await page.locator('#block-chosen').scrollIntoViewIfNeeded()
  const { url } = await findCard(request, isPlentiful)
  await openPage(page, url)
  await addToCart(page)
  await openPage(page, '/kurv')
  await expect(page.locator('[data-part=cart-line]').first()).toBeVisible()
  await buy(page, await findPlentifulSku(brand, 'DK'))
  await openPage(page, '/')
  await page.waitForLoadState('networkidle')
  expect([pushed, told]).toEqual([[], []])
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])
  expect(stored.filter((key) => /purchase|ga4|visit$/.test(key))).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('traits')
})

test.describe('who was not asked yet', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('TRACK-07 what happened before waits until it is allowed, with the fields of consent mode; what is bought then is told', async ({
    page,
    request,
    brand,
  }) => {
    const pushed = await recordPushes(page)
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
    await buy(page, await findPlentifulSku(brand, 'DK'))
    await expect.poll(() => namesOf(pushed)).toContain('purchase')
    expect(eventsOf(pushed).slice(3)).toEqual([
      'virtualPageLoad hard',
      'begin_checkout',
      expect.stringMatching(/^virtualPageLoad/),
      'purchase',
    ])
    expect(pushed.flatMap((entry) => ('event' in entry ? findEventFaults(entry) : []))).toEqual([])
  })
})
