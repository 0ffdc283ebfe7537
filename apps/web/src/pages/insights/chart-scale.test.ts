import { describe, expect, it } from 'vitest'
import { scaleOf, spread } from './chart-scale.ts'

describe('the scale of a chart', () => {
  it.each([
    [0, [1, 0]],
    [1, [1, 0]],
    [3, [3, 2, 1, 0]],
    [7, [8, 6, 4, 2, 0]],
    [97, [100, 75, 50, 25, 0]],
    [101, [150, 100, 50, 0]],
    [48_312, [60_000, 40_000, 20_000, 0]],
  ])('up to %i ends at a round number', (highest, ticks) => {
    expect(scaleOf(highest)).toEqual({ top: ticks[0], ticks })
  })

  it('has few labels, with the first and the last day', () => {
    const days = Array.from({ length: 28 }, (_, at) => at + 1)
    expect(spread(days, 5)).toEqual([1, 8, 15, 21, 28])
    expect(spread([1, 2], 5)).toEqual([1, 2])
  })
})
