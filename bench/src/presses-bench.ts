import type { Browser, Page } from '@playwright/test'
import { WEIGHED_PAGES, type WeighedPage } from '../../scripts/page-weight/weigh-page.ts'
import { median } from './load/load.ts'
import { withSlowPhone } from './page-vitals.ts'
import type { Row } from './report.ts'

const MAX_MS = 100
/** What a press starts is done by then. */
const SETTLE_MS = 1500
/** The finest that browsers tell. */
const FINEST_MS = 16

interface Press {
  readonly name: string
  readonly on: WeighedPage
  readonly press: (page: Page) => Promise<void>
}

const tap = (find: (page: Page) => ReturnType<Page['locator']>) => async (page: Page) => {
  const target = find(page).first()
  await target.scrollIntoViewIfNeeded()
  await target.tap()
}
const key = (find: (page: Page) => ReturnType<Page['locator']>, pressed: string) => async (page: Page) => {
  const target = find(page).first()
  await target.scrollIntoViewIfNeeded()
  await target.focus()
  await page.keyboard.press(pressed)
}

/** The ten commonest, in hjemly's words. */
const PRESSES: readonly Press[] = [
  { name: 'menu', on: 'start', press: tap((page) => page.getByRole('link', { name: 'Menu', exact: true })) },
  { name: 'search key', on: 'start', press: key((page) => page.getByRole('searchbox'), 's') },
  { name: 'carousel', on: 'start', press: tap((page) => page.getByRole('button', { name: 'Gå til 3 af 8' })) },
  { name: 'filter', on: 'category', press: tap((page) => page.getByRole('button', { name: 'Filtre' })) },
  {
    name: 'sort',
    on: 'category',
    press: key((page) => page.locator('select').filter({ hasText: 'Nyeste' }), 'ArrowDown'),
  },
  { name: 'heart', on: 'category', press: tap((page) => page.getByRole('button', { name: /^Favorit:/ })) },
  { name: 'colour', on: 'product', press: tap((page) => page.getByRole('link', { name: 'cremehvid', exact: true })) },
  {
    name: 'quantity',
    on: 'product',
    press: key((page) => page.locator('select').filter({ hasText: '10+' }), 'ArrowDown'),
  },
  { name: 'add', on: 'product', press: tap((page) => page.getByRole('button', { name: 'Læg i kurv', exact: true })) },
  { name: 'accordion', on: 'product', press: tap((page) => page.locator('summary', { hasText: 'Materialer' })) },
]

/** Runs in the page before anything else. */
function observePresses(finestMs: number): void {
  const durations: number[] = []
  Object.assign(window, { durations })
  type Entry = PerformanceEntry & { readonly interactionId: number }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) if (entry.interactionId > 0) durations.push(entry.duration)
  }).observe({ type: 'event', buffered: true, durationThreshold: finestMs } as PerformanceObserverInit)
}

/** As a mouse that moves, until the page was taken over: what the first deed costs is measured by `first-deeds`. */
function startReact(): boolean {
  if ('started' in document.documentElement.dataset) return true
  dispatchEvent(new PointerEvent('pointermove', { movementX: 1 }))
  return false
}

/** From the press to the next frame. Presses faster than the browser tells count as that. */
function measurePress(browser: Browser, origin: string, { on, press }: Press): Promise<number> {
  return withSlowPhone(browser, 'later', async (page) => {
    await page.addInitScript(observePresses, FINEST_MS)
    await page.goto(origin + WEIGHED_PAGES[on], { waitUntil: 'networkidle' })
    await page.waitForFunction(startReact)
    await page.waitForTimeout(SETTLE_MS)
    await press(page)
    await page.waitForTimeout(SETTLE_MS)
    const durations = await page.evaluate(() => (window as unknown as { durations: number[] }).durations)
    return Math.max(FINEST_MS, ...durations)
  })
}

export async function benchPresses(
  browser: Browser,
  origin: string,
  options: { rounds: number; progress: (text: string) => void },
): Promise<Row[]> {
  const rows: Row[] = []
  for (const press of PRESSES) {
    options.progress(`press: ${press.name}`)
    const found: number[] = []
    for (let round = 0; round < options.rounds; round += 1) found.push(await measurePress(browser, origin, press))
    const sorted = found.toSorted((a, b) => a - b)
    rows.push({
      name: `${press.on}: ${press.name}`,
      value: `${median(found).toFixed(0)} (${sorted[0]?.toFixed(0)}–${sorted.at(-1)?.toFixed(0)}) ms`,
      budget: `≤ ${MAX_MS}`,
      isMet: median(found) <= MAX_MS,
    })
  }
  return rows
}
