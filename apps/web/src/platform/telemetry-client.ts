import type { Calls } from '@firkant/domain/calls/calls.ts'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import type { BodyOf } from '@firkant/domain/http/call.ts'

const PATH = '/client-telemetry'
type Telemetry = BodyOf<Calls[`POST ${typeof PATH}`]>

/** A page that fails in a loop must not load-test our own server. */
const MAX_REPORTS_PER_MINUTE = 10
const MAX_MESSAGE = 2000
const MAX_STACK = 8000

/** No value of a parameter is reported, nor a code in a path: shorter than the server's list, and more. */
const mask = (text: string) => text.replace(/([?&][\w.-]+=|\/(?:k|preview)\/)[^&#\s"'<>)]*/g, '$1-')

export type ReportError = (error: unknown, level?: Telemetry['level']) => void

/** A cookie without a name appears as its bare value, which must not be reported. */
function cookieNames(cookies: string): string[] {
  return cookies
    .split(';')
    .flatMap((pair) => /^\s*([^=;\s]{1,100})=/.exec(pair)?.[1] ?? [])
    .slice(0, 50)
}

export function createErrorReporter(win: Window & typeof globalThis): ReportError {
  const sent: { readonly at: number; readonly text: string }[] = []
  return (error, level = 'error') => {
    const now = Date.now()
    while (sent[0] !== undefined && now - sent[0].at > MINUTE_MS) sent.shift()
    const message =
      mask(error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, MAX_MESSAGE) ||
      'Unknown error'
    const url = mask(win.location.href.replace(/#.*/, '')).slice(0, MAX_MESSAGE)
    const text = `${url} ${message}`
    // The same error on every card is one report.
    if (sent.length >= MAX_REPORTS_PER_MINUTE || sent.some((known) => known.text === text)) return
    sent.push({ at: now, text })
    const report: Telemetry = {
      level,
      message,
      ...(error instanceof Error && error.stack && { stack: mask(error.stack).slice(0, MAX_STACK) }),
      url,
      screen: { width: win.innerWidth, height: win.innerHeight },
      cookies: cookieNames(win.document.cookie),
    }
    void win
      .fetch(PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' },
        body: JSON.stringify(report),
        keepalive: true,
      })
      .catch(() => undefined)
  }
}

export function reportUncaughtErrors(win: Window & typeof globalThis, report: ReportError): void {
  win.addEventListener('error', (event) => report(event.error ?? event.message))
  win.addEventListener('unhandledrejection', (event) => report(event.reason))
}
