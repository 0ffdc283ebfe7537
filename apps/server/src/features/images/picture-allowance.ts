import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { createAttemptLimit } from '../../platform/shared-state/attempt-limit.ts'

/** Pictures that nobody asked for before, made for one address. Pages of a new shop stay far below; loops don't. */
export const NEW_PICTURES_PER_MINUTE = 600

/** Counted in each process: it is its processors that the work takes. */
export function allowPictures(now: () => Date, most = NEW_PICTURES_PER_MINUTE): (owner: string) => Promise<boolean> {
  const made = createAttemptLimit({ windowMs: MINUTE_MS, now })
  return (owner) => made.take([{ name: owner, most }])
}
