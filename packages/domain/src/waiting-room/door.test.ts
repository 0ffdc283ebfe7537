import { describe, expect, it } from 'vitest'
import { FULL, lookAtDoor, OPEN_DOOR, type Door, type Look } from './door.ts'

/** Room for 0.6 of its time, a quarter of it at once: 30 people at 0.005 each. */
const QUIET: Look = {
  delayMs: 10,
  crowdedMs: 400,
  use: FULL - 0.6,
  growth: 0,
  costOfOne: 0.005,
  waiting: 900,
  asking: 100,
  newcomers: 0,
  rush: Number.POSITIVE_INFINITY,
}
const LATE = { delayMs: 400 }
const CLOSED: Door = { ...OPEN_DOOR, isOpen: false }

/** Looks one after the other. */
function looks(door: Door, ...seen: readonly Partial<Look>[]) {
  const counts: number[] = []
  let now = door
  for (const each of seen) {
    const step = lookAtDoor(now, { ...QUIET, ...each })
    now = step.door
    counts.push(step.letIn)
  }
  return { door: now, counts }
}

describe('the door', () => {
  it('CLU-06 closes when the shop is late twice in a row', () => {
    expect(looks(OPEN_DOOR, { delayMs: 399 }).door).toEqual(OPEN_DOOR)
    expect(looks(OPEN_DOOR, LATE, {}, LATE).door.isOpen).toBe(true)
    expect(looks(OPEN_DOOR, LATE, LATE).door.isOpen).toBe(false)
  })

  it('CLU-06 closes before those who come in begin to shop, if all of them will be too much', () => {
    expect(looks(OPEN_DOOR, { growth: 0.59 }).door.isOpen).toBe(true)
    expect(looks(OPEN_DOOR, { growth: 0.61 }).door.isOpen).toBe(false)
  })

  it('CLU-06 stays open while a busy process keeps up and few come', () => {
    expect(looks(OPEN_DOOR, { use: 1, growth: 0.19 }, { use: 1, growth: 0.19 }).door.isOpen).toBe(true)
  })

  it('CLU-06 lets in as many as there will be room for, and somebody where there seems to be none', () => {
    expect(looks(CLOSED, {}, { growth: 0.39 }, { growth: 0.9 }, { use: 1 }).counts).toEqual([30, 10, 1, 1])
  })

  it('CLU-06 lets nobody in while it is late, and half as many after that, and ever more while it keeps up', () => {
    const { counts } = looks(CLOSED, {}, LATE, LATE, {}, LATE, {}, ...Array.from({ length: 60 }, () => ({})))
    expect(counts.slice(0, 6)).toEqual([30, 0, 0, 15, 0, 7])
    expect(counts.at(-1)).toBe(30)
  })

  it('CLU-06 closes when more come at once than its owner said, and lets in no more than that', () => {
    const rush = { rush: 20 }
    expect(looks(OPEN_DOOR, { ...rush, newcomers: 20 }).door.isOpen).toBe(true)
    expect(looks(OPEN_DOOR, { ...rush, newcomers: 21 }, rush).counts).toEqual([0, 20])
  })

  it('CLU-06 opens once there was room for all who asked for three looks', () => {
    const [some, many] = [
      { waiting: 600, asking: 30 },
      { waiting: 600, asking: 31 },
    ]
    expect(looks(CLOSED, some, some).door.isOpen).toBe(false)
    expect(looks(CLOSED, some, some, some).door.isOpen).toBe(true)
    expect(looks(CLOSED, some, some, many, some, some).door.isOpen).toBe(false)
    expect(looks(CLOSED, some, some, { ...some, delayMs: 200 }).door.isOpen).toBe(false)
  })

  it('CLU-06 stays closed while more wait than would be let in before the last of them asks again', () => {
    const far = { waiting: 601, asking: 0 }
    expect(looks(CLOSED, far, far, far).door.isOpen).toBe(false)
  })
})
