import type { Page } from '@playwright/test'
import { LAZY_MARGIN_PX } from '@firkant/domain/image/lazy-margin.ts'
import { expect, openPage, test, whenStarted } from '../shop-fixture.ts'

/** For what is the same on every page: words alone are drawn soonest, and its footer is far below. */
const PLAIN = '/handelsbetingelser'
const ABOUT = '/om-hjemly'

test("NAV-11 NAV-15 DYN-01 DYN-04 the visitor's data comes by one call; the footer's code when it comes near, again by a full load where it fails, and at once when progressive hydration is off", async ({
  page,
  complaints,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const hasFooterCode = () => fetched.some((path) => path.includes('/footer-'))
  await openPage(page, PLAIN)
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => path.startsWith('/api/client/'))).toEqual(['/api/client/push-info'])
  expect(hasFooterCode()).toBe(false)

  await test.step('NAV-15 code that can not be fetched: the page recovers by a full load', async () => {
    let blocked = 0
    await page.route('**/assets/*/footer-*', (route) => {
      blocked += 1
      return blocked === 1 ? route.abort() : route.continue()
    })
    const reloaded = page.waitForEvent('load')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await reloaded
    await whenStarted(page)
    await expect(page.locator('footer')).toBeVisible()
    expect(blocked).toBeGreaterThan(0)
    complaints.length = 0
  })

  await test.step('NAV-11 progressive-hydration=off fetches all at once', async () => {
    fetched.length = 0
    await openPage(page, `${PLAIN}?progressive-hydration=off`)
    await expect.poll(hasFooterCode).toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
})

interface Report {
  readonly message: string
  readonly cookies: readonly string[]
  readonly screen: { readonly width: number }
}

/** Reports of errors that the page sends. */
function reportsOf(page: Page): readonly Report[] {
  const reports: Report[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/client-telemetry')) reports.push(JSON.parse(request.postData() ?? '{}') as Report)
  })
  return reports
}

test('NAV-15 BLOCK-34 TRACK-09 SEC-01 DYN-03 what goes wrong in a page is left out, reported without secrets, and not run; what another tab tells is heard', async ({
  page,
  complaints,
}) => {
  const reports = reportsOf(page)
  await page.route(`**/api/content${ABOUT}`, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { cache: string; model: { blocks: object[] } }
    const bad = [
      { id: 'unknown', componentName: 'HologramBlock', props: {} },
      { id: 'broken', componentName: 'ProductList', props: { layout: 'grid', theme: 'none' } },
    ]
    body.model.blocks.unshift(...bad)
    await route.fulfill({ response: answer, json: body })
  })
  await openPage(page, `${PLAIN}?token=hemmelig`)

  await test.step('DYN-03 a change told by another tab refreshes this one', async () => {
    const refreshed = page.waitForRequest(
      (request) => request.url().includes('/api/client/dynamic-data/resolve') && request.url().includes('customer'),
    )
    const other = await page.context().newPage()
    // Any page of the shop can tell, also one without scripts of its own.
    await other.goto('/robots.txt')
    await other.evaluate(() => new BroadcastChannel('ExciteDynamicDataBroadCast').postMessage(['customer']))
    await refreshed
    await other.close()
  })

  await test.step('TRACK-09 an uncaught error is reported with names of cookies only', async () => {
    await page.evaluate(() => {
      document.cookie = 'secret=hunter2'
      setTimeout(() => {
        throw new Error('Kaboom')
      }, 0)
    })
    await expect.poll(() => reports.length).toBe(1)
    expect(reports[0]).toMatchObject({ message: 'Error: Kaboom', screen: { width: 1366 } })
    expect(reports[0]?.cookies).toContain('secret')
    expect(JSON.stringify(reports)).not.toMatch(/hunter2|hemmelig/)
  })

  await test.step('NAV-15 BLOCK-34 an unknown block and one that throws are left out and reported; the rest stands', async () => {
    await page.locator(`footer a[href="${ABOUT}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`${ABOUT}$`))
    await expect(page.locator('#block-hero').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#block-broken')).toBeEmpty()
    await expect(page.locator('#block-unknown')).toHaveCount(0)
    await expect.poll(() => reports.some(({ message }) => message.includes('HologramBlock'))).toBe(true)
    await expect.poll(() => reports.some(({ message }) => message.includes('TypeError'))).toBe(true)
  })

  await test.step("SEC-01 injected markup does not run, and a reload from the browser's cache still does", async () => {
    await page.evaluate(() => {
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="/none" onerror="window.hacked=1"><script>window.hacked=2</script>',
      )
      document.body.append(
        Object.assign(document.createElement('div'), {
          innerHTML: '<iframe srcdoc="<script>parent.hacked=3</script>"></iframe>',
        }),
      )
    })
    // The browser says what it refuses: the handler and the frame's script. The other script is not even tried.
    await expect.poll(() => complaints.filter((text) => /Content Security Policy/.test(text)).length).toBe(2)
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    for (let count = 0; count < 2; count += 1) {
      await page.reload()
      await whenStarted(page)
    }
    complaints.length = 0
  })
})

test('BLOCK-33 a window made narrow before the code of the blocks has come keeps what it shows', async ({ page }) => {
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/*/*-block-*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await openPage(page, ABOUT)
  await page.setViewportSize({ width: 375, height: 812 })
  // Visible by the visitor's data: the frame is hydrated.
  await expect(page.locator('[data-tool=favourites]')).toHaveAccessibleName('Favoritter, 0 varer')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  code.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('IMG-02 NAV-11 where the code of the shop does not come, pictures within 600 px are fetched, those farther off are lazy, and a press does what it does without scripts', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/*/*.js', (route) => route.abort())
  await page.goto('/sofaer')
  const pictures = () =>
    page.locator('main img[decoding=async]').evaluateAll((all) =>
      all
        .filter((image) => image.checkVisibility())
        .map((image) => {
          const { top, bottom } = image.getBoundingClientRect()
          const distance = Math.max(top - window.innerHeight, -bottom, 0)
          return { distance, loading: (image as HTMLImageElement).loading }
        }),
    )
  const near = async () => (await pictures()).filter(({ distance }) => distance < LAZY_MARGIN_PX)
  const far = async () => (await pictures()).filter(({ distance }) => distance > LAZY_MARGIN_PX)
  await expect.poll(async () => (await near()).every(({ loading }) => loading === 'eager')).toBe(true)
  expect((await near()).length).toBeGreaterThan(4)
  expect((await far()).length).toBeGreaterThan(4)
  expect((await far()).filter(({ loading }) => loading !== 'lazy')).toEqual([])
  await page.evaluate(() => window.scrollBy({ top: 700, behavior: 'instant' }))
  await expect.poll(async () => (await near()).every(({ loading }) => loading === 'eager')).toBe(true)

  await page.locator('header [data-opens=cart]').click()
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page).not.toHaveURL(/sofaer/)
  complaints.length = 0
})
