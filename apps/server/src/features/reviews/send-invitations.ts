import { z } from 'zod'
import { emailKey } from '@firkant/domain/mail/email-address.ts'
import { MAX_ASKED_LINES, mayBeAsked, reviewableLines } from '@firkant/domain/reviews/review-invitation.ts'
import type { JobHandler } from '../../platform/jobs/run-jobs.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { loadMailedProducts } from '../catalog/mailed-products.ts'
import { createTokenMarks } from '../mail/mail-tokens.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { hasConfirmed } from '../newsletter/newsletter-store.ts'
import { findOrderById } from '../orders/order-store.ts'
import { askForReviewsMail } from './mails/review-mails.ts'
import { hasRefusedMails } from './written/buyer-review-store.ts'
import { askPurpose, cancelReviewsLink, reviewLink } from './written/review-links.ts'
import { insertLine, marketOfOrder } from './written/review-service.ts'

const payloadSchema = z.object({ orderId: z.uuid() })

type SendOptions = Pick<ShopContext, 'db' | 'brand' | 'publicUrl' | 'secret' | 'now'>

/** Handler of the job that follows a delivery by some days: one mail for the order, if its buyer may still be asked. */
export function sendReviewInvitations(options: SendOptions): JobHandler {
  const { db, brand, publicUrl, now } = options
  return async (payload) => {
    const { orderId } = payloadSchema.parse(payload)
    const stored = await findOrderById(db, brand.key, orderId)
    if (!stored) return
    const { order, state, returns: returned } = stored
    const lines = reviewableLines({ state, lines: order.lines, returned })
    const mailbox = { brand: brand.key, emailKey: emailKey(order.buyer.email) }
    const facts = { hasAgreed: await hasConfirmed(db, mailbox), hasRefused: await hasRefusedMails(db, mailbox) }
    if (lines.length === 0 || !mayBeAsked(facts)) return
    const { language } = marketOfOrder(brand, stored)
    // The row of a line and the mail in one transaction: of two processes one writes.
    await db.transaction(async (tx) => {
      const asked = []
      for (const line of lines.slice(0, MAX_ASKED_LINES)) {
        const row = await insertLine(tx, options, { stored, line })
        if (row) asked.push(row)
      }
      const keys = [...new Set(asked.map(({ productKey }) => productKey))]
      const products = await loadMailedProducts(tx, { brand, language, now: now() }, keys)
      const tokens = createTokenMarks()
      const links = { brand, publicUrl, language, tokens }
      const goods = asked.flatMap(({ id, sku }) => {
        const product = products.get(sku)
        return product ? [{ product, url: reviewLink(links, askPurpose(id)) }] : []
      })
      const [first] = asked
      if (!first || goods.length === 0) return
      const message = askForReviewsMail(
        { brand, language, publicUrl },
        { goods, cancelUrl: cancelReviewsLink(links, first.id) },
      )
      const key = `review-ask:${orderId}`
      await queueMail(tx, { key, brand, language, publicUrl, recipient: order.buyer.email, message, tokens })
    })
  }
}
