import type { Page, Route } from '@playwright/test'
import { FULL_CONSENT } from '@firkant/domain/consent/consent.ts'
import { MIN_PAGE_VIEWS } from '@firkant/domain/stock/page-views.ts'
import { chosenVisitor } from '../../../scripts/page-weight/chosen-visitor.ts'
import { namesOf, recordPushes } from '../data-layer-record.ts'
import { expect, test, whenStarted, whenTakenOver } from '../shop-fixture.ts'

const LISTING = '/sofaer'
const PRODUCT = '/sofaer/nordlo-3-green'
const NOBODY = { cookies: [], origins: [] }
const toolOf = (page: Page, tool: string) => page.locator(`header [data-tool=${tool}]`)
const heartOf = (page: Page) => page.locator('main [data-part=wishlist-toggle]:visible').first()

/** What may come for somebody who agreed, before React. */
const COUNTING = ['waiting', 'counted', 'connect-tracking', 'light-page', 'web-vitals', 'rolldown-runtime']

/** Names of the files of code that were asked for. */
function codeOf(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.push(request.url().replace(/.*\/([\w-]+)-[\w-]{8}\.js$/, '$1'))
  })
  return files
}

const whenWaiting = (page: Page) => page.waitForFunction(() => 'atRest' in document.documentElement.dataset)

/** What is on the page now is marked, to be found again. */
const markAll = (page: Page, parts: readonly string[]) =>
  page.evaluate((all) => {
    for (const part of all) Object.assign(document.querySelector(part) ?? {}, { isMarked: true })
  }, parts)
const markedOf = (page: Page, parts: readonly string[]) =>
  page.evaluate((all) => all.filter((part) => 'isMarked' in (document.querySelector(part) ?? {})), parts)

/** As many as make the claim true have looked at everything. */
async function withViewers(page: Page): Promise<void> {
  await page.route('**/api/client/dynamic-data/resolve*', async (route) => {
    const requests = JSON.parse(new URL(route.request().url()).searchParams.get('d') ?? '[]') as [string, unknown][]
    const [[type, context] = ['', undefined]] = requests
    const keys = ((context as { keys?: string } | undefined)?.keys ?? '').split(',')
    const views = Object.fromEntries(keys.map((key) => [key, MIN_PAGE_VIEWS + 2]))
    const answers = { cardViews: { views }, pageViews: { pageViews: MIN_PAGE_VIEWS + 1, isCounted: true } }
    const data = answers[type as keyof typeof answers]
    if (requests.length !== 1 || data === undefined) return route.continue()
    await route.fulfill({ json: [{ type, context, loadFailed: false, data }] })
  })
}

test('NAV-11 DYN-04 CARD-09 SHELL-08 who only reads has numbers, hearts, viewers and the clock without React; at the first sign of somebody it takes over what is there', async ({
  page,
}) => {
  const code = codeOf(page)
  await withViewers(page)
  await page.goto(PRODUCT)
  await whenStarted(page)
  await heartOf(page).click()
  await page.locator('[data-part=buy] [data-part=add-to-cart] button').click()
  await expect(toolOf(page, 'cart')).toHaveAccessibleName(/\b1\b/)
  await expect(toolOf(page, 'favourites')).toHaveAccessibleName(/\b1\b/)

  const parts = [
    'header [data-tool=cart] [data-part=tool-count]',
    'header [data-tool=favourites] [data-part=tool-count]',
    '[data-part=product] [data-part=stress][data-kind=pageViews]',
    '[data-part=banner-countdown] [data-part=countdown]',
  ]
  await test.step('all of it is drawn', async () => {
    code.length = 0
    await page.reload()
    await whenWaiting(page)
    for (const part of parts) await expect(page.locator(part)).toBeVisible()
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('[data-part=stress][data-kind=pageViews]')).toContainText(`Set af ${MIN_PAGE_VIEWS + 1}`)
    await page.waitForLoadState('networkidle')
    expect(new Set(code)).toEqual(new Set(['waiting', 'numbers']))
  })
  await test.step('what was drawn is the same element afterwards, and what has the focus keeps it', async () => {
    await markAll(page, parts)
    await page.locator('header [data-part=search] input').focus()
    await page.keyboard.type('so')
    await whenStarted(page)
    await whenTakenOver(toolOf(page, 'cart'))
    await whenTakenOver(heartOf(page))
    expect(await markedOf(page, parts)).toEqual(parts)
    await expect(page.locator('header [data-part=search] input')).toHaveValue(/^so/)
    await expect(page.locator('header [data-part=search] input')).toBeFocused()
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('the cards of a listing, too', async () => {
    const badges = page.locator('main [data-part=view-count-badge]')
    await page.goto(LISTING)
    await whenWaiting(page)
    await expect(badges.first()).toContainText(`Set af ${MIN_PAGE_VIEWS + 2}`)
    const shown = await badges.count()
    await markAll(page, ['main [data-part=view-count-badge]'])
    await whenStarted(page)
    await page.mouse.move(1, 1)
    await whenTakenOver(page.locator('[data-part=card][data-product] [data-part=add-to-cart-icon]').first())
    await expect(badges).toHaveCount(shown)
    expect(await markedOf(page, ['main [data-part=view-count-badge]'])).toHaveLength(1)
  })
})

test.describe('somebody who agreed to be counted', () => {
  test.use({ storageState: chosenVisitor(FULL_CONSENT) })

  test('TRACK-01 TRACK-02 NAV-11 the page that they read is counted once, without React, and not again with it', async ({
    page,
  }) => {
    const code = codeOf(page)
    const pushed = await recordPushes(page)
    await page.goto(PRODUCT)
    await whenWaiting(page)
    await expect.poll(() => namesOf(pushed)).toEqual(['default', 'update', 'virtualPageLoad hard', 'view_item'])
    await page.waitForLoadState('networkidle')
    expect(code.filter((name) => !COUNTING.includes(name))).toEqual([])
    expect(await page.evaluate(() => 'started' in document.documentElement.dataset)).toBe(false)

    await whenStarted(page)
    await page.locator('[data-part=buy] [data-part=add-to-cart] button').click()
    await expect.poll(() => namesOf(pushed).at(-1)).toBe('add_to_cart')
    expect(namesOf(pushed).filter((name) => /^(?:virtualPageLoad|view_item|default)/.test(name))).toEqual([
      'default',
      'virtualPageLoad hard',
      'view_item',
    ])
  })

  test('TRACK-02 the visit is among the figures, though nothing was pressed', async ({ page }) => {
    const report = page.waitForResponse((response) => response.url().endsWith('/visits/report'))
    await page.goto(LISTING)
    expect((await report).ok()).toBe(true)
    expect(await page.evaluate(() => 'started' in document.documentElement.dataset)).toBe(false)
  })
})

test.describe('somebody who was not asked yet', () => {
  test.use({ storageState: NOBODY })

  test('LAW-04 NAV-11 the question is answered before React is there, and its link waits for it; an answer that was not stored brings it back', async ({
    page,
    complaints,
  }) => {
    const code = codeOf(page)
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/*/client-*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    const banner = page.locator('[data-part=consent-banner]')
    await page.goto(LISTING)
    await expect(banner).toBeVisible()
    expect(code.filter((name) => !['waiting', 'question', 'rolldown-runtime'].includes(name))).toEqual([])
    const refuse = (route: Route) => route.fulfill({ status: 503 })
    await page.route(/\/api\/client\/consent/, refuse)
    await banner.getByRole('button', { name: 'Kun nødvendige' }).click()
    await expect(banner.getByRole('alert')).not.toBeEmpty()
    await page.unroute(/\/api\/client\/consent/, refuse)
    await banner.getByRole('button', { name: 'Kun nødvendige' }).click()
    await expect(banner).toHaveCount(0)
    await expect(page.locator('main')).toBeFocused()
    expect(await page.evaluate(() => 'started' in document.documentElement.dataset)).toBe(false)

    await page.context().clearCookies({ name: 'consent' })
    await page.goto('/')
    const choose = banner.getByRole('link', { name: 'Vælg selv' })
    await choose.click()
    await expect(choose).toHaveAttribute('aria-busy', 'true')
    held.resolve()
    await expect(page.locator('dialog[open][data-panel=consent]')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(choose).toBeFocused()
    // The shop tells what failed, once.
    complaints.length = 0
  })
})

/** What React takes a page over with. */
const STATE = '**/api/state/**'

test('NAV-01 NAV-11 what React takes a page over with is asked for once, with React; nobody who only reads loads it', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/state/') && asked.push(request.url()))
  await page.goto(LISTING)
  await whenWaiting(page)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await whenStarted(page)
  await whenTakenOver(heartOf(page))
  expect(asked).toHaveLength(1)
})

test('NAV-11 a page that changed before it was taken over is drawn as it is now: the press happens, the focus stays', async ({
  page,
}) => {
  await page.route(STATE, async (route) => {
    // Nobody has the state of this document any more.
    const url = route
      .request()
      .url()
      .replace(/\/api\/state\/[\w-]+/, `/api/state/${'A'.repeat(27)}`)
    const answer = await route.fetch({ url })
    const state = (await answer.json()) as { page: { model: { heading: string } } }
    state.page.model.heading = 'Nye sofaer'
    const etag = `"${'B'.repeat(27)}"`
    await route.fulfill({ status: 200, json: state, headers: { etag, 'cache-control': 'private, no-store' } })
  })
  await page.goto(LISTING)
  await whenWaiting(page)
  const heart = heartOf(page)
  await heart.focus()
  await heart.click()
  await expect(page.locator('main h1')).toHaveText('Nye sofaer')
  await whenTakenOver(heart)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeFocused()
  await expect(toolOf(page, 'favourites')).toHaveAccessibleName(/\b1\b/)
  await page.locator('[data-part=card][data-product] a').first().click()
  await expect(page.locator('[data-part=product]')).toBeVisible()
})

test('NAV-11 a page of another release that answers instead is loaded as a whole, once', async ({ page }) => {
  let documents = 0
  page.on('request', (request) => (documents += Number(request.isNavigationRequest())))
  await page.route(
    STATE,
    async (route) => {
      const answer = await route.fetch()
      const state = (await answer.json()) as { version: string }
      state.version = '99.0.0'
      await route.fulfill({ status: 200, json: state, headers: { etag: `"${'B'.repeat(27)}"` } })
    },
    { times: 1 },
  )
  await page.goto(LISTING)
  await whenWaiting(page)
  await heartOf(page).click()
  await expect.poll(() => documents).toBe(2)
  await whenWaiting(page)
  await heartOf(page).click()
  await expect(toolOf(page, 'favourites')).toHaveAccessibleName(/\b1\b/)
  expect(documents).toBe(2)
})

test('NAV-11 a step back shows a page that still waits, and a press there is answered', async ({ page }) => {
  await page.goto(LISTING)
  await whenWaiting(page)
  await page.goto(PRODUCT)
  await whenWaiting(page)
  await page.goBack()
  await whenWaiting(page)
  await heartOf(page).click()
  await expect(toolOf(page, 'favourites')).toHaveAccessibleName(/\b1\b/)
  await page.goForward()
  await expect(toolOf(page, 'favourites')).toHaveAccessibleName(/\b1\b/)
  await page.locator('[data-part=buy] [data-part=add-to-cart] button').click()
  await expect(toolOf(page, 'cart')).toHaveAccessibleName(/\b1\b/)
})

test('NAV-11 where the state does not come, a press does what it does without scripts', async ({
  page,
  complaints,
}) => {
  await page.route(STATE, (route) => route.abort())
  await page.goto(LISTING)
  await whenWaiting(page)
  await toolOf(page, 'cart').click()
  await expect(page).toHaveURL(/\/kurv/)
  // The browser and the shop tell what failed.
  complaints.length = 0
})

test.describe('on a phone whose line is slow', () => {
  test.use({ viewport: { width: 375, height: 740 } })

  test('NAV-11 what is below the first screen is laid out in turns, after the document, and then it is there', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // Turns end after three seconds, which a busy machine may take for the document.
      const wait = window.setTimeout.bind(window)
      window.setTimeout = ((work: () => void, ms?: number) =>
        ms === 3000 ? 0 : wait(work, ms)) as typeof window.setTimeout
      const howShown = () =>
        [...document.querySelectorAll('[data-later]')].map((part) => getComputedStyle(part).contentVisibility)
      document.addEventListener('DOMContentLoaded', () => Object.assign(window, { atFirst: howShown(), howShown }))
    })
    await page.goto(PRODUCT)
    type Watched = { atFirst: string[]; howShown: () => string[] }
    const atFirst = await page.evaluate(() => (window as unknown as Watched).atFirst)
    expect(atFirst.length).toBeGreaterThan(5)
    expect(new Set(atFirst)).toEqual(new Set(['hidden']))
    const howShown = () => page.evaluate(() => [...new Set((window as unknown as Watched).howShown())])
    await expect.poll(howShown).toEqual(['auto'])
  })

  test('NAV-11 MENU-01 CARD-06 a panel has its place at once, which can be closed; a heart shows what it will be, and a second press takes it back', async ({
    page,
  }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/assets/*/client-*.js', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goto(LISTING)
    await whenWaiting(page)
    // After some seconds a press does what it does without scripts: on a busy machine they pass before the next step.
    await page.clock.setFixedTime(new Date())
    const frame = page.locator('dialog[open][aria-busy]')
    const menu = page.locator('header [data-opens=menu]:visible')
    await menu.click()
    await expect(frame).toHaveAccessibleName('Menu')
    await frame.getByRole('button', { name: 'Luk' }).click()
    await expect(frame).toHaveCount(0)
    await expect(menu).not.toHaveAttribute('data-pressed')
    await menu.click()
    await expect(frame).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('data-pressed')

    await heartOf(page).click()
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true')
    await heartOf(page).click()
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'false')
    await heartOf(page).click()
    await page.locator('header [data-tool=cart]').click()
    await expect(frame).toBeVisible()

    held.resolve()
    await expect(page.locator('dialog[open][data-panel=cart]')).toBeVisible()
    await expect(page.locator('dialog[open]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.locator('header [data-tool=cart]')).toBeFocused()
    await expect(heartOf(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(toolOf(page, 'favourites')).toHaveAccessibleName(/\b1\b/)
  })
})

test('NAV-11 a touch, a key and a scroll beyond the first screen are signs, a scroll within it is none', async ({
  page,
}) => {
  const isStarted = () => page.evaluate(() => 'started' in document.documentElement.dataset)
  await page.goto(LISTING)
  await whenWaiting(page)
  await page.evaluate(() => window.scrollTo({ top: innerHeight / 2, behavior: 'instant' }))
  await page.waitForLoadState('networkidle')
  expect(await isStarted()).toBe(false)
  await page.evaluate(() => window.scrollTo({ top: innerHeight + 100, behavior: 'instant' }))
  await expect.poll(isStarted).toBe(true)
  for (const sign of ['touchstart', 'keydown']) {
    await page.goto(PRODUCT)
    await whenWaiting(page)
    await page.evaluate((name) => document.body.dispatchEvent(new Event(name, { bubbles: true })), sign)
    await expect.poll(isStarted).toBe(true)
  }
})
