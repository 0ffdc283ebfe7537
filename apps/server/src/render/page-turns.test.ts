import { expect, it } from 'vitest'
import { createPageTurns } from './page-turns.ts'

it('a client with too many pages at once is told when to come back; another one is served', async () => {
  const turns = createPageTurns({ concurrencyEach: 1, mostWaitingEach: 1 })
  const { promise: first, resolve: endFirst } = Promise.withResolvers<string>()
  const made = turns.take('crawler', () => first)
  const second = turns.take('crawler', async () => 'second')
  await expect(turns.take('crawler', async () => 'third')).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfterS: 5 },
  })
  await expect(turns.take('shopper', async () => 'shown')).resolves.toBe('shown')
  endFirst('first')
  await expect(Promise.all([made, second])).resolves.toEqual(['first', 'second'])
})

it('a page that fails gives its turn to the next', async () => {
  const turns = createPageTurns({ concurrencyEach: 1 })
  const failing = turns.take('crawler', () => Promise.reject(new Error('broken')))
  const next = turns.take('crawler', async () => 'next')
  await expect(failing).rejects.toThrow('broken')
  await expect(next).resolves.toBe('next')
})
