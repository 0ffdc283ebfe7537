import { deleteOldMerges } from '../features/cart/merge-at-login.ts'
import { deleteOldChanges } from '../features/catalog/catalog-changes.ts'
import { deleteOldConsents } from '../features/consent/consent-store.ts'
import { deleteExpiredTokens } from '../features/customer/customer-tokens.ts'
import { deleteDueCustomers } from '../features/customer/delete-customer.ts'
import { deleteExpiredChallenges } from '../features/customer/passkeys/passkey-store.ts'
import { deleteExpiredSoftLogins } from '../features/customer/soft-logins.ts'
import { deleteOldPostcodes } from '../features/delivery/visitor-postcode.ts'
import { deleteOldExposures } from '../features/experiences/exposure-store.ts'
import { deleteOldHomes } from '../features/fit/visitor-home.ts'
import { deleteOldHandOvers } from '../features/hand-over/hand-over-store.ts'
import { deleteLeftovers } from '../features/images/stored/picture-bytes.ts'
import { deleteOldSums, deleteOldVisits, deleteRareSearches } from '../features/insights/insight-sweeps.ts'
import { deleteOldDueDiligence } from '../features/law/delete-due-diligence.ts'
import { deleteUnconfirmedAlerts } from '../features/lists/alerts/list-alert-store.ts'
import { deleteDeletedLists, deleteOldVisitorLists } from '../features/lists/list-sweep.ts'
import { deleteOldMails } from '../features/mail/outbox-store.ts'
import { deleteUnconfirmed } from '../features/newsletter/newsletter-store.ts'
import { deleteUnpaidOrders } from '../features/orders/order-sweep.ts'
import { deleteOldSignals } from '../features/personalisation/signal-store.ts'
import { deleteUnconfirmedAddresses } from '../features/reviews/questions/question-store.ts'
import { deleteOldVotes } from '../features/reviews/review-votes.ts'
import { deleteUnanswered } from '../features/reviews/written/buyer-review-store.ts'
import { deleteOldReminders } from '../features/samples/sample-reminders.ts'
import { deleteExpiredAlerts } from '../features/stock-alerts/stock-alert-store.ts'
import { deleteOldChoices } from '../features/stores/chosen-store.ts'
import { deleteOldReservations } from '../features/stores/reservation-store.ts'
import { deleteOldBankPayments } from '../features/test-bank/bank-store.ts'
import { deleteOldWallets } from '../features/test-bank/wallets/wallet-store.ts'
import { deleteOldJobs } from '../platform/jobs/job-store.ts'
import type { SweepBatch } from '../platform/process/start-sweep.ts'
import type { ShopContext } from '../platform/shop-context.ts'
import type { Config } from './config.ts'
import { CUSTOMER_DATA } from './customer-data.ts'

/** Long enough for a question about a piece that was put aside. */
const RESERVATION_DAYS = 30

interface SweepContext extends Pick<ShopContext, 'db' | 'brand' | 'publicUrl' | 'now'> {
  readonly files?: ShopContext['files']
  readonly retentionDays: Config['retentionDays']
}

/** Data that grows with every visitor and is needed only for a time. Paid orders are never deleted. */
export function sweepsOf(context: SweepContext): Readonly<Record<string, SweepBatch>> {
  const { db, brand, publicUrl, retentionDays, now } = context
  const { unpaidOrders, bankPayments, doneJobs, deadJobs, visits, insights } = retentionDays
  return {
    unpaidOrders: deleteUnpaidOrders(db, { brand: brand.key, days: unpaidOrders, now }),
    bankPayments: deleteOldBankPayments(db, { merchant: brand.key, days: bankPayments, now }),
    bankWallets: deleteOldWallets(db, { merchant: brand.key, days: bankPayments, now }),
    doneJobs: deleteOldJobs(db, { state: 'done', days: doneJobs }),
    deadJobs: deleteOldJobs(db, { state: 'dead', days: deadJobs }),
    mails: deleteOldMails(db, { unsentDays: deadJobs }),
    unconfirmedSubscriptions: deleteUnconfirmed(db, now),
    leftoverFiles: deleteLeftovers(context),
    stockAlerts: deleteExpiredAlerts(db, now),
    reviewRequests: deleteUnanswered(db, now),
    reviewVotes: deleteOldVotes(db, now),
    questionAddresses: deleteUnconfirmedAddresses(db, now),
    sampleReminders: deleteOldReminders(db, now),
    listAlerts: deleteUnconfirmedAlerts(db, now),
    storeReservations: deleteOldReservations(db, { days: RESERVATION_DAYS, now }),
    softLogins: deleteExpiredSoftLogins(db, now),
    passkeyChallenges: deleteExpiredChallenges(db, now),
    customerTokens: deleteExpiredTokens(db, now),
    deletedCustomers: deleteDueCustomers({ db, brand, publicUrl, now, data: CUSTOMER_DATA }),
    cartMerges: deleteOldMerges(db, now),
    cartHandOvers: deleteOldHandOvers(db, now),
    deletedLists: deleteDeletedLists(db, now),
    chosenStores: deleteOldChoices(db, now),
    visitorPostcodes: deleteOldPostcodes(db, now),
    visitorHomes: deleteOldHomes(db, now),
    consents: deleteOldConsents(db, now),
    productSignals: deleteOldSignals(db, now),
    experienceExposures: deleteOldExposures(db, now),
    visitorLists: deleteOldVisitorLists(db, now),
    dueDiligence: deleteOldDueDiligence(db, now),
    catalogChanges: deleteOldChanges(db, now),
    insightVisits: deleteOldVisits(db, { days: visits, now }),
    rareSearches: deleteRareSearches(db, { days: visits, now }),
    ...deleteOldSums(db, { days: insights, now }),
  }
}
