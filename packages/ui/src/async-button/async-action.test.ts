import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ASYNC_STEPS, createAsyncAction, MIN_PENDING_MS, RESET_AFTER_MS, type AsyncState } from './async-action.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const action = createAsyncAction()
  const seen: AsyncState[] = []
  action.subscribe(() => seen.push(action.state()))
  return { action, seen }
}

it('SHELL-12 CARD-11 a button is pending for at least 500 ms, shows what came of it, and is idle again after 2000 ms', async () => {
  const { action, seen } = start()
  void action.run(async () => true)
  await vi.advanceTimersByTimeAsync(MIN_PENDING_MS - 1)
  expect(action.state()).toBe('pending')
  await vi.advanceTimersByTimeAsync(1)
  expect(action.state()).toBe('fulfilled')
  await vi.advanceTimersByTimeAsync(RESET_AFTER_MS)
  expect(seen).toEqual(['pending', 'fulfilled', 'idle'])
})

it('SHELL-12 CARD-11 slow work keeps it pending until it is done', async () => {
  const { action } = start()
  const work = Promise.withResolvers<boolean>()
  void action.run(() => work.promise)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(action.state()).toBe('pending')
  work.resolve(false)
  await vi.advanceTimersByTimeAsync(0)
  expect(action.state()).toBe('rejected')
})

it('SHELL-12 CARD-11 while it is pending it does nothing more', async () => {
  const { action } = start()
  const work = vi.fn(async () => true)
  void action.run(work)
  void action.run(work)
  await vi.advanceTimersByTimeAsync(MIN_PENDING_MS)
  expect(work).toHaveBeenCalledTimes(1)
})

it('SHELL-12 CARD-11 a failure is a rejection, and the next try begins at once and is not reset by the one before', async () => {
  const { action, seen } = start()
  void action.run(() => Promise.reject(new Error('offline')))
  await vi.advanceTimersByTimeAsync(MIN_PENDING_MS + RESET_AFTER_MS - 100)
  expect(action.state()).toBe('rejected')
  void action.run(async () => true)
  await vi.advanceTimersByTimeAsync(200)
  expect(action.state()).toBe('pending')
  await vi.advanceTimersByTimeAsync(5000)
  expect(seen).toEqual(['pending', 'rejected', 'pending', 'fulfilled', 'idle'])
})

it('SHELL-12 CARD-11 every state leads somewhere, and only to states there are', () => {
  const states = Object.keys(ASYNC_STEPS)
  for (const next of Object.values(ASYNC_STEPS)) {
    expect(next.length).toBeGreaterThan(0)
    expect(states).toEqual(expect.arrayContaining([...next]))
  }
})
