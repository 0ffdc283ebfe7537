import { expect, it } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

it('a client with too many pages at once is told when to come back; another one is served', async () => {
  const queue = createRenderQueue({ concurrencyEach: 1, mostWaitingEach: 1 })
  const { promise: first, resolve: endFirst } = Promise.withResolvers<string>()
  const made = queue.take('crawler', () => first)
  const second = queue.take('crawler', async () => 'second')
  await expect(queue.take('crawler', async () => 'third')).rejects.toMatchObject({
    code: 'unavailable',
    details: { retryAfterS: 5 },
  })
  await expect(queue.take('shopper', async () => 'shown')).resolves.toBe('shown')
  endFirst('first')
  await expect(Promise.all([made, second])).resolves.toEqual(['first', 'second'])
})

it('a page that fails gives its turn to the next', async () => {
  const queue = createRenderQueue({ concurrencyEach: 1 })
  const failing = queue.take('crawler', () => Promise.reject(new Error('broken')))
  const next = queue.take('crawler', async () => 'next')
  await expect(failing).rejects.toThrow('broken')
  await expect(next).resolves.toBe('next')
})
