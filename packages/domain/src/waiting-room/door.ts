export interface Door {
  readonly isOpen: boolean
  /** How many are let in at once, while it is closed and the shop keeps up. */
  readonly batch: number
  /** For how many looks nobody has had to wait for a second one. */
  readonly calm: number
  /** For how many looks the shop has had little to do. */
  readonly easy: number
  /** For how many looks it was late. */
  readonly late: number
}

export const OPEN_DOOR: Door = { isOpen: true, batch: 1, calm: 0, easy: 0, late: 0 }
const CLOSED: Door = { isOpen: false, batch: 1, calm: 0, easy: 0, late: 0 }

/** Many who press at once are late once. */
const LATE_LOOKS = 2

/** Of looks, one a second. */
const CALM_LOOKS = 3
/** Who was let in just now has not begun to put things into a cart: more are let in only after a while. */
const EASY_LOOKS = 5
/** Shares of the processor's time. */
const [EASY, FULL] = [0.5, 0.8]

export interface Look {
  /** How late the process is with what it has to do. */
  readonly delayMs: number
  readonly crowdedMs: number
  /** The share of its time in which the process is busy. */
  readonly use: number
  readonly waiting: number
  /** Since the last look. */
  readonly newcomers: number
  /** More newcomers at once are a rush. */
  readonly rush: number
}

export interface DoorStep {
  readonly door: Door
  readonly letIn: number
}

function more({ batch, easy }: Door, use: number): Pick<Door, 'batch' | 'easy'> {
  if (use >= FULL) return { batch, easy: 0 }
  if (use >= EASY) return { batch: batch + 1, easy: 0 }
  return easy + 1 < EASY_LOOKS ? { batch: batch + 1, easy: easy + 1 } : { batch: batch * 2, easy: 0 }
}

/**
 * A shop that is full, or that many come to at once, closes its door to newcomers. Then ever more are let in at a time
 * while it keeps up, and half as many when it does not: how many there is room for is found, not set.
 */
export function lookAtDoor(door: Door, look: Look): DoorStep {
  const { delayMs, crowdedMs, waiting, newcomers, rush } = look
  const isLate = delayMs >= crowdedMs
  if (door.isOpen) {
    const late = isLate ? door.late + 1 : 0
    if (late >= LATE_LOOKS) return { door: CLOSED, letIn: 0 }
    if (newcomers > rush) return { door: { ...CLOSED, batch: rush }, letIn: 0 }
    return { door: late === door.late ? door : { ...door, late }, letIn: 0 }
  }
  if (isLate) return { door: { ...CLOSED, batch: Math.max(1, Math.floor(door.batch / 2)) }, letIn: 0 }
  const calm = waiting <= door.batch && delayMs < crowdedMs / 2 ? door.calm + 1 : 0
  if (calm >= CALM_LOOKS) return { door: OPEN_DOOR, letIn: 0 }
  return { door: { ...CLOSED, calm, ...more(door, look.use) }, letIn: door.batch }
}
