import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFirstContact } from './first-contact.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const firstContact = createFirstContact()
  const begun: string[] = []
  const call = (name: string) => {
    const answer = Promise.withResolvers<string>()
    const done = firstContact(() => {
      begun.push(name)
      return answer.promise
    })
    return { answer, done }
  }
  return { begun, call }
}

it('CART-12 the first calls go one after another, the later ones as they come', async () => {
  const { begun, call } = start()
  const [views, cart, heart] = [call('views'), call('cart'), call('heart')]
  await vi.advanceTimersByTimeAsync(100)
  expect(begun).toEqual(['views'])
  views.answer.resolve('seen')
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['views', 'cart'])
  void call('later')
  expect(begun).toEqual(['views', 'cart', 'later'])
  cart.answer.resolve('added')
  heart.answer.resolve('liked')
  expect(await Promise.all([views.done, cart.done, heart.done])).toEqual(['seen', 'added', 'liked'])
})

it('CART-12 one that fails lets the next be the first', async () => {
  const { begun, call } = start()
  const lost = call('views')
  void call('cart')
  void call('heart')
  await vi.advanceTimersByTimeAsync(0)
  lost.answer.reject(new Error('offline'))
  await expect(lost.done).rejects.toThrow('offline')
  await vi.advanceTimersByTimeAsync(0)
  expect(begun).toEqual(['views', 'cart'])
})

it('CART-12 one that hangs holds nobody up for long', async () => {
  const { begun, call } = start()
  void call('views')
  void call('cart')
  await vi.advanceTimersByTimeAsync(1999)
  expect(begun).toEqual(['views'])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['views', 'cart'])
})
