import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PageViewsModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { DynamicDataStore } from '../../platform/dynamic-data/dynamic-data-store.ts'
import { createViewCounts } from './view-counts.ts'
import { createViewerNumber } from './viewer-number.ts'
import { watchPageViews } from './watch-page-views.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function startWatch(answers: (PageViewsModel | null | 'fails')[], isVisible = true) {
  const page = Object.assign(new EventTarget(), { visibilityState: isVisible ? 'visible' : 'hidden' })
  const counts: number[] = []
  let asked = 0
  const stop = watchPageViews({
    page: page as Parameters<typeof watchPageViews>[0]['page'],
    onCount: (count) => void counts.push(count),
    load: async () => {
      asked += 1
      const answer = answers.shift() ?? { pageViews: 9, isCounted: true }
      if (answer === 'fails') throw new Error('offline')
      return answer
    },
  })
  const show = (visibilityState: 'visible' | 'hidden') => {
    page.visibilityState = visibilityState
    page.dispatchEvent(new Event('visibilitychange'))
  }
  return { counts, asked: () => asked, show, stop }
}

describe('the strip', () => {
  it('CARD-09 asks at once and again every 15 000 ms', async () => {
    const { counts, stop } = startWatch([{ pageViews: 4 }, { pageViews: 5 }, 'fails', { pageViews: 6 }])
    await vi.advanceTimersByTimeAsync(0)
    expect(counts).toEqual([4])
    await vi.advanceTimersByTimeAsync(14_999)
    expect(counts).toEqual([4])
    await vi.advanceTimersByTimeAsync(1)
    expect(counts).toEqual([4, 5])
    await vi.advanceTimersByTimeAsync(30_000)
    expect(counts).toEqual([4, 5, 6])
    stop()
  })

  it('CARD-10 a first visit asks again at once, but only once', async () => {
    const { counts, asked, stop } = startWatch([
      { pageViews: 4, isCounted: false },
      { pageViews: 5, isCounted: false },
    ])
    await vi.advanceTimersByTimeAsync(100)
    expect([asked(), counts]).toEqual([2, [4, 5]])
    stop()
  })

  it('CARD-10 a tab that nobody sees looks at nothing', async () => {
    const { asked, show, stop } = startWatch([], false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toBe(0)
    show('visible')
    await vi.advanceTimersByTimeAsync(15_000)
    expect(asked()).toBe(2)
    show('hidden')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toBe(2)
    stop()
  })

  it('CARD-09 a page that was left asks and tells no more', async () => {
    const { counts, asked, show, stop } = startWatch([])
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    show('visible')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([asked(), counts]).toEqual([1, []])
  })
})

describe('cards', () => {
  function startCards(views: Readonly<Record<string, number>>) {
    const asked: string[] = []
    const fetch = (async (_type: string, context: { keys: string }) => {
      asked.push(context.keys)
      return { views }
    }) as unknown as DynamicDataStore['fetch']
    return { asked, counts: createViewCounts({ fetch }) }
  }

  it('CARD-09 that appear together ask together, 24 at a time', async () => {
    const { asked, counts } = startCards({ p0: 7, p30: 5 })
    const told = vi.fn()
    for (let index = 0; index < 31; index += 1) counts.watch(`p${index}`, told)
    await vi.advanceTimersByTimeAsync(250)
    expect(asked.map((keys) => keys.split(',').length)).toEqual([24, 7])
    expect([counts.read('p0'), counts.read('p1'), counts.read('p30')]).toEqual([7, 0, 5])
    expect(told).toHaveBeenCalledTimes(31)
  })

  it('CARD-09 that are drawn again at once do not ask again, later ones do', async () => {
    const { asked, counts } = startCards({ p0: 7 })
    counts.watch('p0', () => undefined)
    await vi.advanceTimersByTimeAsync(1000)
    counts.watch('p0', () => undefined)
    await vi.advanceTimersByTimeAsync(15_000)
    expect([asked, counts.read('p0')]).toEqual([['p0'], 7])
    counts.watch('p0', () => undefined)
    await vi.advanceTimersByTimeAsync(250)
    expect(asked).toEqual(['p0', 'p0'])
  })

  it('CARD-09 that are gone are told nothing', async () => {
    const { counts } = startCards({ p0: 7 })
    const told = vi.fn()
    counts.watch('p0', told)()
    await vi.advanceTimersByTimeAsync(250)
    expect(told).not.toHaveBeenCalled()
  })

  it('LAW-03 what can not be read is not claimed', async () => {
    const fetch = (() => Promise.reject(new Error('offline'))) as unknown as DynamicDataStore['fetch']
    const counts = createViewCounts({ fetch })
    counts.watch('p0', () => undefined)
    await vi.advanceTimersByTimeAsync(250)
    expect(counts.read('p0')).toBe(0)
  })
})

describe("the tab's number", () => {
  it('CARD-10 LAW-04 lasts for 30 minutes since the tab looked last', () => {
    const stored = new Map<string, string>()
    let now = 1000
    const storage = {
      get: (key: string) => stored.get(key) ?? null,
      set: (key: string, value: string) => void stored.set(key, value),
    }
    const number = createViewerNumber(storage, () => now)
    expect(number.read()).toBeUndefined()
    number.save('abc')
    now += 29 * 60_000
    expect(createViewerNumber(storage, () => now).read()).toBe('abc')
    number.save('abc')
    now += 30 * 60_000 - 1
    expect(number.read()).toBe('abc')
    now += 1
    expect(number.read()).toBeUndefined()
  })
})
