import { z } from 'zod'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import { isLanguage } from '@firkant/domain/market/market.ts'
import type { JobHandler } from '../../platform/jobs/run-jobs.ts'
import { loadMailedProducts, type MailedProduct } from '../catalog/mailed-products.ts'
import { createTokenMarks } from '../mail/mail-tokens.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { stockAlertMail } from './stock-alert-mail.ts'
import { cancelLink, type StockAlertOptions } from './stock-alert-service.ts'
import { listWaiting, markNotified, type StockAlertRow } from './stock-alert-store.ts'

const payloadSchema = z.object({ productKeys: z.array(z.string()).optional() })

/** So many products are read at once. */
const BATCH = 50

type SendOptions = Omit<StockAlertOptions, 'secret'>

const languageOf = ({ brand }: SendOptions, alert: StockAlertRow) =>
  marketOf(brand, isLanguage(alert.language) ? alert.language : 'en').language

/** Marks and mails in one transaction: of two processes one finds it waiting, and none writes twice. */
async function notify(options: SendOptions, alert: StockAlertRow, product: MailedProduct): Promise<void> {
  const { db, brand, publicUrl, now } = options
  const language = languageOf(options, alert)
  await db.transaction(async (tx) => {
    if (!(await markNotified(tx, alert.id, now()))) return
    const tokens = createTokenMarks()
    const cancelUrl = cancelLink({ brand, publicUrl, language, tokens }, alert.id)
    const message = stockAlertMail('back', { brand, language, publicUrl, product, cancelUrl })
    const key = `stock-alert-back:${alert.id}:${alert.confirmedAt?.getTime() ?? 0}`
    await queueMail(tx, { key, brand, language, publicUrl, recipient: alert.email, message, tokens })
  })
}

async function notifyBatch(options: SendOptions, alerts: readonly StockAlertRow[]): Promise<void> {
  const { db, brand, now } = options
  for (const [language, ofLanguage] of Map.groupBy(alerts, (alert) => languageOf(options, alert))) {
    const keys = [...new Set(ofLanguage.map(({ productKey }) => productKey))]
    const products = await loadMailedProducts(db, { brand, language, now: now() }, keys)
    for (const alert of ofLanguage) {
      const product = products.get(alert.sku)
      if (product?.isBuyable) await notify(options, alert, product)
    }
  }
}

/** Handler of the job that follows a change of stock: writes to everybody who waits for what can be bought now. */
export function sendStockAlerts(options: SendOptions): JobHandler {
  return async (payload) => {
    const { productKeys } = payloadSchema.parse(payload)
    const waiting = await listWaiting(options.db, { brand: options.brand.key, productKeys, now: options.now() })
    const byProduct = [...Map.groupBy(waiting, ({ productKey }) => productKey).values()]
    for (let at = 0; at < byProduct.length; at += BATCH)
      await notifyBatch(options, byProduct.slice(at, at + BATCH).flat())
  }
}
