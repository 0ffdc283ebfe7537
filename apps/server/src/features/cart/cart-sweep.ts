import { lt, sql } from 'drizzle-orm'
import { HOUR_MS } from '@firkant/domain/duration/duration.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { startRepeating } from '../../platform/process/start-repeating.ts'
import { carts } from './cart-tables.ts'

const SWEEP_EVERY_MS = HOUR_MS

/** Deletes expired carts, except those being paid for. */
export async function deleteExpiredCarts(db: Drizzle, now: Date): Promise<number> {
  const today = now.toISOString().slice(0, 10)
  const gone = await db
    .delete(carts)
    .where(sql`${lt(carts.expiresOn, today)} and ${carts.status} <> 'paying'`)
    .returning({ id: carts.id })
  return gone.length
}

/** Hourly; several processes may run it at once. */
export function startCartSweep(db: Drizzle, onError: (error: Error) => void): () => Promise<void> {
  return startRepeating({ work: () => deleteExpiredCarts(db, new Date()), everyMs: SWEEP_EVERY_MS, onError })
}
