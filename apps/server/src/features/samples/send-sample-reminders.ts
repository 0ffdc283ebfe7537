import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { emailKey } from '@firkant/domain/mail/email-address.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import { TOKEN_PARAM } from '@firkant/domain/newsletter/newsletter-steps.ts'
import { sampleMailPath } from '@firkant/domain/samples/sample-mail-steps.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { JobHandler } from '../../platform/jobs/run-jobs.ts'
import { hashToken } from '../../platform/sessions/session-service.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { loadMailedProducts, type MailedProduct } from '../catalog/mailed-products.ts'
import { mailImage } from '../mail/mail-image.ts'
import type { MailMessage, MailPart } from '../mail/mail-message.ts'
import { createTokenMarks, deriveToken } from '../mail/mail-tokens.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { findOrderById, type StoredOrder } from '../orders/order-store.ts'
import { SAMPLE_MAIL_TEXTS } from './sample-mail-texts.ts'
import { cancelPurpose, hasEndedSince, insertReminder } from './sample-reminders.ts'

const payloadSchema = z.object({ orderId: z.uuid() })

type SendOptions = Pick<ShopContext, 'db' | 'brand' | 'publicUrl' | 'secret' | 'now'>

const sampleSkus = ({ order }: Pick<StoredOrder, 'order'>) =>
  order.lines.flatMap(({ kind, sku }) => (kind === 'sample' && sku !== undefined ? [sku] : []))

/** One product for each sample, that the brand still sells. */
async function listMadeOf(db: Queries, brand: string, skus: readonly string[]): Promise<readonly string[]> {
  const { rows } = await db.execute<{ key: string }>(sql`
    select distinct on (v.product_key) f.key from variants v
    join products f on f.sample_keys @> array[v.product_key]
    join assortments a on a.product_key = f.key and a.brand = ${brand}
    where v.sku = any(${sql.param([...skus])}) order by v.product_key, f.position, f.key`)
  return [...new Set(rows.map(({ key }) => key))]
}

/** Whoever has bought something made of it needs no reminder. */
async function hasBoughtSince(db: Queries, { order, brand }: StoredOrder, skus: readonly string[]): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from orders o, jsonb_array_elements(o.document -> 'lines') line
    join variants v on v.sku = line ->> 'sku' join products p on p.key = v.product_key
    where o.brand = ${brand} and o.email = ${emailKey(order.buyer.email)} and o.state <> 'cancelled'
      and o.placed_at >= ${order.placedAt}::timestamptz and p.sample_keys && array(
        select product_key from variants where sku = any(${sql.param([...skus])})) limit 1`)
  return rows.length > 0
}

interface ReminderFacts extends Pick<SendOptions, 'brand' | 'publicUrl'> {
  readonly language: MarketLanguage
  readonly goods: readonly MailedProduct[]
  readonly cancelUrl: string
}

function sampleMail({ brand, publicUrl, language, goods, cancelUrl }: ReminderFacts): MailMessage {
  const texts = SAMPLE_MAIL_TEXTS[language]
  return {
    subject: texts.subject,
    preview: texts.preview,
    parts: [
      { kind: 'heading', text: texts.heading },
      { kind: 'text', text: texts.text },
      { kind: 'section', text: texts.section },
      ...goods.map(({ name, subtitle, image, path }): MailPart => ({
        kind: 'product',
        name,
        details: [subtitle],
        image: image && mailImage(publicUrl, image, name),
        url: publicUrl + path,
      })),
      { kind: 'note', text: texts.note(brand.name) },
    ],
    unsubscribe: { text: texts.cancel, url: cancelUrl },
  }
}

/** Handler of the job that follows the sending of samples by some days: one mail, to whoever asked for it. */
export function sendSampleReminders(options: SendOptions): JobHandler {
  const { db, brand, publicUrl, secret, now } = options
  return async (payload) => {
    const { orderId } = payloadSchema.parse(payload)
    const stored = await findOrderById(db, brand.key, orderId)
    const skus = stored ? sampleSkus(stored) : []
    if (!stored || skus.length === 0 || !stored.order.remindOfSamples || stored.state === 'cancelled') return
    const { order } = stored
    const mailbox = { brand: brand.key, emailKey: emailKey(order.buyer.email) }
    if (await hasEndedSince(db, mailbox, order.placedAt)) return
    if (await hasBoughtSince(db, stored, skus)) return
    const { language } = MARKETS[order.market]
    const keys = await listMadeOf(db, brand.key, skus)
    const products = await loadMailedProducts(db, { brand, language, now: now() }, [...keys])
    const goods = [
      ...new Map([...products.values()].map((product) => [product.name + product.subtitle, product])).values(),
    ]
    if (goods.length === 0) return
    await db.transaction(async (tx) => {
      const tokens = createTokenMarks()
      const cancelHash = hashToken(deriveToken(secret, cancelPurpose(orderId)))
      if (!(await insertReminder(tx, { orderId, ...mailbox, cancelHash, sentAt: now() }))) return
      const path = localizePath(brand, language, sampleMailPath(language, 'cancel'))
      const cancelUrl = `${publicUrl}${path}?${TOKEN_PARAM}=${tokens.mark(cancelPurpose(orderId))}`
      const message = sampleMail({ brand, publicUrl, language, goods, cancelUrl })
      const key = `sample-reminder:${orderId}`
      await queueMail(tx, { key, brand, language, publicUrl, recipient: order.buyer.email, message, tokens })
    })
  }
}
