import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { COMMIT_AFTER_MS, createDebouncedCommit } from './debounced-commit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const committed: number[] = []
  const debounced = createDebouncedCommit()
  debounced.connect((quantity) => committed.push(quantity))
  return { committed, debounced }
}

it('CART-04 many presses are one change, 500 ms after the last', () => {
  const { committed, debounced } = start()
  debounced.later(2)
  vi.advanceTimersByTime(COMMIT_AFTER_MS - 1)
  debounced.later(3)
  vi.advanceTimersByTime(COMMIT_AFTER_MS - 1)
  expect(committed).toEqual([])
  vi.advanceTimersByTime(1)
  expect(committed).toEqual([3])
})

it('CART-04 Enter does not wait, and what waited does not come after it', () => {
  const { committed, debounced } = start()
  debounced.later(2)
  debounced.now(5)
  vi.advanceTimersByTime(10 * COMMIT_AFTER_MS)
  expect(committed).toEqual([5])
})

it('CART-04 what waits while the field goes away still counts, once', () => {
  const { committed, debounced } = start()
  debounced.later(4)
  debounced.flush()
  debounced.flush()
  vi.advanceTimersByTime(10 * COMMIT_AFTER_MS)
  expect(committed).toEqual([4])
})

it('CART-04 what was taken back never counts', () => {
  const { committed, debounced } = start()
  debounced.later(4)
  debounced.cancel()
  vi.advanceTimersByTime(10 * COMMIT_AFTER_MS)
  debounced.flush()
  expect(committed).toEqual([])
})
