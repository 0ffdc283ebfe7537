import type { Page } from '@playwright/test'
import { openChanged } from '../product-pages.ts'
import { expectAccessible, expect, openPage, test } from '../shop-fixture.ts'

const SOFA = '/sofaer/nordlo-3-green'
const picturesOf = (page: Page) => page.locator('[data-part=gallery-zoom]')

test('PDP-01 a click enlarges the picture 2.5 times, the pointer looks around, leaving ends it', async ({ page }) => {
  await openPage(page, SOFA)
  const picture = page.locator('[data-part=gallery-zoom][role=button]').first()
  const scale = () => picture.locator('img').evaluate((image) => getComputedStyle(image).transform)
  const place = () => picture.evaluate((frame) => frame.style.getPropertyValue('--zoom-x'))
  await picture.click({ position: { x: 100, y: 100 } })
  await expect(picture).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(scale).toBe('matrix(2.5, 0, 0, 2.5, 0, 0)')
  const before = await place()
  const box = await picture.boundingBox()
  const sizes = await picture.locator('img').getAttribute('sizes')
  expect(Math.abs(Number.parseFloat(sizes ?? '') - 2.5 * Math.max(box?.width ?? 0, box?.height ?? 0))).toBeLessThan(3)
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * 0.75, (box?.y ?? 0) + 200)
  expect(await place()).not.toBe(before)
  expect(Number.parseFloat(await place())).toBeCloseTo(75, 0)
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) + 200, 500)
  await expect(picture).toHaveAttribute('aria-pressed', 'false')
})

test('PDP-01 by keyboard Enter enlarges, arrows look around, Escape ends', async ({ page }) => {
  await openPage(page, SOFA)
  const picture = page.locator('[data-part=gallery-zoom][role=button]').first()
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
})

test('PDP-01 the full-screen view turns by keyboard and button, and gives the focus back', async ({ page }) => {
  await openPage(page, SOFA)
  const button = page.getByRole('button', { name: 'Vis i fuld skærm' })
  await button.click()
  const viewer = page.getByRole('dialog', { name: 'Billeder' })
  await expect(viewer).toBeVisible()
  const count = viewer.locator('[data-part=viewer-count]')
  const total = await picturesOf(page).count()
  await expect(count).toContainText(`1 / ${total}`)
  await page.keyboard.press('ArrowRight')
  await expect(count).toContainText(`2 / ${total}`)
  await viewer.getByRole('button', { name: 'Forrige billede' }).click()
  await expect(count).toContainText(`1 / ${total}`)
  await viewer.getByRole('link', { name: `Billede 2 af ${total}` }).click()
  await expect(count).toContainText(`2 / ${total}`)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(button).toBeFocused()
})

test('PDP-01 of many pictures five stand in the mosaic, and a button leads to all of them', async ({ page }) => {
  await openChanged(page, SOFA, (model) => {
    const [first] = model.product.images
    const images = Array.from({ length: 8 }, (_, index) => ({
      ...(first ?? { alt: '', width: 1200, height: 1200 }),
      url: `${first?.url ?? ''}#${index}`,
    }))
    return { ...model, product: { ...model.product, images } }
  })
  await expect(page.locator('[data-part=gallery-picture]:visible')).toHaveCount(5)
  await page.getByRole('button', { name: 'Vis alle 8 billeder' }).click()
  await expect(page.locator('[data-part=viewer-count]')).toContainText('6 / 8')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('PDP-01 pictures are swiped, counted and reached by thumbnail; a tap opens them in full', async ({ page }) => {
    await openPage(page, SOFA)
    const track = page.locator('[data-part=gallery-track]')
    const count = page.locator('[data-part=gallery-count]')
    await expect(page.locator('[data-part=gallery-zoom][role=button]').first()).toBeVisible()
    const total = await picturesOf(page).count()
    await expect(count).toHaveText(`1 / ${total}`)
    await track.evaluate((row) => row.scrollTo({ left: row.clientWidth, behavior: 'instant' }))
    await expect(count).toHaveText(`2 / ${total}`)
    await page.getByRole('link', { name: `Billede 1 af ${total}` }).tap()
    await expect(count).toHaveText(`1 / ${total}`)
    await expect(page).toHaveURL(new RegExp(`${SOFA}$`))
    await page.locator('[data-part=gallery-zoom]').first().tap()
    await expect(page.getByRole('dialog', { name: 'Billeder' })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('PDP-01 pictures are there, and lead to their large files', async ({ page, request }) => {
    await page.goto(SOFA)
    const pictures = picturesOf(page)
    await expect(pictures.first().locator('img')).toBeVisible()
    const file = await request.get((await pictures.first().getAttribute('href')) ?? '')
    expect(file.headers()['content-type']).toMatch(/^image\//)
    await expect(page.getByRole('button', { name: 'Vis i fuld skærm' })).toBeHidden()
  })
})
