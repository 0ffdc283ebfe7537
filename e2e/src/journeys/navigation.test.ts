import type { Page as BrowserPage } from '@playwright/test'
import { expect, openPage, plainPageOf, test, whenStarted } from '../shop-fixture.ts'

const ABOUT = '/om-hjemly'
const HELP = '/kundeservice'
const PRIVACY = '/privatliv'
const RETURNS = '/retur'
/** Where it does not matter where one comes from: a page of words alone is drawn soonest. */
const PLAIN = '/handelsbetingelser'

/** Sets a mark that a document load would remove. */
const mark = (page: BrowserPage) => page.evaluate(() => Object.assign(window, { stillHere: true }))
const isMarked = (page: BrowserPage) => page.evaluate(() => 'stillHere' in window)
const scrollOf = (page: BrowserPage) => page.evaluate(() => window.scrollY)
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

test('A11Y-02 SHELL-01 NAV-02 NAV-03 NAV-09 by keyboard and pointer to another page and back: one document, with the head, the focus and the scroll of each', async ({
  page,
}) => {
  await openPage(page, PLAIN)
  await mark(page)
  const target = page.locator('[data-block]').nth(6)
  const id = (await target.getAttribute('id')) ?? ''
  const top = () => target.evaluate((element) => Math.round(element.getBoundingClientRect().top))

  await test.step('A11Y-02 SHELL-01 the skip link leads to the content', async () => {
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Gå til indholdet' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('#maincontent')).toBeFocused()
  })

  await test.step('NAV-09 a hash link of the same page comes to stand 100 px under the edge', async () => {
    await follow(page, `#${id}`)
    await expect.poll(top).toBe(100)
  })

  let scrolled = 0
  await test.step('NAV-02 a click loads the page as data, and the new page begins at its head', async () => {
    const link = footerLink(page, ABOUT)
    await link.scrollIntoViewIfNeeded()
    await link.evaluate((element) => element.setAttribute('data-link-identifier', 'footer-1'))
    scrolled = await scrollOf(page)
    expect(scrolled).toBeGreaterThan(500)
    const [request] = await Promise.all([page.waitForRequest(`**/api/content${ABOUT}`), link.click()])
    const headers = request.headers()
    expect(headers['x-original-url']).toMatch(new RegExp(`${ABOUT}$`))
    expect(headers['x-client-version']).toMatch(/^\d/)
    expect(headers['x-link-identifier']).toBe('footer-1')
    await expect(page).toHaveURL(new RegExp(`${ABOUT}$`))
    await expect.poll(() => scrollOf(page)).toBe(0)
  })

  await test.step('NAV-03 title, canonical and og elements are those of the new page, each once', async () => {
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${ABOUT}$`))
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', new RegExp(`${ABOUT}$`))
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
    await expect(page).toHaveTitle(/hjemly/i)
    expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(await page.title())
  })

  await test.step('A11Y-02 the new page is announced and focused', async () => {
    await expect(page.locator('#maincontent')).toBeFocused()
    await expect(page.getByRole('status')).toContainText(await page.title())
  })

  await test.step('NAV-02 back restores the scroll, forward the page', async () => {
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${PLAIN}#${id}$`))
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(scrolled - 50)
    await page.goForward()
    await expect(page).toHaveURL(new RegExp(`${ABOUT}$`))
    await expect(target).not.toHaveId(id)
  })

  await test.step('NAV-09 a hash link of another page comes to stand there, too', async () => {
    await follow(page, `${PLAIN}#${id}`)
    await expect(target).toHaveId(id)
    await expect.poll(top).toBe(100)
    expect(await isMarked(page)).toBe(true)
  })
})

test('NAV-04 NAV-05 NAV-06 NAV-07 NAV-08 API-04 redirects, slow, kept, newer and failing pages, as the next click meets them', async ({
  page,
  complaints,
}) => {
  const asked = { partial: 0, full: 0 }
  await page.route(`**/api/content${ABOUT}`, async (route) => {
    asked.partial += 1
    const answer = await route.fetch()
    const body = (await answer.json()) as { cache: string }
    body.cache = 'partial'
    await route.fulfill({ response: answer, body: JSON.stringify(body).replaceAll('</p>', ` (${asked.partial})</p>`) })
  })
  await page.route(`**/api/content${HELP}`, async (route) => {
    asked.full += 1
    await route.continue()
  })
  await openPage(page, PLAIN)
  await mark(page)
  const main = page.locator('main')

  await test.step('NAV-06 a full page is shown again without asking; a partial one at once, then refreshed', async () => {
    await footerLink(page, ABOUT).click()
    await expect(main).toContainText('(1)')
    await footerLink(page, HELP).click()
    // The address changes at once; the page is cached when it is shown.
    await expect(main).not.toContainText('(1)')
    await footerLink(page, ABOUT).click()
    await expect(main).toContainText('(2)')
    await footerLink(page, HELP).click()
    await expect(main).not.toContainText('(2)')
    expect(asked).toEqual({ partial: 2, full: 1 })
  })

  await test.step('NAV-04 the client follows a redirect and shows its target under its own address', async () => {
    await follow(page, '/om-os')
    await expect(page).toHaveURL(new RegExp(`${ABOUT}$`))
    await expect(main).toContainText(/\([34]\)/)
  })

  await test.step('NAV-05 the progress bar advances toward 0.9 while a page is waited for, and completes', async () => {
    const bar = page.locator('[data-part=progress-bar]')
    const value = async () => Number(await bar.getAttribute('data-value'))
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(`**/api/content${PRIVACY}`, async (route) => {
      await held
      await route.continue()
    })
    await footerLink(page, PRIVACY).click()
    await expect(bar).toHaveAttribute('data-visible', 'true')
    const first = await value()
    await expect.poll(value).toBeGreaterThan(first)
    expect(await value()).toBeLessThan(0.9)
    release()
    await expect(bar).not.toHaveAttribute('data-visible')
    expect(await isMarked(page)).toBe(true)
  })

  await test.step('NAV-07 after an answer of another major version the next click is a document load', async () => {
    await page.route(`**/api/content${RETURNS}`, async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, headers: { ...answer.headers(), 'x-server-version': '2.0.0' } })
    })
    const before = await page.title()
    await footerLink(page, RETURNS).click()
    // The answer with the version has arrived when the page changes.
    await expect(page).not.toHaveTitle(before)
    expect(await isMarked(page)).toBe(true)
    await footerLink(page, HELP).click()
    await expect(page).toHaveURL(new RegExp(`${HELP}$`))
    await expect.poll(() => isMarked(page)).toBe(false)
  })

  await test.step('NAV-08 API-04 a page that can not be loaded says so, and trying again helps', async () => {
    await page.unroute(`**/api/content${PRIVACY}`)
    await page.route(`**/api/content${PRIVACY}`, (route) => route.abort())
    await whenStarted(page)
    await footerLink(page, PRIVACY).click()
    await expect(page.getByRole('alert')).toContainText('Siden kunne ikke indlæses.')
    await page.getByRole('button', { name: 'Prøv igen' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    complaints.length = 0
  })
})

test("NAV-14 what leads elsewhere stays the browser's: another host, a new tab, ctrl-click", async ({
  page,
  context,
  brand,
}) => {
  await openPage(page, plainPageOf(brand))
  await mark(page)
  await context.route('https://example.com/**', (route) => route.fulfill({ body: '<title>Elsewhere</title>' }))
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    follow(page, 'https://example.com/x', { target: '_blank' }),
  ])
  await expect(popup).toHaveTitle('Elsewhere')
  await popup.close()

  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    footerLink(page, PRIVACY).click({ modifiers: ['ControlOrMeta'] }),
  ])
  await expect(tab).toHaveURL(new RegExp(`${PRIVACY}$`))
  await tab.close()
  await expect(page).toHaveURL(new RegExp(`${plainPageOf(brand)}$`))
  expect(await isMarked(page)).toBe(true)

  await follow(page, 'https://example.com/y')
  await expect(page).toHaveURL('https://example.com/y')
})
