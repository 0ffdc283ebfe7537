export interface Door {
  readonly isOpen: boolean
  /** How many are let in at once, while it is closed and the shop keeps up. */
  readonly batch: number
  /** For how many looks nobody has waited. */
  readonly calm: number
}

export const OPEN_DOOR: Door = { isOpen: true, batch: 1, calm: 0 }

/** Of looks, one a second. */
const CALM_LOOKS = 3
const LARGEST_BATCH = 512

export interface Look {
  /** How late the process is with what it has to do. */
  readonly delayMs: number
  readonly crowdedMs: number
  readonly waiting: number
}

export interface DoorStep {
  readonly door: Door
  readonly letIn: number
}

/**
 * A shop that is full closes its door to newcomers. Then ever more are let in at a time while it keeps up, and half as
 * many when it does not: how many there is room for is found, not set.
 */
export function lookAtDoor(door: Door, { delayMs, crowdedMs, waiting }: Look): DoorStep {
  if (delayMs >= crowdedMs) {
    const batch = door.isOpen ? 1 : Math.max(1, Math.floor(door.batch / 2))
    return { door: { isOpen: false, batch, calm: 0 }, letIn: 0 }
  }
  if (door.isOpen) return { door, letIn: 0 }
  const isQuick = delayMs < crowdedMs / 2
  const calm = waiting === 0 && isQuick ? door.calm + 1 : 0
  if (calm >= CALM_LOOKS) return { door: OPEN_DOOR, letIn: 0 }
  return {
    door: { isOpen: false, batch: isQuick ? Math.min(door.batch * 2, LARGEST_BATCH) : door.batch, calm },
    letIn: door.batch,
  }
}
