import type { ServerResponse } from 'node:http'
import { SECOND_MS } from '@firkant/domain/duration/duration.ts'

/** So few are answered one after the other, however slow each is. */
const FEW = 25

export interface AnswerFlow {
  readonly begin: (response: Pick<ServerResponse, 'once'>, now: number) => void
  /** How long somebody who comes now has to wait: by what was answered since the last look, or as long as others do now. */
  readonly waitMs: (now: number) => number
}

/**
 * What waits for the database or for a turn to be drawn keeps nobody's event loop busy, and is late all the same. Pages that
 * are kept are answered in the time between, however long carts wait: so the age of what waits counts, too.
 */
export function watchAnswerFlow(startedAt: number): AnswerFlow {
  let [underWay, answered, lookedAt] = [0, 0, startedAt]
  let sumOfBeginnings = 0
  return {
    begin(response, now) {
      const beganAt = Math.round(now - startedAt)
      underWay += 1
      sumOfBeginnings += beganAt
      response.once('close', () => {
        underWay -= 1
        sumOfBeginnings -= beganAt
        answered += 1
      })
    },
    waitMs(now) {
      const perSecond = (answered * SECOND_MS) / Math.max(1, now - lookedAt)
      ;[answered, lookedAt] = [0, now]
      if (underWay <= FEW) return 0
      if (perSecond === 0) return Number.POSITIVE_INFINITY
      const meanAgeMs = now - startedAt - sumOfBeginnings / underWay
      return Math.max((underWay / perSecond) * SECOND_MS, meanAgeMs)
    },
  }
}
