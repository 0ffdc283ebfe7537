import { FIXED_PATHS, type Paths } from '@firkant/domain/market/fixed-paths.ts'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { emailKey } from '@firkant/domain/mail/email-address.ts'
import { CONFIRM_TOKEN_PARAM } from '@firkant/domain/orders/order-pages.ts'
import type { Queries } from '../../platform/database/database.ts'
import { createTokenMarks, type TokenMarks } from '../mail/mail-tokens.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { orderAddress } from './order-addresses.ts'
import {
  ASKED_LINK_DAYS,
  CONFIRM_LINK_DAYS,
  linkExpiryS,
  ORDER_LINK_DAYS,
  orderConfirmPurpose,
  orderLinkPurpose,
} from './order-links.ts'
import { orderMail } from './order-mail-message.ts'
import type { OrderMailLinks } from './order-mail-parts.ts'
import { termsParts } from './order-mail-terms.ts'
import { ORDER_MAIL_WORDS, type OrderMailKind } from './order-mail-words.ts'
import type { ReturnRow, StoredOrder } from './order-store.ts'

export type { OrderMailKind }

/** A mailbox is not sent the same link more often than this, whoever asks for it. */
const QUIET_MS = 10 * MINUTE_MS

export interface OrderMailing {
  /** With everything that the mail tells of already in it. */
  readonly stored: StoredOrder
  readonly what: OrderMailKind
  readonly brand: BrandDefinition
  readonly publicUrl: string
  readonly now: Date
  /** Which return a mail about one tells of; the one that changed last if not given. */
  readonly returnId?: string | undefined
}

function confirmPath({ id, order }: StoredOrder, brand: BrandDefinition, tokens: TokenMarks): string {
  const expiresAtS = linkExpiryS(order.placedAt, CONFIRM_LINK_DAYS)
  const { language } = MARKETS[order.market]
  const token = `${id}.${expiresAtS}.${tokens.mark(orderConfirmPurpose(id, expiresAtS))}`
  return `${localizePath(brand, language, FIXED_PATHS.confirmation[language])}?${CONFIRM_TOKEN_PARAM}=${token}`
}

function linksOf({ stored, what, brand, publicUrl, now }: OrderMailing, tokens: TokenMarks): OrderMailLinks {
  const expiresAtS = linkExpiryS(now, what === 'link' ? ASKED_LINK_DAYS : ORDER_LINK_DAYS)
  const token = `${stored.id}.${expiresAtS}.${tokens.mark(orderLinkPurpose(stored.id, expiresAtS))}`
  const link = (paths: Paths) => publicUrl + orderAddress(brand, stored.order.market, { paths, token })
  return {
    order: link(FIXED_PATHS.order),
    receipt: link(FIXED_PATHS.receipt),
    withdraw: link(FIXED_PATHS.withdrawal),
    confirm: what === 'confirm' ? publicUrl + confirmPath(stored, brand, tokens) : '',
  }
}

/** Whoever sends something back has it on a durable medium. */
const isReceipt = (what: OrderMailKind) => what === 'withdrawal' || what === 'returnNotice'

function returnOf({ stored, what, returnId }: OrderMailing): ReturnRow | undefined {
  if (what !== 'returned' && what !== 'refunded' && !isReceipt(what)) return undefined
  const latest = stored.returns.toSorted((a, b) => a.changedAt.getTime() - b.changedAt.getTime()).at(-1)
  return returnId === undefined ? latest : stored.returns.find(({ id }) => id === returnId)
}

function keyOf({ stored, what, now }: OrderMailing, returned: ReturnRow | undefined): string {
  if (what === 'link') return `order-link:${stored.id}:${Math.floor(now.getTime() / QUIET_MS)}`
  return `order-${what}:${stored.id}${returned ? `:${returned.id}` : ''}`
}

/** The buyer; and for a receipt whoever withdrew, if they want it elsewhere. */
function recipientsOf({ stored, what }: OrderMailing, returned: ReturnRow | undefined): readonly string[] {
  const { email } = stored.order.buyer
  const given = isReceipt(what) ? returned?.receipt.email : undefined
  return given === undefined || emailKey(given) === emailKey(email) ? [email] : [given, email]
}

/** Call it in the transaction that takes the step: the same step is told once. */
export async function queueOrderMail(tx: Queries, mailing: OrderMailing): Promise<void> {
  const { stored, what, brand, now } = mailing
  const { language } = MARKETS[stored.order.market]
  const returned = returnOf(mailing)
  const terms = what === 'confirmation' ? await termsParts(tx, { brand: brand.key, language, now }) : []
  const key = keyOf(mailing, returned)
  const facts = { stored, words: ORDER_MAIL_WORDS[language], brand, returned, terms }
  for (const [at, recipient] of recipientsOf(mailing, returned).entries()) {
    const tokens = createTokenMarks()
    const isForBuyer = emailKey(recipient) === emailKey(stored.order.buyer.email)
    const message = orderMail(what, { ...facts, links: linksOf(mailing, tokens), isForBuyer })
    await queueMail(tx, { key: at === 0 ? key : `${key}:buyer`, brand, language, recipient, message, tokens })
  }
}
