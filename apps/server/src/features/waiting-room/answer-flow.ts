import type { ServerResponse } from 'node:http'
import { SECOND_MS } from '@firkant/domain/duration/duration.ts'

/** So few are answered one after the other, however slow each is. */
const FEW = 25

export interface AnswerFlow {
  readonly begin: (response: Pick<ServerResponse, 'once'>) => void
  /** How long somebody who comes now has to wait, by what was answered since the last look. */
  readonly waitMs: (now: number) => number
}

/** What waits for the database or for a turn to be drawn keeps nobody's event loop busy, and is late all the same. */
export function watchAnswerFlow(startedAt: number): AnswerFlow {
  let [underWay, answered, lookedAt] = [0, 0, startedAt]
  const end = () => {
    underWay -= 1
    answered += 1
  }
  return {
    begin(response) {
      underWay += 1
      response.once('close', end)
    },
    waitMs(now) {
      const perSecond = (answered * SECOND_MS) / Math.max(1, now - lookedAt)
      ;[answered, lookedAt] = [0, now]
      if (underWay <= FEW) return 0
      return perSecond === 0 ? Number.POSITIVE_INFINITY : (underWay / perSecond) * SECOND_MS
    },
  }
}
