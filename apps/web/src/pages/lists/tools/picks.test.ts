import { expect, it } from 'vitest'
import { togglePick } from './picks.ts'

it('up to four are picked for a comparison, and a second press takes one back', () => {
  const four = ['A', 'B', 'C', 'D']
  expect(togglePick([], 'A')).toEqual(['A'])
  expect(togglePick(four, 'E')).toBeUndefined()
  expect(togglePick(four, 'B')).toEqual(['A', 'C', 'D'])
})
