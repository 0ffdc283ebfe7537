import { expect, it } from 'vitest'
import { nextAtOnce, pauseAfterJobs } from './give-way.ts'

it('jobs give way to visitors while the process is busy, and never for long', () => {
  expect(pauseAfterJobs(40, 0.3)).toBe(0)
  expect(pauseAfterJobs(40, 0.9)).toBe(120)
  expect(pauseAfterJobs(4000, 1)).toBe(250)
})

it('more jobs run at once where many wait and the process has time', () => {
  const first = nextAtOnce(0, { claimed: 0, pauseMs: 0 })
  expect(first).toBe(4)
  expect(nextAtOnce(4, { claimed: 4, pauseMs: 0 })).toBe(8)
  expect(nextAtOnce(8, { claimed: 8, pauseMs: 0 })).toBe(8)
  expect(nextAtOnce(8, { claimed: 7, pauseMs: 0 })).toBe(4)
  expect(nextAtOnce(8, { claimed: 8, pauseMs: 120 })).toBe(4)
})
