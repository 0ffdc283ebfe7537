import { expect, it } from 'vitest'
import { keptPercent } from './delivery-score.ts'

it('DLV-05 a score is claimed from fifty deliveries on, and never rounded up', () => {
  expect(keptPercent(undefined)).toBeUndefined()
  expect(keptPercent({ delivered: 49, kept: 49 })).toBeUndefined()
  expect(keptPercent({ delivered: 50, kept: 48 })).toBe(96)
  expect(keptPercent({ delivered: 1000, kept: 999 })).toBe(99)
  expect(keptPercent({ delivered: 60, kept: 60 })).toBe(100)
})
