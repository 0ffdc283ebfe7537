import { timingSafeEqual } from 'node:crypto'
import { deriveToken, type TokenPurpose } from '../mail/mail-tokens.ts'

const DAY_S = 24 * 60 * 60
/** Longer than any right that hangs on an order which a page shows. */
export const ORDER_LINK_DAYS = 400
/** A link that somebody asked for by number and e-mail. */
export const ASKED_LINK_DAYS = 2

const WRITTEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{10})\.([\w-]{43})$/

/** What the token of a link opens, and until when. In a mail the last part stands as a mark until the mail leaves. */
export function orderLinkPurpose(orderId: string, expiresAtS: number): TokenPurpose {
  return `order-link:${orderId}.${expiresAtS}`
}

export function linkExpiryS(now: Date, days: number): number {
  return Math.floor(now.getTime() / 1000) + days * DAY_S
}

/** The value of `?token=`. */
export function orderLinkToken(secret: string, orderId: string, expiresAtS: number): string {
  return `${orderId}.${expiresAtS}.${deriveToken(secret, orderLinkPurpose(orderId, expiresAtS))}`
}

export type ReadLink = { readonly type: 'order'; readonly orderId: string } | { readonly type: 'expired' | 'wrong' }

export function readOrderLink(secret: string, token: string, now: Date): ReadLink {
  const [, orderId = '', expiry = '', given = ''] = WRITTEN.exec(token) ?? []
  if (orderId === '') return { type: 'wrong' }
  const expected = deriveToken(secret, orderLinkPurpose(orderId, Number(expiry)))
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(expected))) return { type: 'wrong' }
  return Number(expiry) * 1000 > now.getTime() ? { type: 'order', orderId } : { type: 'expired' }
}
