import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { readBlockSamples, type BlockSample } from '@firkant/server/features/content/blocks/block-samples.ts'
import { expectAccessible } from '../accessibility.ts'
import { leavePicturesOut } from '../brand-walk.ts'
import { expect, openPage, test } from '../shop-fixture.ts'
import { storePage } from '../stored-page.ts'

const SAMPLES = join(import.meta.dirname, '../../../demo/block-samples')
const MAX_SHIFT = 0.02
const STEP_PX = 800

/** Each brand at one of two widths: together they cover every block on phone and desktop. */
const WIDTHS: Readonly<Record<BrandKey, number>> = { hjemly: 1366, skygge: 375, fjellbo: 375, ljuvhem: 1366 }

/** What a brand's own sheets know of a block. Words, places and pictures are the same code in every brand. */
function looksOf({ block: { componentName, props } }: BlockSample): string {
  const { theme, layout, coverage, width, ratio, source } = props as Readonly<Record<string, unknown>>
  const kind = typeof source === 'object' && source && 'kind' in source ? source.kind : ''
  return [componentName, theme, layout, coverage, width, ratio, kind].join(' ')
}

/** Every sample in one brand, each look in the others. */
async function samplesFor(brand: BrandKey) {
  const samples = (await readBlockSamples(SAMPLES)).flatMap((file) => file.samples)
  const looks = new Map(samples.toReversed().map((sample) => [looksOf(sample), sample]))
  return (brand === 'hjemly' ? samples : [...looks.values()].toReversed()).map(({ block }) => block)
}

/** Its own shifts are looked at in start.test.ts. */
const FRAME = 'the frame'

interface Shift {
  readonly value: number
  readonly block: string
}

async function recordShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript((frame) => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    const blockOf = (node: Node | null | undefined) =>
      (node instanceof Element ? node : node?.parentElement)?.closest('[data-block]')?.id ?? frame
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] }
        shifts.push({ value, block: [...new Set(sources.map(({ node }) => blockOf(node)))].join(', ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  }, FRAME)
  return () => page.evaluate(() => (window as unknown as { shifts: readonly Shift[] }).shifts)
}

/** Scrolls past every block, so that each hydrates and loads its pictures. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async (step) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
    }
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, STEP_PX)
}

test('BLOCK-01 BLOCK-05 BLOCK-16 BLOCK-25 every sample of every block is quiet, accessible, as wide as the window, and moves nothing', async ({
  page,
  brand,
  origin,
}) => {
  const path = await storePage('every-block', await samplesFor(brand), brand)
  await leavePicturesOut(page)
  const width = WIDTHS[brand]
  await page.setViewportSize({ width, height: 900 })
  await page.context().addCookies([{ name: 'deviceWidth', value: String(width), url: origin }])
  const shifts = await recordShifts(page)
  await openPage(page, path)
  await scrollThrough(page)
  // Code that comes late is what moves things; pictures have their place before they come.
  await page.waitForLoadState('networkidle')
  const moved = (await shifts()).filter(({ block }) => !block.includes(FRAME))
  const total = moved.reduce((sum, { value }) => sum + value, 0)
  expect(total, `moved: ${JSON.stringify(moved)}`).toBeLessThanOrEqual(MAX_SHIFT)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0)
  expect(await page.locator('main img:not([width][height])').count()).toBe(0)
  await expectAccessible(page, 'main')
})
