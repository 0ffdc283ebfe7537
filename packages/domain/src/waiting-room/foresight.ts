import { learnCosts, type Answered } from './request-costs.ts'

/** Of looks, one a second. Who came in reads first, and asks for what is worked out for them some twenty seconds later. */
const SETTLING = 25
/** For so long people are counted to learn how many of them do so. */
const REMEMBERED = 300
/** More than a press or a page of one's own in ten seconds is not foreseen of anybody. */
const PACE = 0.1
/** Seconds that people spent inside without a press, after which half as much is foreseen. */
const PACE_BELIEVED = 3000
const FADING = 0.99
const LAST_LOOKS_SHARE = 0.5

export interface Second {
  /** A process that is late looks late, too. */
  readonly seconds: number
  /** The share of its time in which the process, or its connections to the database, had work. */
  readonly use: number
  readonly answered: Answered
  /** Who came with a browser, or was let in. */
  readonly cameIn: number
}

export interface Foreseen {
  /** As now, without what a single second adds. */
  readonly use: number
  /** What those who came in lately will add once they begin to shop. */
  readonly growth: number
  /** What one more will add. */
  readonly costOfOne: number
}

/** The share of what somebody will do that is still to come, so many looks after they came. */
const toCome = (looks: number) => 1 - (looks / SETTLING) ** 2

/**
 * Who comes in asks for pages that are kept and cost next to nothing: what they cost shows when all of them are inside. So it
 * is foreseen, from what answers cost this process and from how many of those who came before asked for what is costly.
 */
export function createForesight() {
  const costsOf = learnCosts()
  let use = 0
  /** How many came in, the last look first. */
  let came: readonly number[] = []
  let [secondsInside, made] = [0, 0]

  return {
    look(second: Second): Foreseen {
      const { answered, cameIn } = second
      const costs = costsOf(answered, second.use * second.seconds)
      use += (second.use - use) * LAST_LOOKS_SHARE
      came = [cameIn, ...came.slice(0, REMEMBERED - 1)]
      const settled = came.slice(SETTLING).reduce((sum, count) => sum + count, 0)
      secondsInside = secondsInside * FADING + settled
      made = made * FADING + answered.made
      const pace = Math.min(PACE, (made + PACE * PACE_BELIEVED) / (secondsInside + PACE_BELIEVED))
      const costOfOne = pace * costs.made
      const settling = came.slice(0, SETTLING).reduce((sum, count, looks) => sum + count * toCome(looks), 0)
      return { use, growth: settling * costOfOne, costOfOne }
    },
  }
}

export type Foresight = ReturnType<typeof createForesight>
