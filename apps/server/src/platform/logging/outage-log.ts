import type { FastifyBaseLogger } from 'fastify'
import { MINUTE_MS, SECOND_MS } from '@firkant/domain/duration/duration.ts'

/** What the shop needs of others. */
export type OuterPart = 'database' | 'redis' | 'file store'

/** Says when a part goes away and when it is back. What happens every second in between is counted, not repeated. */
export interface OutageLog {
  readonly failed: (part: OuterPart, error: Error) => void
  /** One of many connections broke: the part itself may be well. */
  readonly broke: (part: OuterPart, error: Error) => void
  readonly back: (part: OuterPart) => void
}

interface Outage {
  readonly since: number
  failures: number
  saidAt: number
}

const SAY_EVERY_MS = MINUTE_MS

export function createOutageLog(
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>,
  now: () => number = () => performance.now(),
): OutageLog {
  const outages = new Map<OuterPart, Outage>()
  const figures = ({ since, failures }: Outage) => ({ awayS: Math.round((now() - since) / SECOND_MS), failures })

  function count(part: OuterPart, outage: Outage): void {
    outage.failures += 1
    if (now() - outage.saidAt < SAY_EVERY_MS) return
    outage.saidAt = now()
    log.error({ part, ...figures(outage) }, 'still away')
  }

  return {
    failed(part, error) {
      const outage = outages.get(part)
      if (outage) return count(part, outage)
      outages.set(part, { since: now(), failures: 1, saidAt: now() })
      log.error({ part, err: error }, 'away; it is tried again until it is back')
    },
    broke(part, error) {
      const outage = outages.get(part)
      if (outage) return count(part, outage)
      log.warn({ part, err: error }, 'a connection broke; it is opened again')
    },
    back(part) {
      const outage = outages.get(part)
      if (!outage) return
      outages.delete(part)
      log.info({ part, ...figures(outage) }, 'back')
    },
  }
}
