import { chromium, type Page } from '@playwright/test'
import { ensureChromium } from '../../scripts/chromium.ts'
import type { BenchShop } from './bench-shop.ts'
import { median } from './load.ts'
import type { Row } from './report.ts'

const KB = 1000
const PAGES = [{ name: 'start page', path: '/' }] as const
const BUDGETS = { script: 95 * KB, stylesheet: 25 * KB, document: 35 * KB, font: 70 * KB } as const
const VITALS_ROUNDS = 3
/** Chrome's "Fast 4G". */
const FAST_4G = {
  offline: false,
  latency: 60,
  downloadThroughput: (9 * 1024 * 1024) / 8,
  uploadThroughput: (1.5 * 1024 * 1024) / 8,
}
const CPU_SLOWDOWN = 4

type Kind = keyof typeof BUDGETS

/** Bytes over the wire before any interaction. */
async function measureBytes(page: Page, url: string): Promise<Record<Kind, { bytes: number; files: number }>> {
  const sums = {
    script: { bytes: 0, files: 0 },
    stylesheet: { bytes: 0, files: 0 },
    document: { bytes: 0, files: 0 },
    font: { bytes: 0, files: 0 },
  }
  const sizes: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    const sum = sums[request.resourceType() as Kind]
    if (!sum) return
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        sum.bytes += responseBodySize
        sum.files += 1
      }),
    )
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await Promise.all(sizes)
  return sums
}

interface Vitals {
  readonly lcpMs: number
  readonly tbtMs: number
  readonly cls: number
}

async function measureVitals(page: Page, url: string): Promise<Vitals> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', FAST_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.addInitScript(() => {
    const vitals = { lcpMs: 0, tbtMs: 0, cls: 0 }
    Object.assign(window, { vitals })
    const observe = (
      type: string,
      take: (entry: PerformanceEntry & { value: number; hadRecentInput: boolean }) => void,
    ) =>
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          take(entry as PerformanceEntry & { value: number; hadRecentInput: boolean })
      }).observe({ type, buffered: true })
    observe('largest-contentful-paint', (entry) => (vitals.lcpMs = entry.startTime))
    observe('longtask', (entry) => (vitals.tbtMs += Math.max(0, entry.duration - 50)))
    observe('layout-shift', (entry) => (vitals.cls += entry.hadRecentInput ? 0 : entry.value))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  return page.evaluate(() => (window as unknown as { vitals: Vitals }).vitals)
}

export async function benchBrowser(shop: BenchShop): Promise<{ sizes: Row[]; vitals: Row[] }> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  const sizes: Row[] = []
  const vitals: Row[] = []
  for (const { name, path } of PAGES) {
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 } })
    const bytes = await measureBytes(page, shop.origin + path)
    await page.close()
    for (const kind of Object.keys(BUDGETS) as Kind[]) {
      const { bytes: sum, files } = bytes[kind]
      sizes.push({
        name: `${name}: ${kind}`,
        value: `${(sum / KB).toFixed(1)} kB in ${files} file(s)`,
        budget: `≤ ${BUDGETS[kind] / KB} kB`,
        isMet: sum <= BUDGETS[kind],
      })
    }
    const rounds: Vitals[] = []
    for (let round = 0; round < VITALS_ROUNDS; round += 1) {
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        isMobile: true,
        hasTouch: true,
        userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/156.0.0.0 Mobile Safari/537.36',
      })
      rounds.push(await measureVitals(await context.newPage(), shop.origin + path))
      await context.close()
    }
    const of = (key: keyof Vitals) => median(rounds.map((round) => round[key]))
    vitals.push(
      {
        name: `${name}: LCP`,
        value: `${Math.round(of('lcpMs'))} ms`,
        budget: '≤ 1500 ms',
        isMet: of('lcpMs') <= 1500,
      },
      { name: `${name}: TBT`, value: `${Math.round(of('tbtMs'))} ms`, budget: '≤ 100 ms', isMet: of('tbtMs') <= 100 },
      { name: `${name}: CLS`, value: of('cls').toFixed(3), budget: '≤ 0.02', isMet: of('cls') <= 0.02 },
    )
  }
  await browser.close()
  return { sizes, vitals }
}
