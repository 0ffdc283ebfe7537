import { MINUTE_MS } from '../duration/duration.ts'
import { emailKey, isEmailAddress } from '../mail/email-address.ts'
import { MAX_WRITTEN_NUMBER_LENGTH, parseOrderNumber } from '../orders/order-number.ts'

export const LOOKUP_REASONS = ['pickup', 'delivery', 'return', 'payment', 'other'] as const
export type LookupReason = (typeof LOOKUP_REASONS)[number]

export const MIN_REASON_LENGTH = 3
export const MAX_REASON_LENGTH = 200
export const MAX_PROOF_LENGTH = 254
/** Wrong ones within the window; then nothing is looked up until it is over. */
export const MAX_WRONG_LOOKUPS = 5
export const LOOKUP_WINDOW_MS = 10 * MINUTE_MS
/** After this the order is looked up anew, with a reason of its own. */
export const LOOKUP_SHOWN_MS = 15 * MINUTE_MS

export interface GivenLookup {
  readonly number: string
  /** Postcode or e-mail address. */
  readonly proof: string
  readonly reason: string
  readonly text: string
}

export interface OrderLookup {
  /** As typed, for the log. */
  readonly typed: string
  readonly number: string | undefined
  readonly proof: string
  /** `pickup: waits at the counter` */
  readonly why: string
}

const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()

/** Undefined if a field is missing or the reason is none; whether the order exists is another question. */
export function readOrderLookup({ number, proof, reason: named, text }: GivenLookup): OrderLookup | undefined {
  const reason = LOOKUP_REASONS.find((each) => each === named)
  const words = oneLine(text)
  const typed = oneLine(number)
  const given = oneLine(proof)
  const length = [...words].length
  if (!reason || length < MIN_REASON_LENGTH || length > MAX_REASON_LENGTH) return undefined
  if (typed === '' || typed.length > MAX_WRITTEN_NUMBER_LENGTH || given === '' || given.length > MAX_PROOF_LENGTH)
    return undefined
  return { typed, number: parseOrderNumber(typed) ?? undefined, proof: given, why: `${reason}: ${words}` }
}

interface ProvableOrder {
  readonly buyer: { readonly email: string }
  readonly billingAddress: { readonly postalCode: string }
  readonly shippingAddress: { readonly postalCode: string }
}

const postcodeKey = (text: string) => text.replaceAll(/[\s-]/g, '').toUpperCase()

/** Whether it is the buyer's e-mail address, or the postcode of one of the order's addresses. */
export function provesOrder(proof: string, { buyer, billingAddress, shippingAddress }: ProvableOrder): boolean {
  if (isEmailAddress(proof)) return emailKey(proof) === emailKey(buyer.email)
  const key = postcodeKey(proof)
  return key !== '' && [billingAddress, shippingAddress].some(({ postalCode }) => postcodeKey(postalCode) === key)
}
