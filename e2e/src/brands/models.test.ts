import type { Page } from '@playwright/test'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { DESK, PHONE } from '../../../scripts/test-run/walk-facts.ts'
import { expectAccessible } from '../accessibility.ts'
import { expect, homeMarketOf, saveScreenshot, test } from '../shop-fixture.ts'

/** Sofas in two colours that the brand sells. */
const COLOURS: Readonly<Record<BrandKey, readonly [string, string]>> = {
  hjemly: ['nordlo-3-green', 'nordlo-3-sand'],
  skygge: ['nordlo-3-green', 'nordlo-3-sand'],
  fjellbo: ['nordlo-3-green', 'nordlo-3-sand'],
  ljuvhem: ['nordlo-3-green', 'nordlo-3-sand'],
}
const pathOf = (brand: BrandKey, key: string) =>
  `/${{ da: 'sofaer', nb: 'sofaer', sv: 'soffor' }[MARKETS[homeMarketOf(brand)].language]}/${key}`
const HASH = /^\/models\/[0-9a-f]{20}\//

/** The first one of the room opens and closes 3D. */
const button = (page: Page) => page.locator('#product-room button[aria-expanded]')

async function expectRoomLinks(page: Page, key: string): Promise<void> {
  const origin = new URL(page.url()).origin
  const quick = page.locator('a[rel=ar]')
  await expect(quick).toHaveAttribute('href', new RegExp(`/${key}\\.usdz#`))
  const [usdz = '', said = ''] = ((await quick.getAttribute('href')) ?? '').split('#')
  const { canonicalWebPageURL = '', ...others } = Object.fromEntries(new URLSearchParams(said))
  expect(others).toEqual({ allowsContentScaling: '0' })
  expect(new URL(canonicalWebPageURL).pathname).toBe(new URL(page.url()).pathname)
  expect(await quick.evaluate((link) => [...link.childNodes].map((node) => node.nodeName))).toEqual(['IMG'])
  expect(usdz).toMatch(HASH)
  const intent = (await page.locator('a[href^="intent:"]').getAttribute('href')) ?? ''
  const [start = '', end = ''] = intent.split('#')
  expect(start.startsWith('intent://arvr.google.com/scene-viewer/1.0?')).toBe(true)
  const fields = new URLSearchParams(start.split('?')[1])
  const file = new URL(fields.get('file') ?? '')
  expect(file.pathname).toMatch(HASH)
  expect(file.pathname.endsWith(`/${key}.glb`)).toBe(true)
  expect([fields.get('mode'), fields.get('resizable')]).toEqual(['ar_preferred', 'false'])
  expect(new URL(fields.get('link') ?? '').pathname).toContain(key)
  expect(end).toMatch(
    /^Intent;scheme=https;package=com\.google\.android\.googlequicksearchbox;action=android\.intent\.action\.VIEW;S\.browser_fallback_url=http[^;]+;end;$/,
  )
  for (const [path, type] of [
    [usdz, 'model/vnd.usdz+zip'],
    [file.pathname, 'model/gltf-binary'],
  ] as const) {
    const answer = await page.request.get(origin + path)
    expect([answer.status(), answer.headers()['content-type']]).toEqual([200, type])
  }
}

for (const size of [PHONE, DESK])
  test(`FIT-04 at ${size.width}: 3D on a press, a colour for page and model, and the room by plain links`, async ({
    page,
    brand,
    origin,
    complaints,
  }) => {
    const [first, second] = COLOURS[brand]
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.setViewportSize(size)
    await page.goto(pathOf(brand, first))
    await expectRoomLinks(page, first)
    expect(
      asked.filter((url) => url.includes('/models/')),
      'nothing of it before the press',
    ).toEqual([])
    await button(page).click()
    const stage = page.locator('[data-part=model]')
    await expect(stage).toHaveAttribute('data-state', /shown|unable/)
    await expectAccessible(page, '#product-room')
    const canvas = stage.locator('canvas')
    await saveScreenshot(page, `model-${brand}-${size.width}`)
    const isShown = (await stage.getAttribute('data-state')) === 'shown'
    if (isShown) {
      await expect(canvas).toBeFocused()
      const look = () => canvas.screenshot()
      const before = await look()
      await page.keyboard.press('ArrowRight')
      await expect.poll(async () => (await look()).equals(before)).toBe(false)
    }
    await page.locator(`nav a[href*="${second}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(second))
    await expectRoomLinks(page, second)
    await expect(stage).toBeVisible()
    if (isShown) await expect(stage).toHaveAttribute('data-variant', second.split('-').at(-1) ?? '')
    expect(
      asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:') && !url.startsWith('blob:')),
    ).toEqual([])
    await button(page).click()
    await expect(stage).toBeHidden()
    // The driver's, of the pictures that this test takes of the canvas.
    const own = complaints.filter((text) => !text.includes('GPU stall due to ReadPixels'))
    complaints.splice(0, complaints.length, ...own)
  })

test('FIT-04 without scripts the room is there, 3D is not offered', async ({ browser, brand, origin }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin })
  const page = await context.newPage()
  await page.goto(pathOf(brand, COLOURS[brand][0]))
  await expectRoomLinks(page, COLOURS[brand][0])
  await expect(button(page)).toBeHidden()
  await page.locator('#product-room summary').click()
  const code = page.locator('#product-room details img')
  await expect(code).toBeVisible()
  await expect.poll(() => code.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
  await context.close()
})

test('FIT-04 without WebGL it says so, and the pictures stay', async ({ page, brand }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  await page.setViewportSize(PHONE)
  await page.goto(pathOf(brand, COLOURS[brand][0]))
  await button(page).click()
  const stage = page.locator('[data-part=model]')
  await expect(stage).toHaveAttribute('data-state', 'unable')
  await expect(stage).toContainText(/\w/)
  await expect(page.locator('[data-part=gallery] img').first()).toBeVisible()
  await expectRoomLinks(page, COLOURS[brand][0])
})
