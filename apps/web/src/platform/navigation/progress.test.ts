import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { advance, createProgress } from './progress.ts'

// The same examples in every run: a failure can be seen again.
fc.configureGlobal({ seed: 20_261_115 })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the progress bar', () => {
  it('NAV-05 shows at once and advances every 500 ms', () => {
    const progress = createProgress()
    expect(progress.current()).toEqual({ visible: false, value: 0 })
    progress.start()
    const first = progress.current()
    expect(first.visible).toBe(true)
    expect(first.value).toBeGreaterThan(0)
    vi.advanceTimersByTime(499)
    expect(progress.current()).toEqual(first)
    vi.advanceTimersByTime(1)
    expect(progress.current().value).toBeGreaterThan(first.value)
  })

  it('NAV-05 eases toward 0.9: ever nearer in ever smaller steps, never there', () => {
    const progress = createProgress()
    progress.start()
    const values = Array.from({ length: 40 }, () => {
      vi.advanceTimersByTime(500)
      return progress.current().value
    })
    const steps = values.slice(1).map((value, index) => value - (values[index] ?? 0))
    expect(steps.every((step, index) => step > 0 && step < (steps[index - 1] ?? 1))).toBe(true)
    expect(values.at(-1)).toBeLessThan(0.9)
    expect(values.at(-1)).toBeCloseTo(0.9, 4)
  })

  it('NAV-05 completes when the page is shown, then goes', () => {
    const progress = createProgress()
    progress.start()
    vi.advanceTimersByTime(1200)
    progress.finish()
    expect(progress.current()).toEqual({ visible: true, value: 1 })
    vi.advanceTimersByTime(10_000)
    expect(progress.current()).toEqual({ visible: false, value: 0 })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('NAV-05 starts over for a navigation that follows at once', () => {
    const progress = createProgress()
    progress.start()
    const { value } = progress.current()
    vi.advanceTimersByTime(2000)
    progress.finish()
    progress.start()
    vi.advanceTimersByTime(499)
    expect(progress.current()).toEqual({ visible: true, value })
  })

  it('NAV-05 one that never began shows nothing when it ends', () => {
    const progress = createProgress()
    const listener = vi.fn<() => void>()
    progress.subscribe(listener)
    progress.finish()
    vi.advanceTimersByTime(1000)
    expect(listener).not.toHaveBeenCalled()
  })

  it('NAV-05 tells its listeners of every step until they leave', () => {
    const progress = createProgress()
    const seen: number[] = []
    const leave = progress.subscribe(() => seen.push(progress.current().value))
    progress.start()
    vi.advanceTimersByTime(1000)
    expect(seen).toHaveLength(3)
    leave()
    progress.finish()
    expect(seen).toHaveLength(3)
  })
})

describe('advance', () => {
  it('NAV-05 never steps back nor past 0.9', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 0.9, noNaN: true }), (value) => {
        expect(advance(value)).toBeGreaterThanOrEqual(value)
        expect(advance(value)).toBeLessThanOrEqual(0.9)
      }),
    )
  })
})
