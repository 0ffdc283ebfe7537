import type { Locator, Page } from '@playwright/test'
import { CONTENT_WIDTH_PX, type ContentWidth } from '@firkant/domain/content/content-widths.ts'
import { DEVICE_WIDTH_COOKIE } from '@firkant/domain/device/width-class.ts'
import { DESK, NARROWEST, PHONE, TABLET, WIDEST, ZOOMED } from '../../scripts/test-run/walk-facts.ts'
import { expectAccessible } from './accessibility.ts'
import { expect, openPage, saveScreenshot } from './shop-fixture.ts'

type Size = typeof DESK

/** What axe looks at in one stop of a walk: the frame is the same everywhere, and a desk not always its own layout. */
export interface Look {
  /** Of its screenshots. */
  readonly name: string
  readonly desk?: 'html' | 'main'
  readonly phone?: 'html' | 'main'
}

/** Without a size: each keeps the shape that its place was given, and none has to be made for five widths. */
const EMPTY_PICTURE = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }

/** For walks through pages that no picture makes or breaks; screenshots have them. */
export async function leavePicturesOut(page: Page): Promise<void> {
  if (!process.env.SCREENSHOTS) await page.route('**/images/**', (route) => route.fulfill(EMPTY_PICTURE))
}

/** As somebody who comes with such a screen: the width that the last stop ended with is not remembered. */
export async function openAt(page: Page, size: Size, path: string): Promise<void> {
  await page.setViewportSize(size)
  await page.context().clearCookies({ name: DEVICE_WIDTH_COOKIE })
  await openPage(page, path)
}

function readPage() {
  // For everybody: neither hidden from the eye nor from a screen reader.
  const isShown = (each: Element) => each.checkVisibility() && !each.closest('[aria-hidden=true]')
  const shown = (tag: string) => [...document.querySelectorAll(tag)].filter(isShown).length
  const outPx = Math.max(0, document.documentElement.scrollWidth - window.innerWidth)
  return { outPx, h1: shown('h1'), main: shown('main'), isNamed: /\w/.test(document.title) }
}

/** Words that an edge cuts off: neither shortened on purpose nor kept for screen readers. */
function cutWords(): readonly string[] {
  const hasWords = (each: Element) =>
    [...each.childNodes].some((node) => node.nodeType === 3 && /\S/.test(node.textContent ?? ''))
  const isCut = (each: Element) => {
    const { overflowX, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(each)
    const isShortened = textOverflow === 'ellipsis' || webkitLineClamp !== 'none' || clipPath !== 'none'
    return (
      /hidden|clip/.test(overflowX) && !isShortened && each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1
    )
  }
  return [...document.querySelectorAll('body *')]
    .filter((each) => hasWords(each) && each.checkVisibility() && isCut(each))
    .map((each) => `${each.tagName} ${each.textContent.trim().slice(0, 60)}`)
}

/** Nothing sticks out of the window, and no words are cut off. */
export async function expectWhole(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size)
  const read = async () => ({ outPx: (await page.evaluate(readPage)).outPx, cut: await page.evaluate(cutWords) })
  await expect.poll(read, `${page.url()} at ${size.width}`).toEqual({ outPx: 0, cut: [] })
}

/** Whoever reads larger letters in the same window loses none. */
export async function expectWholeInLargeType(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  for (const size of [DESK, PHONE]) await expectWhole(page, size)
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/**
 * Loaded once, the page is looked at from wide to narrow: one heading, and nothing sticks out. Where a desk shows no
 * more than a phone's column, fewer widths are enough.
 */
export async function lookAround(page: Page, { name, desk, phone }: Look): Promise<void> {
  const stops = [
    [DESK, desk],
    ...(desk ? [[WIDEST, undefined] as const, [TABLET, undefined] as const, [ZOOMED, undefined] as const] : []),
    [PHONE, phone],
    [NARROWEST, undefined],
  ] as const
  for (const [size, part] of stops) {
    await page.setViewportSize(size)
    await expect
      .poll(() => page.evaluate(readPage), `${page.url()} at ${size.width}`)
      .toEqual({ outPx: 0, h1: 1, main: 1, isNamed: true })
    if (!part) continue
    await expectAccessible(page, part)
    await saveScreenshot(page, `${name}-${size.width}`)
  }
  // The footer stands on each of them.
  await expect(page.locator('[data-part=page-end]')).toBeAttached()
}

type MeasuredBlock = readonly [width: string, px: number, block: string]

/** How wide the content of each block is that has a preset. */
function measureBlocks(page: Page): Promise<MeasuredBlock[]> {
  return page.locator('[data-block]:not([data-width=full], [data-block] *)').evaluateAll((blocks) =>
    blocks.flatMap((block) => {
      const { width = '', block: name = '' } = (block as HTMLElement).dataset
      const sides = [...block.children].map((child) => child.getBoundingClientRect()).filter((box) => box.width > 0)
      const px = Math.max(...sides.map(({ right }) => right)) - Math.min(...sides.map(({ left }) => left))
      return sides.length > 0 ? [[width, Math.round(px), name] as const] : []
    }),
  )
}

/** At 2000 px blocks are as wide as their preset says. */
export async function expectPresetWidths(page: Page): Promise<readonly MeasuredBlock[]> {
  await page.setViewportSize({ width: 2000, height: 900 })
  const limit = (width: string) => CONTENT_WIDTH_PX[width as ContentWidth] ?? 0
  const blocks = await measureBlocks(page)
  expect(blocks.filter(([width, px]) => px > limit(width))).toEqual([])
  return blocks
}

/** Two font files of 45 kB together, from the first page of a visit on. */
export async function expectFewFonts(page: Page): Promise<void> {
  // Renders every word once, so that the fonts for its characters are requested.
  await page.locator('[data-part=page-end]').scrollIntoViewIfNeeded()
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return entries.flatMap(({ name, encodedBodySize }) =>
      /\.woff2?$/.test(name) ? [[name, encodedBodySize]] : [],
    ) as [string, number][]
  })
  const files = new Map(fonts)
  expect([1, 2]).toContain(files.size)
  expect([...files.values()]).not.toContain(0)
  expect([...files.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(45_000)
}

/** Every one of these is met in the order in which it is read. */
export async function expectTabOrder(page: Page, controls: Locator): Promise<void> {
  await controls.first().focus()
  for (let index = 1; index < (await controls.count()); index += 1) {
    await page.keyboard.press('Tab')
    await expect(controls.nth(index)).toBeFocused()
  }
}

/** Parts of a row differ in height. */
const SAME_ROW_PX = 20

interface Place {
  readonly top: number
  readonly left: number
}

/** From the top of the page, each Tab within the part leads on: further right in a row, or to a row below. */
export async function expectTabFollowsSight(page: Page, part: Locator): Promise<void> {
  const placeNow = () =>
    part.evaluate((element): Place | undefined => {
      const { activeElement } = document
      if (!activeElement || !element.contains(activeElement)) return undefined
      const { x, y, width, height } = activeElement.getBoundingClientRect()
      return { top: y + height / 2, left: x + width / 2 }
    })
  await page.evaluate(() => document.body.querySelector<HTMLElement>('a')?.focus())
  while (!(await placeNow())) await page.keyboard.press('Tab')
  const met: Place[] = []
  for (let place = await placeNow(); place; place = await placeNow()) {
    met.push(place)
    // The search opens below its field, and would have the next Tab.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
  }
  const bySight = met.toSorted((a, b) => (Math.abs(a.top - b.top) < SAME_ROW_PX ? a.left - b.left : a.top - b.top))
  expect(met.length).toBeGreaterThan(4)
  expect(met).toEqual(bySight)
}
