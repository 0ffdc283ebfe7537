import type { Locator, Page } from '@playwright/test'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { DESK, TABLET } from '../../scripts/test-run/walk-facts.ts'
import { expect } from './shop-fixture.ts'

const LYING_TABLET = { width: 1024, height: 768 }
/** A phone that lies, or a window beside another. */
const LOW = { width: 900, height: 480 }
const MOST_OF_THE_WINDOW = 0.44
const UP = 3
const HIGHEST_LISTED_BANNER_PX = 320
const ROW_PX = 65
const ONE_STRIP = 'fjellbo'

const toTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))

/** How many of its parts a row shows whole. */
const wholeIn = (track: Locator) =>
  track.evaluate((row) => {
    const { left, right } = row.getBoundingClientRect()
    const isWhole = (box: DOMRect) => box.width > 0 && box.left >= left - 1 && box.right <= right + 1
    return [...row.children].filter((each) => isWhole(each.getBoundingClientRect())).length
  })

/** The left edges at which something begins. */
const columnsOf = (tiles: Locator) =>
  tiles.evaluateAll((all) => new Set(all.map((tile) => Math.round(tile.getBoundingClientRect().left))).size)

/** The picture leaves room for the shop, or carries the words; what it is about and where it leads is seen at once. */
async function expectHero(page: Page): Promise<void> {
  const hero = page.locator('[data-block=Hero]').first()
  const heading = hero.getByRole('heading', { level: 1 })
  await expect(heading).toBeInViewport({ ratio: 1 })
  await expect(hero.locator('[data-part=button]')).toBeInViewport({ ratio: 1 })
  const picture = await hero.locator('[data-part=hero-picture]').boundingBox()
  const words = await heading.boundingBox()
  if (!picture || !words) throw new Error('The start page has no hero')
  const share = picture.height / (page.viewportSize()?.height ?? 0)
  const isOnPicture = words.y >= picture.y && words.y + words.height <= picture.y + picture.height
  const isBeside = words.x + words.width <= picture.x || picture.x + picture.width <= words.x
  expect(share <= MOST_OF_THE_WINDOW || (isOnPicture && !isBeside), `${share} of the window`).toBe(true)
}

async function expectThreeUp(page: Page): Promise<void> {
  const tracks = page.locator('main [data-part=carousel-track]:visible')
  expect(await tracks.count()).toBeGreaterThan(0)
  for (const track of await tracks.all()) expect(await wholeIn(track)).toBe(UP)
}

/** Of the start page: loaded once, it is looked at on a tablet that stands, and one that lies. */
export async function expectTabletStart(page: Page, brand: BrandKey): Promise<void> {
  for (const size of [TABLET, LYING_TABLET]) {
    await page.setViewportSize(size)
    await toTop(page)
    // One row, of sixty pixels in three brands.
    expect((await page.locator('[data-part=header-row]').boundingBox())?.height).toBeLessThanOrEqual(ROW_PX)
    await expectHero(page)
    await expectThreeUp(page)
    const rooms = page.locator('main [data-layout=rooms]').first().locator('[data-part=tile]')
    expect(await columnsOf(rooms), `rooms at ${size.width}`).toBe(UP)
    if (brand === ONE_STRIP) await expectOneStrip(page)
  }
  await expectHeaderToLeave(page)
  await page.setViewportSize(DESK)
}

/** The banner stands where the selling points would: both were a third of the header's height. */
async function expectOneStrip(page: Page): Promise<void> {
  await expect(page.locator('[data-part=banner-message]')).toBeVisible()
  await expect(page.locator('[data-part=header] [data-place=top-bar]')).toBeHidden()
  const header = await page.locator('[data-part=header]').boundingBox()
  const row = await page.locator('[data-part=header-row]').boundingBox()
  expect(row?.y).toBe(header?.y)
}

/** In a low window the header scrolls away with the page. */
async function expectHeaderToLeave(page: Page): Promise<void> {
  await page.setViewportSize(LOW)
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await expect(page.locator('[data-part=header-row]')).not.toBeInViewport()
  await toTop(page)
  await expect(page.locator('[data-part=header-row]')).toBeInViewport()
}

/** What stands between the products of a list is a pause: the next products are still in sight. */
export async function expectLowBanners(page: Page): Promise<void> {
  await page.setViewportSize(TABLET)
  const banners = page.locator('[data-part=listing-grid] [data-block=ImageBanner]')
  expect(await banners.count()).toBeGreaterThan(0)
  const heights = await banners.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  expect(Math.max(...heights)).toBeLessThanOrEqual(HIGHEST_LISTED_BANNER_PX)
}

/** Pictures and what one buys stand side by side, and what goes with it three up. */
export async function expectTabletProduct(page: Page): Promise<void> {
  await page.setViewportSize(TABLET)
  const pictures = await page.locator('[data-part=gallery]').boundingBox()
  const buying = await page.locator('[data-part=buy-box]').boundingBox()
  expect(buying?.x).toBeGreaterThanOrEqual((pictures?.x ?? 0) + (pictures?.width ?? Infinity))
  await expectThreeUp(page)
}
