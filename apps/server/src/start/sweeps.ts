import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { deleteExpiredChallenges } from '../features/customer/passkeys/passkey-store.ts'
import { deleteExpiredSoftLogins } from '../features/customer/soft-logins.ts'
import { deleteOldMails } from '../features/mail/outbox-store.ts'
import { deleteUnconfirmed } from '../features/newsletter/newsletter-store.ts'
import { deleteUnpaidOrders } from '../features/orders/order-sweep.ts'
import { deleteExpiredAlerts } from '../features/stock-alerts/stock-alert-store.ts'
import { deleteOldBankPayments } from '../features/test-bank/bank-store.ts'
import type { Drizzle } from '../platform/database/database.ts'
import { deleteOldJobs } from '../platform/jobs/job-store.ts'
import type { SweepBatch } from '../platform/process/start-sweep.ts'
import type { Config } from './config.ts'

interface SweepContext {
  readonly db: Drizzle
  readonly brand: Pick<BrandDefinition, 'key'>
  readonly retentionDays: Config['retentionDays']
  readonly now: () => Date
}

/** Data that grows with every visitor and is needed only for a time. Paid orders are never deleted. */
export function sweepsOf({ db, brand, retentionDays, now }: SweepContext): Readonly<Record<string, SweepBatch>> {
  const { unpaidOrders, bankPayments, doneJobs, deadJobs } = retentionDays
  return {
    unpaidOrders: deleteUnpaidOrders(db, { brand: brand.key, days: unpaidOrders, now }),
    bankPayments: deleteOldBankPayments(db, { merchant: brand.key, days: bankPayments, now }),
    doneJobs: deleteOldJobs(db, { state: 'done', days: doneJobs }),
    deadJobs: deleteOldJobs(db, { state: 'dead', days: deadJobs }),
    mails: deleteOldMails(db, { unsentDays: deadJobs }),
    unconfirmedSubscriptions: deleteUnconfirmed(db, now),
    stockAlerts: deleteExpiredAlerts(db, now),
    softLogins: deleteExpiredSoftLogins(db, now),
    passkeyChallenges: deleteExpiredChallenges(db, now),
  }
}
