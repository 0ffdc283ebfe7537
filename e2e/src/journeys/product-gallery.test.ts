import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../accessibility.ts'
import { findCard, isInStock, productModel } from '../product-pages.ts'
import { expect, openPage, test } from '../shop-fixture.ts'

const SOFA = '/sofaer/nordlo-3-green'
const picturesOf = (page: Page) => page.locator('[data-part=gallery-zoom]')

async function enlargeByPointer(page: Page, picture: Locator): Promise<void> {
  const scale = () => picture.locator('img').evaluate((image) => getComputedStyle(image).transform)
  const place = () => picture.evaluate((frame) => frame.style.getPropertyValue('--zoom-x'))
  await picture.click({ position: { x: 100, y: 100 } })
  await expect(picture).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(scale).toBe('matrix(2.5, 0, 0, 2.5, 0, 0)')
  const before = await place()
  const box = await picture.boundingBox()
  const askedWidth = () =>
    picture
      .locator('img')
      .evaluate(({ currentSrc, src }: HTMLImageElement) => Number(new URL(currentSrc || src).searchParams.get('w')))
  await expect.poll(askedWidth).toBeGreaterThanOrEqual(2.5 * Math.max(box?.width ?? 0, box?.height ?? 0))
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * 0.75, (box?.y ?? 0) + 200)
  expect(await place()).not.toBe(before)
  expect(Number.parseFloat(await place())).toBeCloseTo(75, 0)
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) + 200, 500)
  await expect(picture).toHaveAttribute('aria-pressed', 'false')
}

async function enlargeByKeyboard(page: Page, picture: Locator): Promise<void> {
  await picture.focus()
  await page.keyboard.press('Enter')
  await expect(picture).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  const place = await picture.evaluate(({ style }) => [
    style.getPropertyValue('--zoom-x'),
    style.getPropertyValue('--zoom-y'),
  ])
  expect(place).toEqual(['60%', '40%'])
  await page.keyboard.press('Escape')
  await expect(picture).toHaveAttribute('aria-pressed', 'false')
  await expect(page).toHaveURL(new RegExp(`${SOFA}$`))
}

async function turnFullScreen(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Vis i fuld skærm' })
  await button.click()
  const viewer = page.getByRole('dialog', { name: 'Billeder' })
  await expect(viewer).toBeVisible()
  const count = viewer.getByRole('status')
  const total = await picturesOf(page).count()
  await expect(count).toContainText(`1 / ${total}`)
  await page.keyboard.press('ArrowRight')
  await expect(count).toContainText(`2 / ${total}`)
  await viewer.getByRole('button', { name: 'Forrige billede' }).click()
  await expect(count).toContainText(`1 / ${total}`)
  await viewer.getByRole('link', { name: `Billede 2 af ${total}` }).click()
  await expect(count).toContainText(`2 / ${total}`)
  await expectAccessible(page, 'dialog[open]')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(button).toBeFocused()
}

/** Top, bottom and height of the header, both columns and what holds them. */
const boxesOf = (page: Page) =>
  page.evaluate(() =>
    ['header', '[data-part=gallery]', '[data-part=buy-box]', '[data-part=gallery-column]'].map((selector) => {
      const { top, bottom, height } = document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return { top, bottom, height }
    }),
  )

async function waitBeside(page: Page): Promise<void> {
  // High enough for both to fit under the header.
  await page.setViewportSize({ width: 1366, height: 2000 })
  await expect(page.locator('[data-part=buy-box][style*=own-height]')).toBeVisible()
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
  // Lazy parts make one of them taller: measured again until they are loaded.
  await expect(async () => {
    await scrollTo(0)
    const [, gallery, box] = await boxesOf(page)
    const shorter = (gallery?.height ?? 0) < (box?.height ?? 0) ? 1 : 2
    const shortest = shorter === 1 ? gallery : box
    const spare = Math.abs((gallery?.height ?? 0) - (box?.height ?? 0))
    expect(spare).toBeGreaterThan(20)
    // Scrolled past its own place, with room left beside the other.
    await scrollTo((shortest?.top ?? 0) - 84 + spare / 2)
    const waiting = await boxesOf(page)
    expect(waiting[shorter]?.top).toBeGreaterThanOrEqual(waiting[0]?.bottom ?? 0)
    expect(waiting[shorter]?.top).toBeGreaterThan(waiting[3 - shorter]?.top ?? 0)
    await scrollTo((shortest?.top ?? 0) + spare)
    const ended = await boxesOf(page)
    expect(Math.abs((ended[shorter]?.bottom ?? 0) - (ended[3]?.bottom ?? 0))).toBeLessThan(2)
  }).toPass()
  await page.setViewportSize({ width: 1366, height: 900 })
}

async function chooseColour(page: Page): Promise<void> {
  const { siblingLinks } = await productModel(page.request, SOFA)
  const other = siblingLinks.find(({ url }) => url !== SOFA)
  if (!other) throw new Error('there is one colour only')
  const link = page.locator(`[data-part=sibling][href="${other.url}"]`)
  await page.evaluate(() => window.scrollTo({ top: 120, behavior: 'instant' }))
  const picture = await picturesOf(page).locator('img').first().getAttribute('src')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${other.url}$`))
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(link).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(120)
  expect(await picturesOf(page).locator('img').first().getAttribute('src')).not.toBe(picture)
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`${SOFA}$`))
}

test('PDP-01 PDP-02 the pictures are enlarged, turned and wait beside the buy box; another colour changes them and the address', async ({
  page,
}) => {
  await openPage(page, SOFA)
  const picture = page.locator('[data-part=gallery-zoom][role=button]').first()
  await test.step('PDP-01 a click enlarges the picture 2.5 times, the pointer looks around, leaving ends it', () =>
    enlargeByPointer(page, picture))
  await test.step('PDP-01 by keyboard Enter enlarges, arrows look around, Escape ends', () =>
    enlargeByKeyboard(page, picture))
  await test.step('PDP-01 the full-screen view turns by keyboard and button, and gives the focus back', () =>
    turnFullScreen(page))
  await test.step('PDP-01 what is shorter, pictures or buy box, waits under the header beside the other and ends with it', () =>
    waitBeside(page))
  await test.step('PDP-02 another colour changes the address, and the visitor stays where they are', () =>
    chooseColour(page))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('PDP-01 PDP-09 pictures are swiped, counted and reached by thumbnail, a tap opens them in full; the button stays at hand', async ({
    page,
    request,
  }) => {
    const card = await findCard(request, (one) => isInStock(one) && one.images.length > 2)
    await openPage(page, card.url)

    await test.step('PDP-09 the button stays at hand once it has scrolled away, until the footer comes', async () => {
      const bar = page.getByRole('region', { name: `Køb ${card.displayName}` })
      const to = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((part) => part.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await expect(bar).toBeHidden()
      await to('[data-part=accordion-item]')
      await expect(bar).toBeVisible()
      await bar.getByRole('button', { name: 'Læg i kurv' }).tap()
      await expect(page.locator('[data-tool=cart]')).toHaveAccessibleName(/^Kurv, \d/)
      await to('#site-footer')
      await expect(bar).toBeHidden()
      await to('[data-part=accordion-item]')
      await expect(bar).toBeVisible()
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await expect(bar).toBeHidden()
    })

    await test.step('PDP-01 pictures are swiped, counted and reached by thumbnail; a tap opens them in full', async () => {
      const track = page.locator('[data-part=gallery-track]')
      const count = page.locator('[data-part=gallery-count]')
      await expect(page.locator('[data-part=gallery-zoom][role=button]').first()).toBeVisible()
      const total = await picturesOf(page).count()
      await expect(count).toHaveText(`1 / ${total}`)
      await track.evaluate((row) => row.scrollTo({ left: row.clientWidth, behavior: 'instant' }))
      await expect(count).toHaveText(`2 / ${total}`)
      await page.getByRole('link', { name: `Billede 1 af ${total}` }).tap()
      await expect(count).toHaveText(`1 / ${total}`)
      await expect(page).toHaveURL(new RegExp(`${card.url}$`))
      await picturesOf(page).first().tap()
      await expect(page.getByRole('dialog', { name: 'Billeder' })).toBeVisible()
    })
  })
})
