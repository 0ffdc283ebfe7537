/** How many of each kind were answered since the last look. */
export interface Answered {
  /** Pages that are kept, the same for everybody. */
  readonly kept: number
  /** What is worked out for somebody: presses, carts, pages of their own. */
  readonly made: number
  /** The page of those who wait before the door. */
  readonly turnedAway: number
}

export type AnswerKind = keyof Answered

/** Of a process's time, in seconds for each answer. */
export type RequestCosts = Readonly<Record<AnswerKind, number>>

/** Of a small machine; how fast this one is shows within half a minute. */
export const FIRST_COSTS: RequestCosts = { kept: 0.001, made: 0.004, turnedAway: 0.0004 }
const KINDS = ['kept', 'made', 'turnedAway'] as const
/** A cost is this many times as low or as high as the first one. */
const FARTHEST = 8
const LEARNED_EACH_LOOK = 0.1
/** A second with so many answers says half of what a busy one does. */
const FEW = 60

/** What each answer costs, corrected by what a second took that has gone by. */
export function learnCosts(costs: RequestCosts, answered: Answered, busyS: number): RequestCosts {
  const foreseen = KINDS.reduce((sum, kind) => sum + costs[kind] * answered[kind], 0)
  const weight = KINDS.reduce((sum, kind) => sum + answered[kind] ** 2, FEW ** 2)
  const learn = (kind: AnswerKind) => {
    const learned = costs[kind] + (LEARNED_EACH_LOOK * (busyS - foreseen) * answered[kind]) / weight
    return Math.min(Math.max(learned, FIRST_COSTS[kind] / FARTHEST), FIRST_COSTS[kind] * FARTHEST)
  }
  return { kept: learn('kept'), made: learn('made'), turnedAway: learn('turnedAway') }
}
