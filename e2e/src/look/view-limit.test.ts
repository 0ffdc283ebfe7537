import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reasonOf, withinLimit } from './view-limit.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a view that never comes ends with what it reached', async () => {
  const failed = withinLimit(new Promise(() => undefined), () => 'opened').catch(reasonOf)
  await vi.advanceTimersByTimeAsync(90_000)
  expect(await failed).toBe('opened, and nothing more within 90 s')
})

test('a view that comes, or fails by itself, leaves no timer', async () => {
  await withinLimit(Promise.resolve(), () => 'opened')
  await expect(withinLimit(Promise.reject(new Error('no such page')), () => 'opened')).rejects.toThrow('no such page')
  expect(vi.getTimerCount()).toBe(0)
})

test('the reason names what was waited for', () => {
  const error = new Error(
    "locator.click: Timeout 30000ms exceeded.\nCall log:\n\u001B[2m  - waiting for locator('[data-opens=menu]')\u001B[22m\n",
  )
  expect(reasonOf(error)).toBe("locator.click: Timeout 30000ms exceeded. - waiting for locator('[data-opens=menu]')")
})
