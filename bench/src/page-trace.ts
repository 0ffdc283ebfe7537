import type { Browser, CDPSession } from '@playwright/test'

/** Cost of a page from the browser's trace: milliseconds of the main thread, and element counts. */
export interface PageTrace {
  readonly styleMs: number
  readonly stylePasses: number
  /** Sum over all passes. */
  readonly styledElements: number
  readonly layoutMs: number
  readonly scriptMs: number
  readonly longestTaskMs: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly dur?: number
  readonly pid: number
  readonly tid: number
  readonly args?: { readonly elementCount?: number; readonly name?: string }
}

const STYLE = new Set(['UpdateLayoutTree', 'RecalculateStyles'])
const LAYOUT = new Set(['Layout'])
const SCRIPT = new Set(['EvaluateScript', 'v8.evaluateModule', 'FunctionCall'])
const TASK = 'RunTask'
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'v8']
/** A lower mid-range phone: four times slower than this machine. */
const SLOWER = 4
const PHONE = { width: 412, height: 915 }
const QUIET_MS = 1500

async function collect(session: CDPSession, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  await work()
  await session.send('Tracing.end')
  await complete
  return events
}

/** The thread with the most layout is the page's. */
function pageThread(events: readonly TraceEvent[]): (event: TraceEvent) => boolean {
  const counts = Map.groupBy(
    events.filter(({ name }) => STYLE.has(name) || LAYOUT.has(name)),
    ({ pid, tid }) => `${pid}:${tid}`,
  )
  const [busiest] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)
  return ({ pid, tid }) => `${pid}:${tid}` === busiest?.[0]
}

export async function tracePage(browser: Browser, address: string): Promise<PageTrace> {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const events = await collect(session, async () => {
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(QUIET_MS)
  })
  await context.close()
  const own = events.filter(pageThread(events)).filter(({ ph }) => ph === 'X')
  const of = (names: ReadonlySet<string>) => own.filter(({ name }) => names.has(name))
  const ms = (found: readonly TraceEvent[]) => found.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000
  const styled = of(STYLE)
  return {
    styleMs: ms(styled),
    stylePasses: styled.length,
    styledElements: styled.reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0),
    layoutMs: ms(of(LAYOUT)),
    scriptMs: ms(of(SCRIPT)),
    longestTaskMs: Math.max(0, ...own.filter(({ name }) => name.endsWith(TASK)).map(({ dur = 0 }) => dur / 1000)),
  }
}
