import { LAZY_MARGIN_PX } from '@firkant/domain/image/lazy-margin.ts'
import { expect, openPage, test, whenStarted } from '../shop-fixture.ts'

/** For what is the same on every page: words alone are drawn soonest. */
const PLAIN = '/handelsbetingelser'

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('NAV-01 the start page is complete and its links work without a script', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('[data-part=card] a').count()).toBeGreaterThan(3)
    await expect(page.locator('footer a').first()).toBeVisible()
    const picture = page.locator('[data-part=card] img').first()
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.locator('footer a[href="/om-hjemly"]').first().click()
    await expect(page).toHaveURL(/\/om-hjemly$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('NAV-10 markup of another width class is drawn anew, and the cookie tells the width on load and resize', async ({
  page,
  context,
  origin,
}) => {
  const widthCookie = async () => (await context.cookies()).find((cookie) => cookie.name === 'deviceWidth')
  await context.addCookies([{ name: 'deviceWidth', value: '400', url: origin }])
  await openPage(page, '/')
  expect(await page.locator('html').getAttribute('data-width-class')).toBe('mobile')
  await expect(page.locator('html')).toHaveAttribute('data-started', 'rendered')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  const cookie = await widthCookie()
  expect(cookie?.value).toBe('1366')
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 24 * 3600)
  await page.setViewportSize({ width: 900, height: 900 })
  await expect.poll(async () => (await widthCookie())?.value).toBe('900')
  await page.setViewportSize({ width: 1366, height: 900 })
  await expect.poll(async () => (await widthCookie())?.value).toBe('1366')
  await page.reload()
  await whenStarted(page)
  await expect(page.locator('html')).toHaveAttribute('data-started', 'hydrated')
})

test('NAV-11 a block below the fold gets its code when it comes near; progressive-hydration=off gets all at once', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const hasFooterCode = () => fetched.some((path) => path.includes('/footer-'))
  await openPage(page, '/')
  await page.waitForLoadState('networkidle')
  expect(hasFooterCode()).toBe(false)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect.poll(hasFooterCode).toBe(true)

  fetched.length = 0
  await openPage(page, '/?progressive-hydration=off')
  await expect.poll(hasFooterCode).toBe(true)
})

test('NAV-11 a block is made interactive at once when it is reached for', async ({ page }) => {
  await openPage(page, '/')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  // Hovered again where hydration had not begun.
  const reach = () =>
    page.evaluate(() => document.querySelector('#site-footer')?.dispatchEvent(new PointerEvent('pointerdown')))
  await expect
    .poll(async () => {
      await reach()
      return fetched.some((path) => path.includes('/footer-'))
    })
    .toBe(true)
})

test('NAV-15 code that can not be fetched sets the flag, and the page recovers by a full load', async ({
  page,
  complaints,
}) => {
  await openPage(page, '/')
  let blocked = 0
  await page.route('**/assets/footer-*', (route) => {
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

test('NAV-15 BLOCK-34 an unknown block and a block that throws are left out and reported; the rest stands', async ({
  page,
  complaints,
}) => {
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/client-telemetry')) reports.push(request.postData() ?? '')
  })
  let breaks = true
  await page.route('**/api/content/om-hjemly', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.json()) as { cache: string; model: { blocks: object[] } }
    const bad = [
      { id: 'unknown', componentName: 'HologramBlock', props: {} },
      { id: 'broken', componentName: 'ProductList', props: { layout: 'grid', theme: 'none' } },
    ]
    body.cache = 'partial'
    if (breaks) body.model.blocks.unshift(...bad)
    await route.fulfill({ response: answer, json: body })
  })
  await openPage(page, '/')
  await page.locator('footer a[href="/om-hjemly"]').first().click()
  await expect(page.locator('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#block-broken')).toBeEmpty()
  await expect(page.locator('#block-unknown')).toHaveCount(0)
  await expect.poll(() => reports.some((report) => report.includes('HologramBlock'))).toBe(true)
  await expect.poll(() => reports.some((report) => report.includes('TypeError'))).toBe(true)
  breaks = false
  complaints.length = 0
})

test('TRACK-09 an uncaught error is reported with names of cookies only, and not without end', async ({
  page,
  complaints,
}) => {
  const reports: { message: string; url: string; cookies: string[]; screen: { width: number } }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/client-telemetry'))
      reports.push(JSON.parse(request.postData() ?? '{}') as (typeof reports)[number])
  })
  await openPage(page, `${PLAIN}?token=hemmelig`)
  await page.evaluate(() => {
    document.cookie = 'secret=hunter2'
    for (let count = 0; count < 40; count += 1)
      setTimeout(() => {
        throw new Error(`Kaboom ${count}`)
      }, 0)
  })
  await expect.poll(() => reports.length).toBe(10)
  expect(reports[0]).toMatchObject({ message: 'Error: Kaboom 0', screen: { width: 1366 } })
  expect(reports[0]?.cookies).toContain('secret')
  expect(JSON.stringify(reports)).not.toContain('hunter2')
  expect(JSON.stringify(reports)).not.toContain('hemmelig')
  complaints.length = 0
})

test("SEC-01 injected markup does not run, and a reload from the browser's cache still does", async ({
  page,
  complaints,
}) => {
  await openPage(page, PLAIN)
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="/none" onerror="window.hacked=1"><script>window.hacked=2</script>',
    )
    const script = document.createElement('script')
    script.textContent = 'window.hacked=3'
    script.type = 'text/javascript'
    document.body.append(
      Object.assign(document.createElement('div'), {
        innerHTML: '<iframe srcdoc="<script>parent.hacked=4</script>"></iframe>',
      }),
    )
  })
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
  complaints.length = 0
  for (let count = 0; count < 2; count += 1) {
    await page.reload()
    await whenStarted(page)
  }
})

test("DYN-01 DYN-04 the visitor's data comes by one push-info call", async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/client/')) calls.push(pathname)
  })
  await openPage(page, '/')
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual(['/api/client/push-info'])
})

test('DYN-03 a change told by another tab refreshes this one', async ({ page, context }) => {
  await openPage(page, PLAIN)
  const other = await context.newPage()
  await other.goto(PLAIN)
  const refreshed = page.waitForRequest(
    (request) => request.url().includes('/api/client/dynamic-data/resolve') && request.url().includes('customer'),
  )
  await other.evaluate(() => new BroadcastChannel('ExciteDynamicDataBroadCast').postMessage(['customer']))
  await refreshed
})

test('IMG-02 the largest picture above the fold comes first, the others when they are near, and none moves the page', async ({
  page,
}) => {
  await openPage(page, '/')
  const hero = page.locator('[data-part=hero-picture] img').first()
  await expect(hero).toHaveAttribute('fetchpriority', 'high')
  await expect(hero).toHaveAttribute('loading', 'eager')
  for (const image of await page.locator('main img').all()) {
    expect(await image.getAttribute('width')).toMatch(/^\d+$/)
    expect(await image.getAttribute('height')).toMatch(/^\d+$/)
    expect(await image.getAttribute('srcset')).toContain('w,')
    expect(await image.getAttribute('sizes')).toBeTruthy()
  }
})

test('CARD-13 IMG-02 a picture that fails leaves a placeholder of the same size', async ({ page, complaints }) => {
  await page.route('**/images/products/**', (route) => route.abort())
  await openPage(page, '/')
  const picture = page.locator('[data-part=card] img').first()
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toHaveAttribute('data-state', 'failed')
  const box = await picture.boundingBox()
  expect(box?.width).toBeGreaterThan(100)
  expect(box?.height).toBeGreaterThan(100)
  complaints.length = 0
})

test('A11Y-02 SHELL-01 the skip link leads to the content, and a new page is announced and focused', async ({
  page,
}) => {
  await openPage(page, PLAIN)
  await page.keyboard.press('Tab')
  const skip = page.locator('[data-part=skip-link]')
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#maincontent')).toBeFocused()
  await page.locator('footer a[href="/om-hjemly"]').first().focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/om-hjemly$/)
  await expect(page.locator('#maincontent')).toBeFocused()
  await expect(page.getByRole('status')).toContainText(await page.title())
})

test('BLOCK-33 a window made narrow before the code of the blocks has come keeps what it shows', async ({ page }) => {
  const code = Promise.withResolvers<void>()
  await page.route('**/assets/*-block-*.js', async (route) => {
    await code.promise
    await route.continue()
  })
  await openPage(page, '/')
  await page.setViewportSize({ width: 375, height: 812 })
  // Visible by the visitor's data: the frame is hydrated.
  await expect(page.locator('[data-tool=favourites]')).toHaveAccessibleName('Favoritter, 0 varer')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  code.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('IMG-02 pictures within 600 px are fetched before the code of the shop has come, those farther off are lazy', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort())
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
  complaints.length = 0
})

test("no module is asked for before the page can be painted; then the links become the shop's own", async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.css', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(PLAIN, { waitUntil: 'commit' })
  await page.locator('footer').waitFor({ state: 'attached' })
  expect(scripts).toEqual([])
  release()
  await whenStarted(page)
  expect(scripts.length).toBeGreaterThan(2)
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0)
})
