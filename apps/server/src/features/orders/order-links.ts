import { timingSafeEqual } from 'node:crypto'
import { DAY_S } from '@firkant/domain/duration/duration.ts'
import { isAccepted } from '../../platform/process/accepted-secrets.ts'
import { deriveToken, type TokenPurpose } from '../mail/mail-tokens.ts'

/** Longer than any right of withdrawal or return that an order page shows. */
export const ORDER_LINK_DAYS = 400
/** For a link requested by order number and e-mail. */
export const REQUESTED_LINK_DAYS = 2

/** Longer than the deadline for confirming, so that a late click gets an explanation instead of a dead link. */
export const CONFIRM_LINK_DAYS = 7

/** From the button to the bank and back. */
const RETURN_LINK_DAYS = 2

const WRITTEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{10})\.([\w-]{43})$/

type LinkKind = 'order-link' | 'order-confirm' | 'payment-return'
export interface LinkedThing {
  readonly id: string
  readonly expiresAtS: number
}

const purposeOf = (kind: LinkKind, { id, expiresAtS }: LinkedThing): TokenPurpose => `${kind}:${id}.${expiresAtS}`

function tokenOf(secret: string, kind: LinkKind, thing: LinkedThing): string {
  return `${thing.id}.${thing.expiresAtS}.${deriveToken(secret, purposeOf(kind, thing))}`
}

type ReadToken = { readonly type: 'good'; readonly id: string } | { readonly type: 'expired' | 'wrong' }

function readToken(secret: string, kind: LinkKind, { token, now }: { token: string; now: Date }): ReadToken {
  const [, id = '', expiry = '', given = ''] = WRITTEN.exec(token) ?? []
  if (id === '') return { type: 'wrong' }
  const purpose = purposeOf(kind, { id, expiresAtS: Number(expiry) })
  const isRight = (each: string) => timingSafeEqual(Buffer.from(given), Buffer.from(deriveToken(each, purpose)))
  if (!isAccepted(secret, isRight)) return { type: 'wrong' }
  return Number(expiry) * 1000 > now.getTime() ? { type: 'good', id } : { type: 'expired' }
}

/**
 * What the token gives access to, and until when. In a queued mail the signature is a placeholder until the mail is
 * sent.
 */
export function orderLinkPurpose(orderId: string, expiresAtS: number): TokenPurpose {
  return purposeOf('order-link', { id: orderId, expiresAtS })
}

export function linkExpiryS(now: Date, days: number): number {
  return Math.floor(now.getTime() / 1000) + days * DAY_S
}

/** The value of `?token=`. */
export function orderLinkToken(secret: string, orderId: string, expiresAtS: number): string {
  return tokenOf(secret, 'order-link', { id: orderId, expiresAtS })
}

export type ReadLink = { readonly type: 'order'; readonly orderId: string } | { readonly type: 'expired' | 'wrong' }

export function readOrderLink(secret: string, token: string, now: Date): ReadLink {
  const read = readToken(secret, 'order-link', { token, now })
  return read.type === 'good' ? { type: 'order', orderId: read.id } : read
}

/** Only sent by mail: whoever placed the order must not be able to confirm it without the mailbox. */
export function orderConfirmPurpose(orderId: string, expiresAtS: number): TokenPurpose {
  return purposeOf('order-confirm', { id: orderId, expiresAtS })
}

export function readConfirmLink(secret: string, token: string, now: Date): ReadLink {
  const read = readToken(secret, 'order-confirm', { token, now })
  return read.type === 'good' ? { type: 'order', orderId: read.id } : read
}

/** The token in the address that a provider sends the buyer back to. */
export function paymentReturnToken(secret: string, paymentId: string, now: Date): string {
  return tokenOf(secret, 'payment-return', { id: paymentId, expiresAtS: linkExpiryS(now, RETURN_LINK_DAYS) })
}

/** The payment's id, while the token is valid. */
export function readPaymentReturn(secret: string, token: string, now: Date): string | undefined {
  const read = readToken(secret, 'payment-return', { token, now })
  return read.type === 'good' ? read.id : undefined
}
