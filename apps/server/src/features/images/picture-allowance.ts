import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { createAttemptLimit } from '../../platform/shared-state/attempt-limit.ts'

/** Images encoded for one client. Pages of a new shop stay far below; loops don't. */
export const NEW_PICTURES_PER_MINUTE = 600

/** Counted per process, because it limits the load of its processors. */
export function allowPictures(now: () => Date, most = NEW_PICTURES_PER_MINUTE): (owner: string) => Promise<boolean> {
  const made = createAttemptLimit({ windowMs: MINUTE_MS, now })
  return (owner) => made.take([{ name: owner, most }])
}
