import type { Foreseen } from './foresight.ts'
import { LATEST_ASK_S } from './waiting-line.ts'

export interface Door {
  readonly isOpen: boolean
  /** For how many looks there was room for all who asked, and for those who wait before they ask again. */
  readonly calm: number
  /** For how many looks it was late. */
  readonly late: number
  /** How many times as much as is foreseen is taken for true, since it was late all the same. */
  readonly caution: number
}

export const OPEN_DOOR: Door = { isOpen: true, calm: 0, late: 0, caution: 1 }

/** Many who press at once are late once. */
const LATE_LOOKS = 2
/** Of looks, one a second. */
const CALM_LOOKS = 3
/** The share of its time for which a process may have work. */
export const FULL = 0.9
/** Fewer who come are no rush, however busy the process is: what they bring shows before it is too much. */
const RUSH = 0.2
/** Of the room that is left; the rest is for the next looks, which know more. */
const ROOM_AT_ONCE = 0.25
const MOST_CAUTION = 8
const LESS_CAUTION = 0.95

export interface Look extends Foreseen {
  /** How late the process is with what it has to do. */
  readonly delayMs: number
  readonly crowdedMs: number
  readonly waiting: number
  /** Of those who wait, since the last look: the others ask later, or have left. */
  readonly asking: number
  /** Since the last look. */
  readonly newcomers: number
  /** More newcomers at once are one, whatever they will do. */
  readonly rush: number
}

export interface DoorStep {
  readonly door: Door
  readonly letIn: number
}

const moreCautious = ({ caution }: Door) => Math.min(MOST_CAUTION, caution * 2)
const lessCautious = ({ caution }: Door) => Math.max(1, caution * LESS_CAUTION)

function roomFor({ use, growth, costOfOne, rush }: Look, caution: number): number {
  const room = FULL - use - growth * caution
  const count = Math.floor((room * ROOM_AT_ONCE) / (costOfOne * caution))
  // Somebody is let in whatever is foreseen, or a wrong foresight would hold for ever.
  return Math.min(Math.max(count, 1), rush)
}

function lookAtOpenDoor(door: Door, look: Look): DoorStep {
  const { delayMs, crowdedMs, use, growth, newcomers, rush } = look
  const late = delayMs >= crowdedMs ? door.late + 1 : 0
  if (late >= LATE_LOOKS) return { door: { ...door, isOpen: false, late, caution: moreCautious(door) }, letIn: 0 }
  const isTooMuch = growth >= RUSH && use + growth * door.caution >= FULL
  const isRush = newcomers > rush || isTooMuch
  const caution = lessCautious(door)
  if (isRush) return { door: { ...OPEN_DOOR, isOpen: false, caution }, letIn: 0 }
  return { door: { ...door, late, caution }, letIn: 0 }
}

/**
 * A shop that is full, or will be once those who come in begin to shop, closes its door to newcomers. Then as many are let
 * in as there will be room for; if it is late all the same, nobody, and half as many after that.
 */
export function lookAtDoor(door: Door, look: Look): DoorStep {
  if (door.isOpen) return lookAtOpenDoor(door, look)
  const { delayMs, crowdedMs, waiting, asking } = look
  if (delayMs >= crowdedMs) {
    // It stays late until those are served who are inside: that says nothing new of those who will come.
    const caution = door.late === 0 ? moreCautious(door) : door.caution
    return { door: { ...door, calm: 0, late: door.late + 1, caution }, letIn: 0 }
  }
  const letIn = roomFor(look, door.caution)
  const caution = lessCautious(door)
  const isEnough = asking <= letIn && waiting <= letIn * LATEST_ASK_S
  const calm = isEnough && delayMs < crowdedMs / 2 ? door.calm + 1 : 0
  if (calm >= CALM_LOOKS) return { door: { ...OPEN_DOOR, caution }, letIn: 0 }
  return { door: { ...door, calm, late: 0, caution }, letIn }
}
