import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { emailKey } from '@firkant/domain/mail/email-address.ts'
import { FIXED_PATHS, type Paths } from '@firkant/domain/market/fixed-paths.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { CONFIRM_TOKEN_PARAM, ORDER_CONTACT_ID, ORDER_DAY_ID } from '@firkant/domain/orders/order-pages.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { createTokenMarks, type TokenMarks } from '../../mail/mail-tokens.ts'
import { queueMail } from '../../mail/queue-mail.ts'
import { movesOf } from '../delivery-day/offered-days.ts'
import { calendarAddress, orderAddress } from '../order-addresses.ts'
import {
  REQUESTED_LINK_DAYS,
  CONFIRM_LINK_DAYS,
  linkExpiryS,
  ORDER_LINK_DAYS,
  orderConfirmPurpose,
  orderLinkPurpose,
} from '../order-links.ts'
import type { ReturnRow, StoredOrder } from '../order-store.ts'
import { orderMail } from './order-mail-message.ts'
import type { OrderMailLinks } from './order-mail-parts.ts'
import { findTerms, type Terms } from './order-mail-terms.ts'
import { ORDER_MAIL_TEXTS, type OrderMailKind } from './order-mail-texts.ts'

export type { OrderMailKind }

/** The same link is not sent to a mailbox more often than this, whoever requests it. */
const QUIET_MS = 10 * MINUTE_MS

export interface OrderMailing {
  /** The order after the step that the mail reports. */
  readonly stored: StoredOrder
  readonly what: OrderMailKind
  readonly brand: BrandDefinition
  readonly publicUrl: string
  readonly terms?: Terms | null
  readonly now: Date
  /** The return that the mail is about; the one changed last if absent. */
  readonly returnId?: string | undefined
  /** With `soldOut`: the SKUs that others have bought. */
  readonly soldOut?: readonly string[] | undefined
}

function confirmPath({ id, order }: StoredOrder, brand: BrandDefinition, tokens: TokenMarks): string {
  const expiresAtS = linkExpiryS(order.placedAt, CONFIRM_LINK_DAYS)
  const { language } = MARKETS[order.market]
  const token = `${id}.${expiresAtS}.${tokens.mark(orderConfirmPurpose(id, expiresAtS))}`
  return `${localizePath(brand, language, FIXED_PATHS.confirmation[language])}?${CONFIRM_TOKEN_PARAM}=${token}`
}

function linksOf({ stored, what, brand, publicUrl, now }: OrderMailing, tokens: TokenMarks): OrderMailLinks {
  const expiresAtS = linkExpiryS(now, what === 'link' ? REQUESTED_LINK_DAYS : ORDER_LINK_DAYS)
  const token = `${stored.id}.${expiresAtS}.${tokens.mark(orderLinkPurpose(stored.id, expiresAtS))}`
  const { language } = MARKETS[stored.order.market]
  const link = (paths: Paths) => publicUrl + orderAddress(brand, stored.order.market, { paths, token })
  return {
    order: link(FIXED_PATHS.order),
    pay: link(FIXED_PATHS.confirmation),
    receipt: link(FIXED_PATHS.receipt),
    withdraw: link(FIXED_PATHS.withdrawal),
    calendar: publicUrl + calendarAddress(token),
    help: `${link(FIXED_PATHS.order)}#${ORDER_CONTACT_ID}`,
    moveDay: `${link(FIXED_PATHS.order)}#${ORDER_DAY_ID}`,
    cart: publicUrl + localizePath(brand, language, FIXED_PATHS.cart[language]),
    confirm: what === 'confirm' ? publicUrl + confirmPath(stored, brand, tokens) : '',
  }
}

/** The law requires these on a durable medium, also for whoever withdrew. */
const isReceipt = (what: OrderMailKind) => what === 'withdrawal' || what === 'returnNotice'

function returnOf({ stored, what, returnId }: OrderMailing): ReturnRow | undefined {
  if (what !== 'returned' && what !== 'refunded' && !isReceipt(what)) return undefined
  const latest = stored.returns.toSorted((a, b) => a.changedAt.getTime() - b.changedAt.getTime()).at(-1)
  return returnId === undefined ? latest : stored.returns.find(({ id }) => id === returnId)
}

function keyOf({ stored, what, now }: OrderMailing, returned: ReturnRow | undefined): string {
  if (what === 'link') return `order-link:${stored.id}:${Math.floor(now.getTime() / QUIET_MS)}`
  if (what === 'dayMoved' || what === 'daySlipped') return `order-${what}:${stored.id}:${movesOf(stored.shown)}`
  return `order-${what}:${stored.id}${returned ? `:${returned.id}` : ''}`
}

/** The buyer; for a receipt also whoever withdrew, if they gave another address. */
function recipientsOf({ stored, what }: OrderMailing, returned: ReturnRow | undefined): readonly string[] {
  const { email } = stored.order.buyer
  const given = isReceipt(what) ? returned?.receipt.email : undefined
  return given === undefined || emailKey(given) === emailKey(email) ? [email] : [given, email]
}

async function termsFor(tx: Queries, { stored, brand, terms, now }: OrderMailing): Promise<Terms | undefined> {
  if (terms !== undefined) return terms ?? undefined
  return findTerms(tx, { brand: brand.key, language: MARKETS[stored.order.market].language, now })
}

/** Call it in the transaction of the step. The key makes sure that a step is mailed once. */
export async function queueOrderMail(tx: Queries, mailing: OrderMailing): Promise<void> {
  const { stored, what, brand, publicUrl, soldOut = [] } = mailing
  const { language } = MARKETS[stored.order.market]
  const returned = returnOf(mailing)
  const terms = what === 'confirmation' ? await termsFor(tx, mailing) : undefined
  const key = keyOf(mailing, returned)
  const facts = {
    stored,
    texts: ORDER_MAIL_TEXTS[language],
    brand,
    publicUrl,
    returned,
    terms,
    soldOut,
    now: mailing.now,
  }
  for (const [at, recipient] of recipientsOf(mailing, returned).entries()) {
    const tokens = createTokenMarks()
    const isForBuyer = emailKey(recipient) === emailKey(stored.order.buyer.email)
    const message = orderMail(what, { ...facts, links: linksOf(mailing, tokens), isForBuyer })
    await queueMail(tx, {
      key: at === 0 ? key : `${key}:buyer`,
      brand,
      language,
      publicUrl,
      recipient,
      message,
      tokens,
    })
  }
}
