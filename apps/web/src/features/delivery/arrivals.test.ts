import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createArrivals } from './arrivals.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start(first: { postcode: string } | null) {
  let place = first
  const listeners = new Set<() => void>()
  const asked: string[] = []
  const arrivals = createArrivals({
    read: (() => ({ status: 'loaded', data: place })) as never,
    load: async () => place as never,
    fetch: (async (_type: string, { skus }: { skus: string }) => {
      asked.push(`${place?.postcode}: ${skus}`)
      return { arrivals: { LAMP: { arrivesOn: place?.postcode } } }
    }) as never,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
  const say = (next: typeof place) => {
    place = next
    for (const listener of listeners) listener()
  }
  return { arrivals, asked, say }
}

it('DLV-02 nothing is asked for whoever said no postcode', async () => {
  const { arrivals, asked } = start(null)
  arrivals.watch('LAMP', () => undefined)
  await vi.advanceTimersByTimeAsync(1000)
  expect([asked, arrivals.read('LAMP')]).toEqual([[], undefined])
})

it('DLV-02 what is in view says the other day when the postcode changes, and none when it is forgotten', async () => {
  const { arrivals, asked, say } = start(null)
  const days: unknown[] = []
  arrivals.watch('LAMP', () => days.push(arrivals.read('LAMP')?.arrivesOn))
  arrivals.watch('SOFA', () => undefined)
  await vi.advanceTimersByTimeAsync(1000)
  say({ postcode: '8592' })
  await vi.advanceTimersByTimeAsync(1000)
  say({ postcode: '8000' })
  await vi.advanceTimersByTimeAsync(1000)
  say(null)
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).toEqual(['8592: LAMP,SOFA', '8000: LAMP,SOFA'])
  expect(days).toEqual([undefined, '8592', '8000', undefined])
})
