import { expect, it } from 'vitest'
import { createFairQueue, type FairQueueLimits } from './fair-queue.ts'

const LIMITS: FairQueueLimits = { concurrency: 3, concurrencyEach: 2, mostWaiting: 4, mostWaitingEach: 3 }

/** Work that runs until it is ended, and the names of what has begun. */
function createWorks(limits: FairQueueLimits) {
  const queue = createFairQueue(limits)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    add: (owner: string, name: string) =>
      queue.add(owner, {
        hasBegun: () => false,
        begin() {
          begun.push(name)
          return new Promise<void>((resolve) => ends.set(name, resolve))
        },
      }),
    async end(name: string): Promise<void> {
      ends.get(name)?.()
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

it('gives one owner no more than its share at a time, and the rest to others', async () => {
  const works = createWorks(LIMITS)
  for (const name of ['a1', 'a2', 'a3', 'a4']) works.add('a', name)
  expect(works.begun).toEqual(['a1', 'a2'])
  works.add('b', 'b1')
  expect(works.begun).toEqual(['a1', 'a2', 'b1'])
  await works.end('b1')
  expect(works.begun).toEqual(['a1', 'a2', 'b1'])
  await works.end('a2')
  expect(works.begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

it('goes round between owners who wait', async () => {
  const works = createWorks({ ...LIMITS, concurrency: 1 })
  for (const name of ['a1', 'a2', 'a3']) works.add('a', name)
  works.add('b', 'b1')
  for (const name of ['a1', 'a2', 'b1']) await works.end(name)
  expect(works.begun).toEqual(['a1', 'a2', 'b1', 'a3'])
})

it('refuses what is too much for one owner, and for all', () => {
  const works = createWorks(LIMITS)
  const added = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => works.add('a', name))
  expect(added.slice(0, 5).every(({ ok }) => ok)).toBe(true)
  expect(added[5]).toEqual({ ok: false, code: 'too-many' })
  works.add('b', 'b1')
  expect(works.add('b', 'b2').ok).toBe(true)
  expect(works.add('c', 'c1')).toEqual({ ok: false, code: 'full' })
})
