import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointInPixels, spreadPoints, targetsOverlap } from './spread-points.ts'

const ROOM = { width: 1920, height: 1200 }
const stageOf = (width: number) => ({ width, height: (width / ROOM.width) * ROOM.height })
/** Percent are written to one decimal: half a pixel at most. */
const ROUNDING_PX = 0.5

const percent = fc.integer({ min: 0, max: 100 })
const anyPoints = fc.array(fc.record({ x: percent, y: percent }), { maxLength: 7 })

function overlapsAt(width: number, points: readonly { x: number; y: number }[]): number {
  const placed = points.map((point) => pointInPixels(point, stageOf(width)))
  return placed.flatMap((a, index) =>
    placed
      .slice(index + 1)
      .filter((b) => targetsOverlap({ x: a.x, y: a.y }, { x: spaced(b.x, a.x), y: spaced(b.y, a.y) })),
  ).length
}
const spaced = (value: number, from: number) => value + Math.sign(value - from) * ROUNDING_PX

describe('points on a small phone', () => {
  it('BLOCK-20 no two targets lie upon each other, at 320 pixels or wider', () => {
    fc.assert(
      fc.property(anyPoints, (points) => {
        const spread = spreadPoints(points, ROOM)
        for (const width of [288, 343, 700]) expect(overlapsAt(width, spread)).toBe(0)
      }),
    )
  })

  it('BLOCK-20 points with room around them stay', () => {
    const points = [
      { x: 20, y: 50 },
      { x: 50, y: 50 },
      { x: 80, y: 50 },
    ]
    expect(spreadPoints(points, ROOM)).toEqual(points)
  })

  it('BLOCK-20 of two that are too close the first stays and the other moves no farther than needed', () => {
    const [first, second] = spreadPoints(
      [
        { x: 50, y: 50 },
        { x: 52, y: 50 },
      ],
      ROOM,
    )
    expect(first).toEqual({ x: 50, y: 50 })
    expect(Math.abs((second?.x ?? 0) - 50) * 2.88).toBeLessThan(50)
  })
})
