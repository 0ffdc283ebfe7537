import type { FastifyBaseLogger } from 'fastify'
import { passwordLinkQueue, sendPasswordLinks } from '../features/customer/passwords/password-links.ts'
import { createBring } from '../features/delivery/carriers/bring.ts'
import { startCarrierDays } from '../features/delivery/carriers/carrier-days.ts'
import { expireReservations, reservationQueue } from '../features/employee/reservations/expire-reservations.ts'
import { rollUpJob, rollUpQueue, startRollUps } from '../features/insights/roll-up.ts'
import { listAlertQueue, sendListAlerts, startListAlertChecks } from '../features/lists/alerts/send-list-alerts.ts'
import { deliverMail } from '../features/mail/deliver-mail.ts'
import { outboxSender } from '../features/mail/mail-sender.ts'
import { mailQueue } from '../features/mail/queue-mail.ts'
import { createSmtpSender } from '../features/mail/smtp-sender.ts'
import { afterDeliveryQueue } from '../features/orders/afterwards/after-delivery.ts'
import { sampleReminderQueue } from '../features/orders/afterwards/after-sending.ts'
import { orderQueue } from '../features/orders/order-money.ts'
import { settleOrders, startPaymentPolling } from '../features/payments/order-payments.ts'
import { webhookPath } from '../features/payments/send-provider-request.ts'
import { learnJob, learnQueue, startLearning } from '../features/personalisation/learn-tastes.ts'
import { recallQueue } from '../features/recalls/queue-recalls.ts'
import { sendRecalls } from '../features/recalls/send-recalls.ts'
import { sendReviewInvitations } from '../features/reviews/send-invitations.ts'
import { sendSampleReminders } from '../features/samples/send-sample-reminders.ts'
import { startSearchSweep } from '../features/search/search-memory.ts'
import { stockAlertQueue } from '../features/stock-alerts/queue-stock-alerts.ts'
import { sendStockAlerts } from '../features/stock-alerts/send-stock-alerts.ts'
import { testBankJobs } from '../features/test-bank/register-test-bank.ts'
import type { Database } from '../platform/database/database.ts'
import type { WatchedStore } from '../platform/file-store/watched-store.ts'
import { type JobRunnerOptions, startJobs } from '../platform/jobs/run-jobs.ts'
import { startSweeps } from '../platform/process/start-sweep.ts'
import { createShopContext } from './app-parts.ts'
import type { Config } from './config.ts'
import { createOrderServices } from './services/order-services.ts'
import { sweepsOf } from './sweeps.ts'

const carriersOf = ({ bring, publicUrl }: Config) => (bring ? [createBring({ ...bring, shopUrl: publicUrl })] : [])

export interface BackgroundOptions extends Pick<JobRunnerOptions, 'retryDelaysMs' | 'pollMs' | 'leaseMs'> {
  readonly config: Config
  readonly database: Database
  readonly files?: WatchedStore | undefined
  readonly log: FastifyBaseLogger
  readonly now?: () => Date
  /** The address that this process listens on. */
  readonly ownUrl?: () => string
}

/** Work that no request starts. Each process handles the queues of its own brand. */
export function startBackgroundJobs(options: BackgroundOptions): { readonly stop: () => Promise<void> } {
  const { config, log } = options
  const context = createShopContext(options)
  const { brand, db, now } = context
  const sender = config.smtpUrl ? createSmtpSender({ url: config.smtpUrl, from: config.mailFrom, brand }) : outboxSender
  if (sender.isOutbox && config.isProduction)
    log.warn('SMTP_URL is not set: mails are stored but not sent. Set SMTP_URL to a mail server')
  const ownUrl = options.ownUrl ?? (() => `http://127.0.0.1:${config.port}`)
  const orders = createOrderServices({ ...context, config, ownUrl })
  const onError = (error: Error) => log.error({ err: error }, 'background work failed; it runs again at its next time')
  const insights = { ...context, retentionDays: config.retentionDays }
  const runner = startJobs({
    ...options,
    db,
    handlers: {
      [mailQueue(brand)]: deliverMail({ ...context, sender }),
      [passwordLinkQueue(brand.key)]: sendPasswordLinks(context),
      [orderQueue(brand.key)]: settleOrders(orders.payments),
      [listAlertQueue(brand.key)]: sendListAlerts(context),
      [reservationQueue(brand.key)]: expireReservations(context),
      [rollUpQueue(brand.key)]: rollUpJob(insights),
      [learnQueue(brand.key)]: learnJob({ db, brand: brand.key, now }),
      [recallQueue(brand.key)]: sendRecalls(context),
      [afterDeliveryQueue(brand.key)]: sendReviewInvitations(context),
      [sampleReminderQueue(brand.key)]: sendSampleReminders(context),
      [stockAlertQueue(brand.key)]: sendStockAlerts(context),
      ...(orders.providers.hasTestBank && testBankJobs({ ...context, ownUrl, webhookTarget: webhookPath })),
    },
    onError(error, job) {
      if (!job) onError(error)
      else if (job.isDead)
        log.error({ err: error, job }, 'job failed for good; see it with "npm run shop -- jobs", retry it with --retry')
      else log.warn({ err: error, job }, 'job failed; it is retried later')
    },
  })
  const stopSweeps = [
    startSweeps(sweepsOf({ ...context, retentionDays: config.retentionDays }), { log, onError }),
    startListAlertChecks(context, onError),
    startLearning({ db, brand: brand.key, now }, onError),
    startRollUps(insights, onError),
    startSearchSweep(db, now, onError),
    startPaymentPolling(orders.payments, onError),
    startCarrierDays({ db, carriers: carriersOf(config), now, log }, onError),
  ]
  return {
    async stop() {
      await Promise.all([...stopSweeps.map((stop) => stop()), runner.stop()])
    },
  }
}
