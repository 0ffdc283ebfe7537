import { expect, it } from 'vitest'
import { pauseAfterJobs } from './give-way.ts'

it('jobs give way to visitors while the process is busy, and never for long', () => {
  expect(pauseAfterJobs(40, 0.3)).toBe(0)
  expect(pauseAfterJobs(40, 0.9)).toBe(120)
  expect(pauseAfterJobs(4000, 1)).toBe(250)
})
