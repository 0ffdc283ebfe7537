import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { createSignalBuffer } from '../features/personalisation/signal-buffer.ts'
import { forgetSignals, writeSignals } from '../features/personalisation/signal-store.ts'
import type { AppParts } from './app-parts.ts'

/** What visitors agree to, and what is learned from those who did. */
export function createPersonalisation(
  { database, log }: Pick<AppParts, 'database' | 'log'>,
  { brand, now, isHttps }: { brand: BrandDefinition; now: () => Date; isHttps: boolean },
) {
  const db = database.main
  const signals = createSignalBuffer({
    write: (batch) => writeSignals(db, brand.key, batch),
    onError: (error) => log.error({ err: error }, 'what visitors did could not be written; it is not learned from'),
  })
  const forget = (visitorHash: string) => forgetSignals(db, brand.key, visitorHash)
  return { signals, consents: { db, brand, isHttps, now, forget } }
}
