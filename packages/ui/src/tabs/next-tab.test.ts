import { expect, it } from 'vitest'
import { nextTab } from './next-tab.ts'

it('A11Y-02 arrows go round, Home and End go to the ends, other keys nowhere', () => {
  expect(nextTab('ArrowRight', 0, 3)).toBe(1)
  expect(nextTab('ArrowRight', 2, 3)).toBe(0)
  expect(nextTab('ArrowLeft', 0, 3)).toBe(2)
  expect(nextTab('Home', 2, 3)).toBe(0)
  expect(nextTab('End', 0, 3)).toBe(2)
  expect(nextTab('Tab', 0, 3)).toBeUndefined()
})
