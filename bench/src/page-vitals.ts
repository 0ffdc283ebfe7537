import type { Browser, CDPSession, Page } from '@playwright/test'
import { traceLoad, type PageTrace } from '../../scripts/page-weight/page-trace.ts'
import { openPhone, whenAtRest, type AnyDevice, type Visit } from '../../scripts/page-weight/phone.ts'
import { countTransfers, weighDocument } from '../../scripts/page-weight/weigh-page.ts'

/** A phone in the country: 150 ms there and back, 1.6 Mbit/s, a processor four times slower than this one. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
const LONG_TASK_MS = 50
/** After the line went quiet: what is left to idle time. */
const QUIET_MS = 1500

export interface Vitals {
  readonly fcpMs: number
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
  readonly longestMs: number
}

export interface VisitFigures extends Vitals {
  readonly requests: number
  /** Of all answers, as they came over the line. */
  readonly bytes: number
  readonly scriptBytes: number
  /** In the document and in sheets. */
  readonly styleBytes: number
  /** As it is before it is packed, without styles. */
  readonly htmlBytes: number
}

/** Runs in the page before anything else. */
function observeVitals(longTaskMs: number): void {
  const vitals = { fcpMs: 0, lcpMs: 0, tbtMs: 0, cls: 0, longestMs: 0 }
  Object.assign(window, { vitals })
  type Entry = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }
  const observe = (type: string, take: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Entry)
    }).observe({ type, buffered: true })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') vitals.fcpMs = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => (vitals.lcpMs = entry.startTime))
  observe('longtask', ({ duration }) => {
    vitals.tbtMs += Math.max(0, duration - longTaskMs)
    vitals.longestMs = Math.max(vitals.longestMs, duration)
  })
  observe('layout-shift', (entry) => (vitals.cls += entry.hadRecentInput ? 0 : entry.value))
}

/** The reference page has no code that could come to rest. */
async function load(page: Page, address: string, visit: Visit): Promise<string> {
  const answer = await page.goto(address, { waitUntil: 'networkidle' })
  if (await page.locator('script[data-start]').count()) await whenAtRest(page, visit)
  await page.waitForTimeout(QUIET_MS)
  return (await answer?.text()) ?? ''
}

type Measure<T> = (page: Page, session: CDPSession) => Promise<T>

/** Tablets are as slow. */
export async function withSlowDevice<T>(
  browser: Browser,
  { visit, device }: { readonly visit: Visit; readonly device: AnyDevice },
  work: Measure<T>,
): Promise<T> {
  const context = await openPhone(browser, visit, device)
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_LINE)
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    return await work(page, session)
  } finally {
    await context.close()
  }
}

export const withSlowPhone = <T>(browser: Browser, visit: Visit, work: Measure<T>): Promise<T> =>
  withSlowDevice(browser, { visit, device: 'phone' }, work)

async function readVitals(page: Page, address: string, visit: Visit) {
  await page.addInitScript(observeVitals, LONG_TASK_MS)
  const html = await load(page, address, visit)
  return { ...(await page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)), html }
}

/** Nothing is cached: every measurement has a context of its own. */
export const measureVitals = (browser: Browser, address: string, visit: Visit): Promise<Vitals> =>
  withSlowPhone(browser, visit, (page) => readVitals(page, address, visit))

/** What came over the line meanwhile, too. */
export function measureVisit(
  browser: Browser,
  address: string,
  options: { readonly visit: Visit; readonly device: AnyDevice },
): Promise<VisitFigures> {
  return withSlowDevice(browser, options, async (page) => {
    let vitals: Awaited<ReturnType<typeof readVitals>> | undefined
    const { bytes, requests } = await countTransfers(page, async () => {
      vitals = await readVitals(page, address, options.visit)
    })
    if (!vitals) throw new Error(`${address} was not measured`)
    const { html, ...times } = vitals
    const { htmlBytes, inlineBytes } = weighDocument(html)
    return {
      ...times,
      requests,
      bytes: Object.values(bytes).reduce((sum, size) => sum + size, 0),
      scriptBytes: bytes.script ?? 0,
      styleBytes: inlineBytes + (bytes.stylesheet ?? 0),
      htmlBytes,
    }
  })
}

export function measureTrace(browser: Browser, address: string, visit: Visit): Promise<PageTrace> {
  return withSlowPhone(browser, visit, (page, session) =>
    traceLoad(session, address, async () => void (await load(page, address, visit))),
  )
}
