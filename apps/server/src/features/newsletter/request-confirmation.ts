import { randomUUID } from 'node:crypto'
import { DAY_MS, MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { emailKey, readEmail } from '@firkant/domain/mail/email-address.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { hashToken } from '../../platform/sessions/session-service.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { createTokenMarks, deriveToken, type TokenPurpose } from '../mail/mail-tokens.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { newsletterLink, unsubscribePurpose } from './newsletter-links.ts'
import { confirmationMail } from './newsletter-mail.ts'
import { holdSubscription, insertSubscription, updateSubscription, type Subscription } from './newsletter-store.ts'

const LINK_LIFE_MS = 7 * DAY_MS
/** Minimum time between two mails to one address, whoever requests them. */
export const QUIET_MS = 10 * MINUTE_MS

export type NewsletterOptions = Pick<ShopContext, 'db' | 'brand' | 'publicUrl' | 'secret' | 'now'>

export interface Wanted {
  readonly email: string
  readonly language: MarketLanguage
  readonly now: Date
  /** The subscription that ends when this address is confirmed. */
  readonly replacesId?: string | undefined
}

function isQuiet({ confirmUntil }: Subscription, now: Date): boolean {
  return confirmUntil !== null && now.getTime() - (confirmUntil.getTime() - LINK_LIFE_MS) < QUIET_MS
}

/** Whoever moves to an address that is subscribed already keeps that subscription. */
async function saveRequest(
  tx: Drizzle,
  known: Subscription | undefined,
  request: Subscription | Parameters<typeof insertSubscription>[1],
): Promise<boolean> {
  if (!known) return insertSubscription(tx, request)
  const { confirmHash, confirmUntil, replacesId } = request
  const { id: _id, ...renewed } = request
  await updateSubscription(
    tx,
    known.id,
    known.state === 'confirmed' ? { confirmHash, confirmUntil, replacesId } : renewed,
  )
  return true
}

/** Sends the confirmation mail, in the transaction that stores the request. */
export async function requestConfirmation(
  tx: Drizzle,
  { brand, publicUrl, secret }: NewsletterOptions,
  { email: given, language, now, replacesId }: Wanted,
): Promise<void> {
  const email = readEmail(given)
  const mailbox = { brand: brand.key, emailKey: emailKey(email) }
  const known = await holdSubscription(tx, mailbox)
  const isSubscribed = known?.state === 'confirmed'
  if (isSubscribed && (replacesId === undefined || replacesId === known.id)) return
  if (known && isQuiet(known, now)) {
    if (replacesId !== undefined) await updateSubscription(tx, known.id, { replacesId })
    return
  }
  const id = known?.id ?? randomUUID()
  const confirmPurpose: TokenPurpose = `newsletter-confirm:${randomUUID()}`
  const isSaved = await saveRequest(tx, known, {
    ...mailbox,
    id,
    email,
    language,
    state: 'pending',
    requestedAt: now,
    confirmHash: hashToken(deriveToken(secret, confirmPurpose)),
    confirmUntil: new Date(now.getTime() + LINK_LIFE_MS),
    unsubscribeHash: hashToken(deriveToken(secret, unsubscribePurpose(id))),
    replacesId: replacesId ?? null,
  })
  if (!isSaved) return
  const tokens = createTokenMarks()
  const links = { brand, publicUrl, language, tokens }
  const message = confirmationMail({
    brandName: brand.name,
    language,
    confirmUrl: newsletterLink(links, 'confirm', confirmPurpose),
    unsubscribeUrl: newsletterLink(links, 'unsubscribe', unsubscribePurpose(id)),
  })
  await queueMail(tx, { key: confirmPurpose, brand, language, publicUrl, recipient: email, message, tokens })
}
