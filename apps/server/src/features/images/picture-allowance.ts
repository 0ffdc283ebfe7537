import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { createTryLimit } from '../../platform/shared-state/try-limit.ts'

/** Pictures that nobody asked for before, made for one address. Pages of a new shop stay far below; loops don't. */
export const NEW_PICTURES_PER_MINUTE = 600

/** Counted in each process: it is its processors that the work takes. */
export function allowPictures(now: () => Date, most = NEW_PICTURES_PER_MINUTE): (owner: string) => Promise<boolean> {
  const made = createTryLimit({ windowMs: MINUTE_MS, now })
  return (owner) => made.take([{ name: owner, most }])
}
