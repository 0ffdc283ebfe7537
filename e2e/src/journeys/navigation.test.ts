import type { Page as BrowserPage } from '@playwright/test'
import { expect, openPage, test } from '../shop-fixture.ts'

const ABOUT = '/om-hjemly'
const HELP = '/kundeservice'
/** Where it does not matter where one comes from: a page of words alone is drawn soonest. */
const PLAIN = '/handelsbetingelser'

/** Sets a mark that a document load would remove. */
const mark = (page: BrowserPage) => page.evaluate(() => Object.assign(window, { stillHere: true }))
const isMarked = (page: BrowserPage) => page.evaluate(() => 'stillHere' in window)
const footerLink = (page: BrowserPage, path: string) => page.locator(`footer a[href="${path}"]`).first()

/** Adds a link to the page and clicks it, like an editor's link. */
async function follow(page: BrowserPage, href: string, attributes: Record<string, string> = {}): Promise<void> {
  await page.evaluate(
    ([to, extra]) => {
      const link = document.createElement('a')
      link.href = to
      link.textContent = 'follow'
      link.id = 'followed'
      for (const [name, value] of Object.entries(extra)) link.setAttribute(name, value)
      document.body.prepend(link)
    },
    [href, attributes] as const,
  )
  await page.locator('#followed').click()
  await page.evaluate(() => document.getElementById('followed')?.remove())
}

test('NAV-02 a click loads the page as data, swaps it without a document load, and back restores the scroll', async ({
  page,
}) => {
  await openPage(page, '/')
  await mark(page)
  await footerLink(page, ABOUT).scrollIntoViewIfNeeded()
  const scrolled = await page.evaluate(() => window.scrollY)
  expect(scrolled).toBeGreaterThan(500)
  const [request] = await Promise.all([page.waitForRequest(`**/api/content${ABOUT}`), footerLink(page, ABOUT).click()])
  expect(request.headers()['x-original-url']).toMatch(new RegExp(`${ABOUT}$`))
  expect(request.headers()['x-client-version']).toMatch(/^\d/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${ABOUT}$`))
  expect(await isMarked(page)).toBe(true)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 50)
  await page.goForward()
  await expect(page).toHaveURL(new RegExp(`${ABOUT}$`))
  expect(await isMarked(page)).toBe(true)
})

test('NAV-02 the link identifier of what was clicked travels along', async ({ page }) => {
  await openPage(page, PLAIN)
  const [request] = await Promise.all([
    page.waitForRequest('**/api/content/**'),
    follow(page, ABOUT, { 'data-link-identifier': 'hero-1' }),
  ])
  expect(request.headers()['x-link-identifier']).toBe('hero-1')
})

test('NAV-03 title, meta elements, canonical and og:url are those of the new page, each once', async ({ page }) => {
  await openPage(page, PLAIN)
  await footerLink(page, ABOUT).click()
  await expect(page).toHaveTitle(/hjemly/i)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${ABOUT}$`))
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', new RegExp(`${ABOUT}$`))
  await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(await page.title())
})

test('NAV-04 the client follows a redirect and shows its target under its own address', async ({ page }) => {
  await openPage(page, PLAIN)
  await mark(page)
  await follow(page, '/om-os')
  await expect(page).toHaveURL(new RegExp(`${ABOUT}$`))
  expect(await isMarked(page)).toBe(true)
})

test('NAV-05 the progress bar advances every 500 ms toward 0.9 and completes', async ({ page }) => {
  await openPage(page, PLAIN)
  const bar = page.locator('[data-part=progress-bar]')
  const value = async () => Number(await bar.getAttribute('data-value'))
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**/api/content${ABOUT}`, async (route) => {
    await held
    await route.continue()
  })
  await footerLink(page, ABOUT).click()
  await expect(bar).toHaveAttribute('data-visible', 'true')
  const first = await value()
  await expect.poll(value).toBeGreaterThan(first)
  const second = await value()
  expect(second).toBeLessThan(0.9)
  expect(0.9 - second).toBeLessThan(0.9 - first)
  release()
  await expect(bar).not.toHaveAttribute('data-visible')
  await expect(page).toHaveURL(new RegExp(`${ABOUT}$`))
})

test('NAV-06 a full page is shown again without asking; a partial one at once, then refreshed', async ({ page }) => {
  const asked = { partial: 0, full: 0 }
  await page.route(`**/api/content${ABOUT}`, async (route) => {
    asked.partial += 1
    const answer = await route.fetch()
    const body = (await answer.json()) as { cache: string; model: { blocks: { props: { html?: string } }[] } }
    body.cache = 'partial'
    await route.fulfill({ response: answer, body: JSON.stringify(body).replaceAll('</p>', ` (${asked.partial})</p>`) })
  })
  await page.route(`**/api/content${HELP}`, async (route) => {
    asked.full += 1
    await route.continue()
  })
  await openPage(page, PLAIN)
  await footerLink(page, ABOUT).click()
  await expect(page.locator('main')).toContainText('(1)')
  await footerLink(page, HELP).click()
  // The address changes at once; the page is cached when it is shown.
  await expect(page.locator('main')).not.toContainText('(1)')
  await footerLink(page, ABOUT).click()
  await expect(page.locator('main')).toContainText('(2)')
  await footerLink(page, HELP).click()
  await expect(page.locator('main')).not.toContainText('(2)')
  expect(asked).toEqual({ partial: 2, full: 1 })
})

test('NAV-07 after an answer of another major version the next click is a document load', async ({ page }) => {
  await openPage(page, PLAIN)
  await mark(page)
  await page.route(`**/api/content${ABOUT}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, headers: { ...answer.headers(), 'x-server-version': '2.0.0' } })
  })
  const before = await page.title()
  await footerLink(page, ABOUT).click()
  await expect(page).toHaveURL(new RegExp(`${ABOUT}$`))
  // The address changes at once; the answer with the version has arrived when the page changes.
  await expect(page).not.toHaveTitle(before)
  expect(await isMarked(page)).toBe(true)
  await footerLink(page, HELP).click()
  await expect(page).toHaveURL(new RegExp(`${HELP}$`))
  await expect.poll(() => isMarked(page)).toBe(false)
})

test('NAV-08 API-04 a page that can not be loaded says so, and trying again helps', async ({ page, complaints }) => {
  await openPage(page, PLAIN)
  await page.route(`**/api/content${ABOUT}`, (route) => route.abort())
  await footerLink(page, ABOUT).click()
  await expect(page.getByRole('alert')).toContainText('Siden kunne ikke indlæses.')
  await page.getByRole('button', { name: 'Prøv igen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  complaints.length = 0
})

test('NAV-08 API-04 a page error with 5xx shows the server text, any other the generic one', async ({ page }) => {
  await openPage(page, PLAIN)
  for (const [status, text] of [
    [503, 'Der er en fejl på vores server.'],
    [400, 'Noget gik galt, prøv igen senere.'],
  ] as const) {
    await page.route(`**/api/content/fejl-${status}`, async (route) => {
      const answer = await route.fetch()
      const body = {
        ...((await answer.json()) as object),
        componentName: 'ErrorPage',
        httpStatus: status,
        errorPage: true,
        model: { status },
      }
      await route.fulfill({ response: answer, json: body })
    })
    await follow(page, `/fejl-${status}`)
    await expect(page.locator('main')).toContainText(text)
  }
})

test('NAV-09 a hash link comes to stand 100 px under the edge, on the same page and on another', async ({ page }) => {
  await openPage(page, '/')
  const target = page.locator('[data-block]').nth(3)
  const id = (await target.getAttribute('id')) ?? ''
  const top = () => target.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await follow(page, `#${id}`)
  await expect.poll(top).toBe(100)
  await footerLink(page, ABOUT).click()
  await expect(page).toHaveURL(new RegExp(`${ABOUT}$`))
  await follow(page, `/#${id}`)
  await expect(page).toHaveURL(new RegExp(`#${id}$`))
  await expect.poll(top).toBe(100)
})

test('NAV-12 an unknown address shows the not-found page with a way on', async ({ page, complaints }) => {
  const answer = await page.goto('/findes-slet-ikke')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main a').first()).toBeVisible()
  complaints.length = 0
})

test('NAV-14 a link shows where it leads: another host and a new tab are left to the browser', async ({
  page,
  context,
}) => {
  await openPage(page, PLAIN)
  await mark(page)
  await context.route('https://example.com/**', (route) => route.fulfill({ body: '<title>Elsewhere</title>' }))
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    follow(page, 'https://example.com/x', { target: '_blank' }),
  ])
  await expect(popup).toHaveTitle('Elsewhere')
  expect(await isMarked(page)).toBe(true)
  await follow(page, 'https://example.com/y')
  await expect(page).toHaveURL('https://example.com/y')
})

test("what the browser opens in a new tab stays the browser's: ctrl-click, download, form", async ({
  page,
  context,
}) => {
  await openPage(page, PLAIN)
  await mark(page)
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    footerLink(page, ABOUT).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab).toHaveURL(new RegExp(`${ABOUT}$`))
  await expect(page).toHaveURL(new RegExp(`${PLAIN}$`))
})

test('PAGE-35 structured data is that of the page on screen: the former page’s goes with it', async ({ page }) => {
  const shown = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => {
        const data = JSON.parse(textContent ?? '{}') as { '@type': string; name?: string }
        return `${data['@type']} ${data.name ?? ''}`
      }),
    )
  const kinds = async () => (await shown()).map((data) => data.split(' ')[0])
  await openPage(page, '/lamper')
  const listed = await shown()
  expect(await kinds()).toContain('ItemList')
  await page.locator('[data-part=listing-grid] [data-part=card-name] a').first().click()
  await expect(page.locator('[data-part=product-price]')).toBeVisible()
  expect(await kinds()).toContain('Product')
  expect(await kinds()).not.toContain('ItemList')
  await page.goBack()
  await expect(page.locator('[data-part=listing-grid]')).toBeVisible()
  await expect.poll(shown).toEqual(listed)
})
