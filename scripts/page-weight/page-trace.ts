import type { CDPSession } from '@playwright/test'

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

export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly ts: number
  readonly dur?: number
  /** Of its thread alone: what other programs took meanwhile is not in it. */
  readonly tdur?: number
  readonly pid: number
  readonly tid: number
  readonly args?: {
    readonly elementCount?: number
    readonly data?: {
      readonly url?: string
      readonly documentLoaderURL?: string
      readonly isLoadingMainFrame?: boolean
    }
  }
}

const STYLE = new Set(['UpdateLayoutTree', 'RecalculateStyles'])
const LAYOUT = new Set(['Layout'])
const SCRIPT = new Set(['EvaluateScript', 'v8.evaluateModule', 'FunctionCall'])
export const isTask = ({ name, ph }: TraceEvent) => ph === 'X' && name.endsWith('RunTask')
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'v8', 'blink.user_timing']

export function startOf(events: readonly TraceEvent[], address: string): TraceEvent {
  const start = events.findLast(
    ({ name, args }) =>
      name === 'navigationStart' && args?.data?.isLoadingMainFrame && args.data.documentLoaderURL === address,
  )
  if (!start) throw new Error(`The trace has no start of ${address}`)
  return start
}

/** The thread that loaded the address: a whole browser draws pages of its own beside it. */
function pageThread(events: readonly TraceEvent[], address: string): (event: TraceEvent) => boolean {
  const start = startOf(events, address)
  return ({ pid, tid }) => pid === start.pid && tid === start.tid
}

function summarize(events: readonly TraceEvent[], address: string): PageTrace {
  const own = events.filter(pageThread(events, address)).filter(({ ph }) => ph === 'X')
  const of = (names: ReadonlySet<string>) => own.filter(({ name }) => names.has(name))
  const ms = (found: readonly TraceEvent[]) => found.reduce((sum, { dur = 0 }) => sum + dur, 0) / 1000
  const styled = of(STYLE)
  return {
    styleMs: ms(styled),
    stylePasses: styled.length,
    styledElements: styled.reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0),
    layoutMs: ms(of(LAYOUT)),
    scriptMs: ms(of(SCRIPT)),
    longestTaskMs: Math.max(0, ...own.filter(isTask).map(({ dur = 0 }) => dur / 1000)),
  }
}

export async function collectTrace(session: CDPSession, work: () => Promise<void>): Promise<readonly TraceEvent[]> {
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

/** `work` loads the address. */
export async function traceLoad(session: CDPSession, address: string, work: () => Promise<void>): Promise<PageTrace> {
  return summarize(await collectTrace(session, work), address)
}
