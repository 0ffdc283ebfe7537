import type { FastifyBaseLogger } from 'fastify'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { passwordLinkQueue, sendPasswordLinks } from '../features/customer/passwords/password-links.ts'
import { expireReservations, reservationQueue } from '../features/employee/reservations/expire-reservations.ts'
import { rollUpJob, rollUpQueue, startRollUps } from '../features/insights/roll-up.ts'
import { listAlertQueue, sendListAlerts, startListAlertChecks } from '../features/lists/alerts/send-list-alerts.ts'
import { deliverMail } from '../features/mail/deliver-mail.ts'
import { outboxSender } from '../features/mail/mail-sender.ts'
import { mailQueue } from '../features/mail/queue-mail.ts'
import { createSmtpSender } from '../features/mail/smtp-sender.ts'
import { orderQueue } from '../features/orders/order-money.ts'
import { settleOrders, startPaymentPolling } from '../features/payments/order-payments.ts'
import { learnJob, learnQueue, startLearning } from '../features/personalisation/learn-tastes.ts'
import { stockAlertQueue } from '../features/stock-alerts/queue-stock-alerts.ts'
import { sendStockAlerts } from '../features/stock-alerts/send-stock-alerts.ts'
import { testBankJobs } from '../features/test-bank/register-test-bank.ts'
import { startSearchSweep } from '../features/search/search-memory.ts'
import type { Database } from '../platform/database/database.ts'
import { startSweeps } from '../platform/process/start-sweep.ts'
import { type JobRunnerOptions, startJobs } from '../platform/jobs/run-jobs.ts'
import type { Config } from './config.ts'
import { createOrderServices } from './order-services.ts'
import { sweepsOf } from './sweeps.ts'

export interface BackgroundOptions extends Pick<JobRunnerOptions, 'retryDelaysMs' | 'pollMs' | 'leaseMs'> {
  readonly config: Config
  readonly database: Database
  readonly log: FastifyBaseLogger
  readonly now?: () => Date
  /** The address that this process listens on. */
  readonly ownUrl?: () => string
}

/** Work that no request starts. Each process handles the queues of its own brand. */
export function startBackgroundJobs(options: BackgroundOptions): { readonly stop: () => Promise<void> } {
  const { config, database, log } = options
  const { publicUrl, secret } = config
  const brand = BRANDS[config.brand]
  const sender = config.smtpUrl ? createSmtpSender({ url: config.smtpUrl, from: config.mailFrom, brand }) : outboxSender
  if (sender.isOutbox && config.isProduction)
    log.warn('SMTP_URL is not set: mails are stored but not sent. Set SMTP_URL to a mail server')
  const now = options.now ?? (() => new Date())
  const ownUrl = options.ownUrl ?? (() => `http://127.0.0.1:${config.port}`)
  const orders = createOrderServices({ config, database, brand, now, ownUrl })
  const onError = (error: Error) => log.error({ err: error }, 'background work failed; it runs again at its next time')
  const insights = { db: database.main, brand, retentionDays: config.retentionDays, now }
  const runner = startJobs({
    ...options,
    db: database.main,
    handlers: {
      [mailQueue(brand)]: deliverMail({ db: database.main, sender, secret }),
      [passwordLinkQueue(brand.key)]: sendPasswordLinks({ db: database.main, brand, publicUrl, secret, now }),
      [orderQueue(brand.key)]: settleOrders(orders.payments),
      [listAlertQueue(brand.key)]: sendListAlerts({ db: database.main, brand, publicUrl, now }),
      [reservationQueue(brand.key)]: expireReservations({ db: database.main, brand, now }),
      [rollUpQueue(brand.key)]: rollUpJob(insights),
      [learnQueue(brand.key)]: learnJob({ db: database.main, brand: brand.key, now }),
      [stockAlertQueue(brand.key)]: sendStockAlerts({ db: database.main, brand, publicUrl, now }),
      ...(orders.providers.hasTestBank && testBankJobs({ db: database.main, brand, secret, now, ownUrl })),
    },
    onError(error, job) {
      if (!job) onError(error)
      else if (job.isDead)
        log.error({ err: error, job }, 'job failed for good; see it with "npm run shop -- jobs", retry it with --retry')
      else log.warn({ err: error, job }, 'job failed; it is retried later')
    },
  })
  const stopSweeps = [
    startSweeps(sweepsOf({ ...config, db: database.main, brand, now }), { log, onError }),
    startListAlertChecks({ db: database.main, brand, now }, onError),
    startLearning({ db: database.main, brand: brand.key, now }, onError),
    startRollUps(insights, onError),
    startSearchSweep(database.main, now, onError),
    startPaymentPolling(orders.payments, onError),
  ]
  return {
    async stop() {
      await Promise.all([...stopSweeps.map((stop) => stop()), runner.stop()])
    },
  }
}
