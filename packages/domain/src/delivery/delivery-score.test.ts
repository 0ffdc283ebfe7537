import { expect, it } from 'vitest'
import { scorePercent } from './delivery-score.ts'

it('DLV-05 a score is claimed from fifty deliveries on, and never rounded up', () => {
  expect(scorePercent(undefined)).toBeUndefined()
  expect(scorePercent({ delivered: 49, kept: 49 })).toBeUndefined()
  expect(scorePercent({ delivered: 50, kept: 48 })).toBe(96)
  expect(scorePercent({ delivered: 1000, kept: 999 })).toBe(99)
  expect(scorePercent({ delivered: 60, kept: 60 })).toBe(100)
})
