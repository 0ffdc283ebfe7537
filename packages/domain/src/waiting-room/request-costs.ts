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
export const FIRST_COSTS: RequestCosts = { kept: 0.0006, made: 0.004, turnedAway: 0.0004 }
const KINDS = ['kept', 'made', 'turnedAway'] as const
/** Seconds gone by fade: half of what is known is of the last twenty. */
const FADING = 0.966
/** The first costs count as much as a second with so many answers of each kind, ten times over. */
const FEW = 30
const FIRST_WEIGHT = 10 * FEW ** 2
/** A single second that took longer (the first pages after a start, other work of the machine) corrects by that much. */
const FARTHEST = 1.5

type Sums = Readonly<Record<AnswerKind, number>>
const eachKind = (value: (kind: AnswerKind) => number): Sums => ({
  kept: value('kept'),
  made: value('made'),
  turnedAway: value('turnedAway'),
})
const sumOf = (value: (kind: AnswerKind) => number) => KINDS.reduce((sum, kind) => sum + value(kind), 0)

/** What each kind of answer costs: the costs that explain best what the seconds took that have gone by. */
export function learnCosts() {
  let costs = FIRST_COSTS
  /** How many of one kind were answered beside how many of another, and beside how much time, in all seconds. */
  let together: Readonly<Record<AnswerKind, Sums>> = {
    kept: eachKind(() => 0),
    made: eachKind(() => 0),
    turnedAway: eachKind(() => 0),
  }
  let timed = eachKind(() => 0)

  /** One kind after the other, the others as they are: a few rounds come close enough. */
  function solve(rounds: number): void {
    for (let round = 0; round < rounds; round += 1)
      for (const kind of KINDS) {
        const ofOthers = sumOf((other) => (other === kind ? 0 : together[kind][other] * costs[other]))
        const explained = FIRST_WEIGHT * FIRST_COSTS[kind] + timed[kind] - ofOthers
        const cost = explained / (FIRST_WEIGHT + together[kind][kind])
        costs = { ...costs, [kind]: Math.max(cost, FIRST_COSTS[kind] / 20) }
      }
  }

  return (answered: Answered, busyS: number): RequestCosts => {
    const foreseen = sumOf((kind) => costs[kind] * answered[kind])
    const took = Math.min(Math.max(busyS, foreseen / FARTHEST), foreseen * FARTHEST)
    const add = (kind: AnswerKind) =>
      eachKind((other) => together[kind][other] * FADING + answered[kind] * answered[other])
    together = { kept: add('kept'), made: add('made'), turnedAway: add('turnedAway') }
    timed = eachKind((kind) => timed[kind] * FADING + took * answered[kind])
    solve(5)
    return costs
  }
}
