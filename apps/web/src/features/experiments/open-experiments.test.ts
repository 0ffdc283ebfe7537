import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createExperiments } from './open-experiments.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An answer that comes after so many milliseconds. */
const answered = (afterMs: number, told: unknown) => () =>
  new Promise<unknown>((resolve) => setTimeout(() => resolve(told), afterMs))

function started(load: () => Promise<unknown>, chosen = {}) {
  const experiments = createExperiments({ load, chosen })
  experiments.decide()
  return experiments
}

describe('the visitor’s experiments', () => {
  it('SRCH-10 are undecided until they are told', async () => {
    const experiments = started(answered(2999, { autocomplete: 'previews-first' }))
    await vi.advanceTimersByTimeAsync(2998)
    expect(experiments.read('autocomplete')).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    expect(experiments.read('autocomplete')).toBe('previews-first')
  })

  it('SRCH-10 fall back to the default after 3 s, and stay there when the answer comes late', async () => {
    const experiments = started(answered(5000, { autocomplete: 'previews-first' }))
    const told = vi.fn<() => void>()
    experiments.subscribe(told)
    await vi.advanceTimersByTimeAsync(3000)
    expect(experiments.read('autocomplete')).toBe('default')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(experiments.read('autocomplete')).toBe('default')
    expect(told).toHaveBeenCalledOnce()
  })

  it('SRCH-10 fall back at once when nobody answers', async () => {
    const experiments = started(() => Promise.reject(new Error('offline')))
    await vi.advanceTimersByTimeAsync(0)
    expect(experiments.read('accessories-recommendations')).toBe('show')
  })

  it('SRCH-10 are asked for once', () => {
    const load = vi.fn<() => Promise<unknown>>(() => Promise.resolve({}))
    started(load).decide()
    expect(load).toHaveBeenCalledOnce()
  })

  it('CART-11 what the address chose needs no answer, and no answer changes it', async () => {
    const experiments = started(answered(10, { 'accessories-recommendations': 'show' }), {
      'accessories-recommendations': 'hide',
    })
    expect(experiments.read('accessories-recommendations')).toBe('hide')
    await vi.advanceTimersByTimeAsync(10)
    expect(experiments.read('accessories-recommendations')).toBe('hide')
  })
})
