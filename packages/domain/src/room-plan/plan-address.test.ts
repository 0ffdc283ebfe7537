import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_PLAN_LENGTH, planAddress, planText, readPlan } from './plan-address.ts'
import { planPaper, WALL_ROOM_MM } from './plan-paper.ts'
import { EMPTY_ROOM, MAX_OPENINGS, MAX_PLANNED, WALLS, type RoomPlan } from './room-plan.ts'

const millimetres = (min: number, max: number) => fc.integer({ min, max })
const place = {
  wall: fc.constantFrom(...WALLS),
  fromMm: millimetres(0, 15_000),
  widthMm: millimetres(300, 6000),
}
const anyPlan: fc.Arbitrary<RoomPlan> = fc.record({
  widthMm: millimetres(1000, 15_000),
  lengthMm: millimetres(1000, 15_000),
  openings: fc.constant([]),
  furniture: fc.array(
    fc.record({
      sku: fc.stringMatching(/^[\w.-]{1,40}$/),
      xMm: millimetres(0, 15_000),
      yMm: millimetres(0, 15_000),
      turn: millimetres(0, 23).map((step) => step * 15),
    }),
    { maxLength: MAX_PLANNED },
  ),
})
const anyOpenings = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('door' as const),
      ...place,
      hinge: fc.constantFrom('start' as const, 'end' as const),
      swing: fc.constantFrom('in' as const, 'out' as const),
    }),
    fc.record({ kind: fc.constant('window' as const), ...place }),
  ),
  { maxLength: MAX_OPENINGS },
)
const fullPlan = fc.tuple(anyPlan, anyOpenings).map(([plan, openings]): RoomPlan => ({ ...plan, openings }))

describe('the address of a plan', () => {
  it('FIT-03 is read back as it was, is short enough, and no browser changes a letter of it', () => {
    fc.assert(
      fc.property(fullPlan, (plan) => {
        const address = planAddress('/rumplan', plan)
        expect(readPlan(new URL(address, 'https://shop.example').searchParams.get('plan') ?? '')).toEqual({
          isRead: true,
          plan,
        })
        expect(new URL(address, 'https://shop.example').search).toBe(address.slice('/rumplan'.length))
        expect(planText(plan).length).toBeLessThanOrEqual(MAX_PLAN_LENGTH)
      }),
    )
  })

  it('FIT-03 one changed letter or a cut end is refused, never half read', () => {
    const isRefused = (text: string) => !readPlan(text).isRead
    fc.assert(
      fc.property(fullPlan, fc.nat(), fc.constantFrom(...'0aZ.~-'), (plan, at, letter) => {
        const text = planText(plan)
        const index = at % text.length
        const changed = text.slice(0, index) + letter + text.slice(index + 1)
        if (changed !== text) expect(isRefused(changed)).toBe(true)
        expect(isRefused(text.slice(0, index))).toBe(true)
      }),
    )
  })

  it.each(['', '~', '1', '1.35s.2s0', 'null', '<script>', '1.35s.2s0~z0000', '\u0000', '💺~z1234'])(
    'FIT-03 %j is no plan',
    (text) => {
      expect(readPlan(text)).toEqual({ isRead: false, refusal: 'broken' })
    },
  )

  it('FIT-03 a room of a kilometre is refused though its sum is right, and so is more than a plan holds', () => {
    const [sofa] = [{ sku: 'A', xMm: 1, yMm: 1, turn: 0 }]
    const refusalOf = (plan: RoomPlan) => {
      const read = readPlan(planText(plan))
      return read.isRead ? undefined : read.refusal
    }
    expect(refusalOf({ ...EMPTY_ROOM, widthMm: 1_000_000 })).toBe('broken')
    expect(refusalOf({ ...EMPTY_ROOM, furniture: Array.from({ length: MAX_PLANNED + 1 }, () => sofa) })).toBe('tooBig')
    expect(readPlan('x'.repeat(MAX_PLAN_LENGTH + 1))).toEqual({ isRead: false, refusal: 'tooBig' })
  })
})

describe('a plan on paper', () => {
  it('FIT-03 goes on A4 at the largest usual scale', () => {
    expect(planPaper({ widthMm: 4200, lengthMm: 3600 })).toMatchObject({ scale: 50, page: 'portrait' })
    expect(planPaper({ widthMm: 2000, lengthMm: 2000 })).toMatchObject({ scale: 20, page: 'portrait' })
    fc.assert(
      fc.property(millimetres(1000, 15_000), millimetres(1000, 15_000), (widthMm, lengthMm) => {
        const paper = planPaper({ widthMm, lengthMm })
        expect(paper.widthMm * paper.scale).toBeCloseTo(widthMm + 2 * WALL_ROOM_MM, 6)
        const [width, height] = paper.page === 'portrait' ? [190, 277] : [277, 190]
        expect(paper.widthMm).toBeLessThanOrEqual(width)
        expect(paper.heightMm).toBeLessThanOrEqual(height)
      }),
    )
  })
})
