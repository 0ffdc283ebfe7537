import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SECRET_PARAMS } from '@firkant/domain/telemetry/secret-address.ts'
import { telemetrySchema, type Telemetry } from '@firkant/domain/telemetry/telemetry-calls.ts'
import { createErrorReporter, reportUncaughtErrors } from './telemetry-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** As much of a browser window as a report needs. */
function fakeWindow({ href = 'https://shop.example/sofaer', cookie = '' } = {}) {
  const sent: { readonly path: string; readonly init: RequestInit; readonly report: Telemetry }[] = []
  const send: typeof fetch = async (input, init = {}) => {
    sent.push({ path: String(input), init, report: telemetrySchema.parse(JSON.parse(String(init.body))) })
    return new Response(null, { status: 204 })
  }
  const parts = { location: { href }, innerWidth: 1440, innerHeight: 900, document: { cookie }, fetch: send }
  const win = Object.assign(new EventTarget(), parts) as unknown as Window & typeof globalThis
  return { win, sent }
}

describe('a report', () => {
  it('TRACK-09 goes to /client-telemetry with level, message, stack, address and screen size', () => {
    const { win, sent } = fakeWindow()
    const error = new TypeError('x is not a function')
    createErrorReporter(win)(error)
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ path: '/client-telemetry', init: { method: 'POST', keepalive: true } })
    expect(sent[0]?.init.headers).toEqual({ 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' })
    expect(sent[0]?.report).toEqual({
      level: 'error',
      message: 'TypeError: x is not a function',
      stack: error.stack,
      url: 'https://shop.example/sofaer',
      screen: { width: 1440, height: 900 },
      cookies: [],
    })
  })

  it.each<[unknown, string]>([
    ['just a text', 'just a text'],
    [undefined, 'undefined'],
    ['', 'Unknown error'],
    [404, '404'],
  ])('TRACK-09 can be made of %j', (thrown, message) => {
    const { win, sent } = fakeWindow()
    createErrorReporter(win)(thrown, 'warn')
    expect(sent[0]?.report).toMatchObject({ level: 'warn', message })
    expect(sent[0]?.report).not.toHaveProperty('stack')
  })

  it('TRACK-09 is cut to what the server takes', () => {
    const { win, sent } = fakeWindow({
      href: `https://shop.example/${'x'.repeat(5000)}`,
      cookie: Array.from({ length: 90 }, (_, n) => `c${n}=1`).join('; '),
    })
    const error = new Error('m'.repeat(5000))
    error.stack = 's'.repeat(20_000)
    createErrorReporter(win)(error)
    const { message, stack, url, cookies } = sent[0]?.report ?? {}
    expect([message?.length, stack?.length, url?.length, cookies?.length]).toEqual([2000, 8000, 2000, 50])
  })
})

describe('what a report never tells', () => {
  it('TRACK-09 a cookie’s value', () => {
    const { win, sent } = fakeWindow({
      cookie: 'deviceWidth=1440; customer=s3cret; odd=a=b==; s3cret-without-a-name; =s3cret',
    })
    createErrorReporter(win)(new Error('x'))
    expect(sent[0]?.report.cookies).toEqual(['deviceWidth', 'customer', 'odd'])
    expect(String(sent[0]?.init.body)).not.toContain('s3cret')
  })

  it('TRACK-09 is not lost for a cookie’s odd name', () => {
    const { win, sent } = fakeWindow({ cookie: `odd name=1; ${'n'.repeat(101)}=1; customer=1` })
    createErrorReporter(win)(new Error('x'))
    expect(sent[0]?.report.cookies).toEqual(['customer'])
  })

  it.each(SECRET_PARAMS)('TRACK-09 the parameter %s of the address, also inside another one', (name) => {
    const inside = encodeURIComponent(`/ordre?${name}=s3cret&a=1`)
    const { win, sent } = fakeWindow({
      href: `https://shop.example/soeg?q=sofa&${name}=s3cret&returnUrl=${inside}#s3cret`,
    })
    createErrorReporter(win)(new Error(`no page at /ordre?${name}=s3cret`))
    expect(sent[0]?.report.url).toBe(`https://shop.example/soeg?q=-&${name}=-&returnUrl=-`)
    expect(String(sent[0]?.init.body)).not.toContain('s3cret')
  })
})

describe('a page that fails in a loop', () => {
  it('TRACK-09 sends 10 reports a minute', () => {
    const { win, sent } = fakeWindow()
    const report = createErrorReporter(win)
    for (let number = 0; number < 25; number += 1) report(new Error(String(number)))
    expect(sent.map((one) => one.report.message)).toEqual(Array.from({ length: 10 }, (_, number) => `Error: ${number}`))
    vi.advanceTimersByTime(60_000)
    report(new Error('still the same minute'))
    expect(sent).toHaveLength(10)
    vi.advanceTimersByTime(1)
    for (let number = 0; number < 25; number += 1) report(new Error(String(number)))
    expect(sent).toHaveLength(20)
  })

  it('BLOCK-34 TRACK-09 tells of the same fault on one page once a minute, and of it on the next page again', () => {
    const { win, sent } = fakeWindow()
    const report = createErrorReporter(win)
    for (let card = 0; card < 24; card += 1) report(new TypeError('price is null'))
    report(new TypeError('reviews is null'))
    expect(sent.map((one) => one.report.message)).toEqual(['TypeError: price is null', 'TypeError: reviews is null'])
    win.location.href = 'https://shop.example/stole'
    report(new TypeError('price is null'))
    expect(sent).toHaveLength(3)
    vi.advanceTimersByTime(60_001)
    report(new TypeError('price is null'))
    expect(sent).toHaveLength(4)
  })

  it('TRACK-09 is not stopped by a network that refuses', async () => {
    const { win } = fakeWindow()
    win.fetch = async () => {
      throw new TypeError('Failed to fetch')
    }
    expect(() => createErrorReporter(win)(new Error('x'))).not.toThrow()
    // A rejection that nobody handled would fail the run.
    await vi.advanceTimersByTimeAsync(0)
  })
})

describe('reportUncaughtErrors', () => {
  it('TRACK-09 reports errors and rejections that nobody caught', () => {
    const { win } = fakeWindow()
    const report = vi.fn<(error: unknown) => void>()
    reportUncaughtErrors(win, report)
    const error = new Error('thrown')
    const reason = new Error('rejected')
    win.dispatchEvent(Object.assign(new Event('error'), { error }))
    win.dispatchEvent(Object.assign(new Event('error'), { error: null, message: 'Script error.' }))
    win.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
    expect(report.mock.calls).toEqual([[error], ['Script error.'], [reason]])
  })
})
