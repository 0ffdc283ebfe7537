import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampInside, moveTo, placeFreely, snapPiece, rotateBy, rotatePiece } from './move-in-plan.ts'
import { nearestNeighbour, planProblems, TOLERANCE_MM, wallDistances } from './plan-findings.ts'
import { doorZone } from './plan-openings.ts'
import { boundsOf, gapBetween, shapeOf, type Point, type Shape } from './plan-shapes.ts'
import { EMPTY_ROOM, planPieceOf, type Door, type PlacedPiece } from './room-plan.ts'

const room = { widthMm: 4000, lengthMm: 3000, openings: [] }
const piece = (given: Partial<PlacedPiece> = {}): PlacedPiece => ({
  xMm: 2000,
  yMm: 1500,
  turn: 0,
  widthMm: 2000,
  depthMm: 900,
  isRound: false,
  isFlat: false,
  ...given,
})

const anyPiece = fc.record({
  xMm: fc.integer({ min: 0, max: 4000 }),
  yMm: fc.integer({ min: 0, max: 3000 }),
  turn: fc.integer({ min: 0, max: 23 }).map((step) => step * 15),
  widthMm: fc.integer({ min: 100, max: 2500 }),
  depthMm: fc.integer({ min: 100, max: 2500 }),
  isRound: fc.boolean(),
  isFlat: fc.constant(false),
})

/** By trying: whether a point is at least this deep in a shape. */
function isIn({ core, radius }: Shape, point: Point, depth: number): boolean {
  const [only] = core
  if (core.length === 1 && only) return Math.hypot(point.x - only.x, point.y - only.y) <= radius - depth
  return core.every((a, index) => {
    const b = core[(index + 1) % core.length] ?? a
    const side = Math.hypot(b.x - a.x, b.y - a.y)
    return ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)) / side >= depth
  })
}

/** A grid over the shape, in its own directions. */
function pointsIn(given: PlacedPiece, steps: number): readonly Point[] {
  const unit = (index: number) => (index + 0.5) / steps - 0.5
  const angle = (given.turn * Math.PI) / 180
  const height = given.isRound ? given.widthMm : given.depthMm
  const all = Array.from({ length: steps * steps }, (_, index) => {
    const [x, y] = [unit(index % steps) * given.widthMm, unit(Math.floor(index / steps)) * height]
    return {
      x: given.xMm + x * Math.cos(angle) - y * Math.sin(angle),
      y: given.yMm + x * Math.sin(angle) + y * Math.cos(angle),
    }
  })
  return all.filter((point) => isIn(shapeOf(given), point, 0))
}

describe('shapes on the floor', () => {
  it('FIT-03 what a point lies in both of is called an overlap, by trying', () => {
    fc.assert(
      fc.property(anyPiece, anyPiece, (one, other) => {
        const { mm } = gapBetween(shapeOf(one), shapeOf(other))
        const isShared = pointsIn(one, 14).some((point) => isIn(shapeOf(other), point, 0.01))
        if (isShared) expect(mm).toBeLessThan(0)
      }),
    )
  })

  it('FIT-03 a distance is the same from both sides, and no point of one is nearer to the other', () => {
    fc.assert(
      fc.property(anyPiece, anyPiece, (one, other) => {
        const gap = gapBetween(shapeOf(one), shapeOf(other))
        expect(gapBetween(shapeOf(other), shapeOf(one)).mm).toBeCloseTo(gap.mm, 6)
        if (gap.mm <= 0) return
        expect(Math.hypot(gap.to.x - gap.from.x, gap.to.y - gap.from.y)).toBeCloseTo(gap.mm, 6)
        const away = (point: Point) => gapBetween({ core: [point], radius: 0 }, shapeOf(other)).mm
        expect(Math.min(...pointsIn(one, 8).map(away), Infinity)).toBeGreaterThanOrEqual(gap.mm - 1e-6)
      }),
    )
  })

  it('FIT-03 four quarter turns lead back, one swaps the sides exactly', () => {
    const sofa = piece()
    expect([0, 90, 180, 270].reduce((turn) => rotateBy(turn, 90), 0)).toBe(0)
    expect(rotateBy(0, -90)).toBe(270)
    expect(boundsOf(shapeOf({ ...sofa, turn: 90 }))).toEqual({ left: 1550, right: 2450, top: 500, bottom: 2500 })
  })
})

describe('moving', () => {
  it('FIT-03 what goes into the room stays within its walls, wherever it is put and however it is turned', () => {
    fc.assert(
      fc.property(anyPiece, fc.integer({ min: -9000, max: 9000 }), (given, by) => {
        const moved = clampInside(room, { ...given, xMm: given.xMm + by, yMm: given.yMm - by })
        const { left, right, top, bottom } = boundsOf(shapeOf(moved))
        if (right - left <= room.widthMm) expect(Math.min(left, room.widthMm - right)).toBeGreaterThanOrEqual(-1)
        if (bottom - top <= room.lengthMm) expect(Math.min(top, room.lengthMm - bottom)).toBeGreaterThanOrEqual(-1)
        expect(rotatePiece(room, moved).turn).toBe(rotateBy(given.turn, 90))
      }),
    )
  })

  it('FIT-03 a field puts it to the centimetre, a drag near a wall or another thing ends there', () => {
    const there = moveTo(room, piece(), { left: 120, top: 40 })
    expect(wallDistances(room, there)).toMatchObject({ left: 120, top: 40 })
    const table = piece({ widthMm: 500, depthMm: 500, xMm: 3000, yMm: 600 })
    const dragged = moveTo(room, piece(), { left: 700, top: 45 })
    expect(wallDistances(room, snapPiece(room, dragged, [table]))).toMatchObject({ left: 750, top: 0 })
    const far = moveTo(room, piece(), { left: 600, top: 200 })
    expect(snapPiece(room, far, [table])).toEqual(far)
  })

  it('FIT-03 what is new stands free, with its back to a wall', () => {
    const own = { ...EMPTY_ROOM }
    const sofa = piece({ ...placeFreely(own, piece(), []) })
    expect(wallDistances(own, sofa).top).toBe(0)
    const second = piece({ ...placeFreely(own, piece(), [sofa]) })
    expect(planProblems(own, [sofa, second])).toEqual([])
  })
})

describe('what is said of a plan', () => {
  const door: Door = { kind: 'door', wall: 'bottom', fromMm: 500, widthMm: 900, hinge: 'start', swing: 'in' }

  it('FIT-03 overlaps are named once with their depth, and what touches does not overlap', () => {
    const table = piece({ widthMm: 600, depthMm: 600, xMm: 3200, yMm: 1500 })
    expect(planProblems(room, [piece(), table])).toEqual([{ kind: 'overlap', piece: 0, other: 1, byMm: 100 }])
    expect(planProblems(room, [piece(), { ...table, xMm: 3300 }])).toEqual([])
    expect(planProblems(room, [piece(), { ...table, isFlat: true }])).toEqual([])
    expect(planProblems(room, [piece({ widthMm: 4200 })])).toEqual([{ kind: 'outside', piece: 0, byMm: 100 }])
  })

  it('FIT-03 a door is blocked by what stands where its leaf swings, or where one steps in', () => {
    const inTheWay = piece({ widthMm: 400, depthMm: 400, xMm: 1000, yMm: 2500 })
    const beside = piece({ widthMm: 400, depthMm: 400, xMm: 1601 + 200, yMm: 2500 })
    const blocks = (given: PlacedPiece, own: Door) => planProblems({ ...room, openings: [own] }, [given]).length > 0
    expect(blocks(inTheWay, door)).toBe(true)
    expect(blocks(inTheWay, { ...door, swing: 'out' })).toBe(true)
    expect(blocks(beside, door)).toBe(false)
    expect(blocks({ ...inTheWay, isFlat: true }, door)).toBe(false)
    // The corner that no leaf reaches is free, on the other side of the hinge it is not.
    const corner = piece({ widthMm: 200, depthMm: 200, xMm: 1300, yMm: 2200 })
    expect(blocks(corner, door)).toBe(false)
    expect(blocks(corner, { ...door, hinge: 'end' })).toBe(true)
  })

  it('FIT-03 on whichever wall a door is, its leaf sweeps the same floor, within the room', () => {
    const areaOf = ({ core }: Shape) =>
      Math.abs(
        core.reduce((sum, a, index) => {
          const b = core[(index + 1) % core.length] ?? a
          return sum + (a.x * b.y - b.x * a.y) / 2
        }, 0),
      )
    for (const wall of ['top', 'right', 'bottom', 'left'] as const)
      for (const hinge of ['start', 'end'] as const) {
        const zone = doorZone(room, { ...door, wall, hinge })
        expect(areaOf(zone) / ((Math.PI * 900 ** 2) / 4)).toBeCloseTo(1, 2)
        const { left, top, right, bottom } = boundsOf(zone)
        expect(Math.min(left, top, room.widthMm - right, room.lengthMm - bottom)).toBeGreaterThanOrEqual(-TOLERANCE_MM)
      }
  })

  it('FIT-03 the nearest neighbour is found among what stands on the floor', () => {
    const rug = piece({ isFlat: true })
    const near = piece({ widthMm: 300, depthMm: 300, isRound: true, xMm: 3400 })
    const far = piece({ widthMm: 100, depthMm: 100, xMm: 100 })
    expect(nearestNeighbour([piece(), rug, far, near], 0)).toMatchObject({ index: 3, mm: 250, from: { x: 3000 } })
    expect(nearestNeighbour([rug, far], 0)).toBeUndefined()
  })
})

describe('what may be placed', () => {
  const measured = { family: 'sofa', widthCm: 232, depthCm: 96, heightCm: 97 }
  it('FIT-03 has the floor that its measures say', () => {
    expect(planPieceOf(measured)).toEqual({ widthMm: 2320, depthMm: 960, isRound: false, isFlat: false })
    expect(planPieceOf({ ...measured, widthCm: 46, depthCm: 46, diameterCm: 46 })).toMatchObject({ isRound: true })
    expect(planPieceOf({ ...measured, family: 'rug', heightCm: 2 })).toMatchObject({ isFlat: true })
    expect(planPieceOf({ ...measured, family: 'pendant' })).toBeUndefined()
    expect(planPieceOf({ ...measured, widthCm: 0 })).toBeUndefined()
  })
})
