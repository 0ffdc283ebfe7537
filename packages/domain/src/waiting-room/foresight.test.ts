import { describe, expect, it } from 'vitest'
import { lookAtDoor, OPEN_DOOR } from './door.ts'
import { createForesight } from './foresight.ts'

/** What answers cost a process in truth, in seconds. */
interface Truth {
  readonly kept: number
  readonly made: number
}

interface Crowd {
  readonly cameIn: number
  readonly robots?: number
  /** Looks after which each begins to ask for what is worked out for them; never, for who only reads. */
  readonly shopsAfter?: number
  /** Pages that each reads in a second, for the first minute. */
  readonly reads: number
}

const SECOND = { delayMs: 0, crowdedMs: 800, waiting: 0, asking: 0, newcomers: 0, rush: Number.POSITIVE_INFINITY }
const SMALL: Truth = { kept: 0.001, made: 0.004 }
const PRESSES_EACH = 0.08
const STAYS = 60

/** Seconds until the door closes, with how many inside; undefined if it stays open. */
function closes(crowdAt: (second: number) => Crowd, seconds: number, truth = SMALL) {
  const foresight = createForesight()
  const came: Crowd[] = []
  let door = OPEN_DOOR
  for (let second = 0; second < seconds; second += 1) {
    came.unshift(crowdAt(second))
    const inside = came.slice(0, STAYS)
    const kept = inside.reduce(
      (sum, { cameIn, reads }) => sum + cameIn * reads,
      (came[0]?.robots ?? 0) + (came[0]?.cameIn ?? 0),
    )
    const made = inside.reduce(
      (sum, { cameIn, shopsAfter = Number.POSITIVE_INFINITY }, age) =>
        sum + (age >= shopsAfter ? cameIn * PRESSES_EACH : 0),
      0,
    )
    const use = Math.min(1, kept * truth.kept + made * truth.made)
    const foreseen = foresight.look({
      seconds: 1,
      use,
      answered: { kept, made, turnedAway: 0 },
      cameIn: came[0]?.cameIn ?? 0,
    })
    door = lookAtDoor(door, { ...SECOND, ...foreseen }).door
    if (!door.isOpen) return { second, inside: inside.reduce((sum, { cameIn }) => sum + cameIn, 0) }
  }
  return undefined
}

const MINUTES_5 = 300

describe('what those who come in will cost', () => {
  it('CLU-06 a rush of shoppers closes the door before the first of them presses', () => {
    const closed = closes(() => ({ cameIn: 750, reads: 0.1, shopsAfter: 15 }), 15)
    expect(closed?.second).toBeLessThan(5)
    expect(closed?.inside).toBeLessThan(2500)
  })

  it('CLU-06 robots that ask for 400 kept pages a second from one second to the next close nothing', () => {
    expect(closes(() => ({ cameIn: 0, robots: 400, reads: 0 }), MINUTES_5)).toBeUndefined()
  })

  it('CLU-06 people who read 400 kept pages a second from one second to the next close nothing', () => {
    // Five pages each: the first, and four more within the minute.
    expect(closes(() => ({ cameIn: 80, reads: 4 / STAYS }), MINUTES_5)).toBeUndefined()
  })

  it('CLU-06 400 people a second who look at one page and leave close nothing, if they do not all come at once', () => {
    const within2Minutes = (second: number) => ({ cameIn: Math.min(400, (second * 400) / 120), reads: 0 })
    expect(closes(within2Minutes, MINUTES_5)).toBeUndefined()
  })

  it('CLU-06 a faster machine has room for more', () => {
    const shoppers = (second: number) => ({ cameIn: second < 120 ? 20 : 300, reads: 0.1, shopsAfter: 15 })
    const slow = closes(shoppers, MINUTES_5)
    const fast = closes(shoppers, MINUTES_5, { kept: SMALL.kept / 4, made: SMALL.made / 4 })
    expect(slow && fast && fast.inside > 2 * slow.inside).toBe(true)
  })

  it('CLU-06 shoppers who come one after the other close nothing while there is room for them', () => {
    // 20 a second who stay for a minute: 1200 inside, half of the process's time.
    expect(closes(() => ({ cameIn: 20, reads: 0.12, shopsAfter: 15 }), MINUTES_5)).toBeUndefined()
  })
})
