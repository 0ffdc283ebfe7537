import type { ServerResponse } from 'node:http'
import { SECOND_MS } from '@firkant/domain/duration/duration.ts'
import type { Answered, AnswerKind } from '@firkant/domain/waiting-room/request-costs.ts'

/** So few are answered one after the other, however slow each is. */
const FEW = 25

type Ending = Pick<ServerResponse, 'once'>

export interface AnswerFlow {
  /** A kept page, unless it turns out to be something else. */
  readonly begin: (response: Ending, now: number) => void
  readonly turnsOut: (response: Ending, kind: AnswerKind) => void
  readonly look: (now: number) => Flow
}

export interface Flow {
  /** How long somebody who comes now has to wait: by what was answered since the last look, or as long as others do now. */
  readonly waitMs: number
  readonly answered: Answered
  /** Since the last look. */
  readonly seconds: number
}

const NONE: Answered = { kept: 0, made: 0, turnedAway: 0 }

/**
 * What waits for the database or for a turn to be drawn keeps nobody's event loop busy, and is late all the same. Pages that
 * are kept are answered in the time between, however long carts wait: so the age of what waits counts, too.
 */
export function watchAnswerFlow(startedAt: number): AnswerFlow {
  let [underWay, lookedAt] = [0, startedAt]
  let answered = NONE
  let sumOfBeginnings = 0
  const kinds = new WeakMap<Ending, AnswerKind>()

  function waitMs(now: number): number {
    const count = answered.kept + answered.made + answered.turnedAway
    const perSecond = (count * SECOND_MS) / Math.max(1, now - lookedAt)
    if (underWay <= FEW) return 0
    if (perSecond === 0) return Number.POSITIVE_INFINITY
    const meanAgeMs = now - startedAt - sumOfBeginnings / underWay
    return Math.max((underWay / perSecond) * SECOND_MS, meanAgeMs)
  }

  return {
    begin(response, now) {
      const beganAt = Math.round(now - startedAt)
      underWay += 1
      sumOfBeginnings += beganAt
      response.once('close', () => {
        underWay -= 1
        sumOfBeginnings -= beganAt
        const kind = kinds.get(response) ?? 'kept'
        answered = { ...answered, [kind]: answered[kind] + 1 }
      })
    },
    turnsOut: (response, kind) => void kinds.set(response, kind),
    look(now) {
      const flow = { waitMs: waitMs(now), answered, seconds: (now - lookedAt) / SECOND_MS }
      answered = NONE
      lookedAt = now
      return flow
    },
  }
}
