import { createHash } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { currentConsent, findConsentCookie, NO_CONSENT } from '@firkant/domain/consent/consent.ts'
import { findRequestOrigin, requestOrigins } from '@firkant/domain/consent/request-origins.ts'
import { findStoredThing } from '@firkant/domain/consent/stored-things.ts'
import { stepNumber } from '@firkant/domain/insights/visit-steps.ts'
import { expectAccessible } from '../accessibility.ts'
import { query } from '../checkout-steps.ts'
import { addFavourite, addToCart, panelOf, whenOpen } from '../panel-steps.ts'
import { findCard } from '../product-pages.ts'
import { expect, openPage, plainPageOf, test, whenStarted, whenTakenOver } from '../shop-fixture.ts'

const NOBODY = { cookies: [], origins: [] }
const banner = (page: Page) => page.locator('[data-part=consent-banner]')
const footerLink = (page: Page) => page.locator('[data-part=consent-link]')
const stored = async (page: Page) => currentConsent(findConsentCookie(await page.evaluate(() => document.cookie)))

/** Refusing is as easy as accepting. */
async function expectEqualChoices(page: Page): Promise<void> {
  const [refuse, accept] = await Promise.all(
    ['Kun nødvendige', 'Acceptér alle'].map(async (name) => {
      const button = banner(page).getByRole('button', { name })
      const { color, backgroundColor, fontSize } = await button.evaluate((element) => getComputedStyle(element))
      const box = await button.boundingBox()
      return { color, backgroundColor, fontSize, width: box?.width, height: box?.height, y: box?.y }
    }),
  )
  expect(refuse).toEqual(accept)
}

/** Names of cookies and of stored values, each with what it was declared as. */
async function storedThings(page: Page): Promise<readonly string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => ['cookie', name] as const)
  const [local = [], session = []] = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])
  const values = [
    ...local.map((name) => ['localStorage', name] as const),
    ...session.map((name) => ['sessionStorage', name] as const),
  ]
  return [...cookies, ...values].map(
    ([kind, name]) => `${kind} ${name}: ${findStoredThing(kind, name)?.category ?? 'undeclared'}`,
  )
}

test.describe('somebody who was not asked yet', () => {
  test.use({ storageState: NOBODY })

  test('LAW-04 TRACK-07 is asked once: refusing is as easy as accepting, and the page stays usable and still', async ({
    page,
    context,
    brand,
    complaints,
  }) => {
    const placeOfPage = () => page.locator('main').boundingBox()
    const atRest = Promise.withResolvers<void>()
    await page.route('**/assets/*/question-*.js', async (route) => {
      await atRest.promise
      await route.continue()
    })
    const other = await context.newPage()
    await openPage(other, plainPageOf(brand))
    await expect(banner(other)).toBeVisible()
    await openPage(page, plainPageOf(brand))
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const before = await placeOfPage()
    atRest.resolve()
    await expect(banner(page)).toBeVisible()
    expect(await placeOfPage()).toEqual(before)
    await banner(page).evaluate((element) =>
      Promise.all(element.getAnimations().map((each) => each.finished)).then(() => undefined),
    )
    await expectEqualChoices(page)
    await expectAccessible(page, '[data-part=consent-banner]')
    // It waits at the edge: the page behind it can be used, and the keyboard meets it first.
    await page.locator('main').getByRole('textbox').first().click()
    await expect(page.locator('main').getByRole('textbox').first()).toBeFocused()
    expect(await page.evaluate(() => document.body.firstElementChild?.querySelectorAll('button').length)).toBe(2)

    await page.route('**/api/client/consent*', (route) => route.abort(), { times: 1 })
    await page.route('**/client-telemetry', (route) => route.fulfill({ status: 204 }))
    await banner(page).getByRole('button', { name: 'Kun nødvendige' }).click()
    await expect(banner(page).getByRole('alert')).toHaveText('Vi kunne ikke gemme dit valg. Prøv igen.')
    expect(await stored(page)).toBeUndefined()
    await banner(page).getByRole('button', { name: 'Kun nødvendige' }).press('Enter')
    await expect(banner(page)).toHaveCount(0)
    await expect(page.locator('main')).toBeFocused()
    expect(await stored(page)).toEqual(NO_CONSENT)
    // The lost call.
    complaints.length = 0

    await other.bringToFront()
    await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(banner(other)).toHaveCount(0)
  })

  test('LAW-04 nothing is stored on the way to the till but what was declared as necessary', async ({
    page,
    context,
    request,
  }) => {
    const requests = new Set<string>()
    page.on('request', (each) => requests.add(each.url()))
    const found = new Set<string>()
    const look = async () => {
      for (const each of await storedThings(page)) found.add(each)
    }
    const card = await findCard(request, ({ variants: [lead] }) => lead?.stockStatus === 'inStock')
    for (const path of ['/', card.url.split('/').slice(0, 2).join('/'), card.url]) {
      await openPage(page, path)
      await look()
    }
    // The tab is counted as looking at the product, and has no cookie for it.
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('viewer'))).toMatch(/^[\w-]{43} \d+$/)
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['deviceWidth'])
    await expect(banner(page)).toBeVisible()
    await whenTakenOver(page.locator('[data-part=wishlist-toggle]:visible').first())
    await addFavourite(page)
    await addToCart(page)
    await look()
    for (const path of ['/kurv', '/soeg?q=lampe', '/log-ind', '/kasse']) {
      await page.goto(path)
      await whenStarted(page)
      await look()
    }
    // Nothing lies over the button that buys.
    await expect(banner(page)).toHaveCount(0)
    expect([...found].filter((each) => !each.endsWith(': necessary'))).toEqual([])
    expect([...found]).toContain('cookie visitor: necessary')
    const calledFor = (url: string) => findRequestOrigin(requestOrigins({}), { url, ownHost: new URL(page.url()).host })
    expect(requests.size).toBeGreaterThan(50)
    expect([...requests].filter((url) => calledFor(url)?.needs !== 'necessary')).toEqual([])
  })
})

async function openConsentPanel(page: Page): Promise<Locator> {
  await footerLink(page).click()
  const panel = panelOf(page, 'consent')
  await whenOpen(panel)
  return panel
}

async function save(page: Page, panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Gem mit valg' }).click()
  await expect(panel).toBeHidden()
  await expect(footerLink(page)).toBeFocused()
}

const visitOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('visit')?.split('.')[0])
async function furthestOf(visit: string): Promise<number | undefined> {
  const hash = createHash('sha256').update(visit).digest('base64url')
  const [row] = await query<{ furthest: number }>('select furthest from insight_visits where visit_hash = $1', [hash])
  return row?.furthest
}

test('LAW-04 TRACK-07 the choice is changed on any page, purpose by purpose; who agrees is counted, who no longer does is forgotten, in the browser and in the shop', async ({
  page,
  brand,
}) => {
  await openPage(page, plainPageOf(brand))
  await whenTakenOver(footerLink(page))
  expect(await visitOf(page)).toBeUndefined()
  const panel = await openConsentPanel(page)
  await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expectAccessible(page, 'dialog[data-panel=consent]')
  await panel.getByRole('checkbox', { name: 'Statistik' }).check()
  await save(page, panel)
  expect(await stored(page)).toEqual({ ...NO_CONSENT, statistics: true })
  await expect.poll(() => visitOf(page)).toMatch(/^[\w-]{22}$/)
  const visit = (await visitOf(page)) ?? ''
  await expect.poll(() => furthestOf(visit)).toBe(stepNumber('view'))

  await openConsentPanel(page)
  await expect(panel.getByRole('checkbox', { name: 'Statistik' })).toBeChecked()
  await panel.getByRole('checkbox', { name: 'Statistik' }).uncheck()
  await save(page, panel)
  await expect.poll(() => furthestOf(visit)).toBeUndefined()
  expect(await visitOf(page)).toBeUndefined()
})
