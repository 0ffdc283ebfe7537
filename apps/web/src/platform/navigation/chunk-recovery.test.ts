import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recoverFromChunkErrors } from './chunk-recovery.ts'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

function start() {
  const reload = vi.fn<() => void>()
  const report = vi.fn<(error: unknown) => void>()
  const session = new Map<string, string>()
  const network = { onLine: true }
  /** A full load: a new window with the same session. */
  const open = () => {
    const win = Object.assign(new EventTarget(), { location: { reload }, navigator: network }) as unknown as Window &
      typeof globalThis
    recoverFromChunkErrors(
      win,
      { get: (key) => session.get(key) ?? null, set: (key, value) => void session.set(key, value) },
      report,
    )
    const fail = () => {
      const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), {
        payload: new Error('Failed to fetch chunk'),
      })
      win.dispatchEvent(event)
      return event
    }
    return { win, fail }
  }
  return { reload, report, open, network }
}

describe('code that can’t be fetched', () => {
  it('NAV-15 sets the flag, is reported, and the page recovers by a full load', () => {
    const { reload, report, open } = start()
    const { win, fail } = open()
    expect(win.firkantChunkLoadError).toBeUndefined()
    const event = fail()
    expect(win.firkantChunkLoadError).toBe(true)
    expect(report.mock.calls).toEqual([[new Error('Failed to fetch chunk')]])
    expect(reload).toHaveBeenCalledOnce()
    expect(event.defaultPrevented).toBe(true)
  })

  it('NAV-15 does not load the page again and again', () => {
    const { reload, report, open } = start()
    open().fail()
    vi.advanceTimersByTime(29_999)
    const { win, fail } = open()
    expect(fail().defaultPrevented).toBe(false)
    expect(win.firkantChunkLoadError).toBe(true)
    expect(reload).toHaveBeenCalledOnce()
    expect(report).toHaveBeenCalledTimes(2)
  })

  it('NAV-15 keeps the page while there is no network to load it from', () => {
    const { reload, report, open, network } = start()
    network.onLine = false
    expect(open().fail().defaultPrevented).toBe(false)
    expect(reload).not.toHaveBeenCalled()
    expect(report).toHaveBeenCalledOnce()
  })

  it('NAV-15 recovers again from a later one', () => {
    const { reload, open } = start()
    open().fail()
    vi.advanceTimersByTime(30_000)
    open().fail()
    expect(reload).toHaveBeenCalledTimes(2)
  })
})
