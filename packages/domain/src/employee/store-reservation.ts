import { HOUR_MS } from '../duration/duration.ts'
import { validateEmail } from '../mail/email-address.ts'
import { isNameText } from '../text/name-text.ts'

export const RESERVATION_OUTCOMES = ['collected', 'released', 'expired'] as const
export type ReservationOutcome = (typeof RESERVATION_OUTCOMES)[number]

export const RESERVATION_MS = 24 * HOUR_MS
/** Open at the same time, of one employee. */
export const MAX_OPEN_RESERVATIONS = 20
export const MAX_RESERVED_PIECES = 99
export const MAX_CUSTOMER_NAME_LENGTH = 80
export const MAX_CUSTOMER_CONTACT_LENGTH = 120

export const RESERVATION_ERRORS = [
  'nameMissing',
  'nameInvalid',
  'contactInvalid',
  'quantityInvalid',
  'unknownItem',
  'notEnough',
  'tooMany',
  'otherStore',
] as const
export type ReservationError = (typeof RESERVATION_ERRORS)[number]

export interface GivenReservation {
  readonly name: string
  readonly contact?: string | undefined
  readonly quantity: number
}

export type ReadReservation =
  | { readonly ok: true; readonly name: string; readonly contact: string | null }
  | { readonly ok: false; readonly code: ReservationError }

const refuse = (code: ReservationError): ReadReservation => ({ ok: false, code })

/** One line, without what can't be seen. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()

const PHONE = /^\+?[\d ()-]{6,24}$/
const MIN_DIGITS = 6

const isPhone = (text: string) => PHONE.test(text) && text.replaceAll(/\D/g, '').length >= MIN_DIGITS

/** A name is read aloud at the counter: letters are in it, and no markup. */
const isName = (name: string) => /\p{L}/u.test(name) && !/[<>{}]/.test(name) && isNameText(name)

export function readReservation({ name: givenName, contact = '', quantity }: GivenReservation): ReadReservation {
  const name = oneLine(givenName)
  if (name === '') return refuse('nameMissing')
  if ([...name].length > MAX_CUSTOMER_NAME_LENGTH || !isName(name)) return refuse('nameInvalid')
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > MAX_RESERVED_PIECES) return refuse('quantityInvalid')
  const reachedAt = oneLine(contact)
  const isReachable =
    reachedAt.length <= MAX_CUSTOMER_CONTACT_LENGTH && (isPhone(reachedAt) || !validateEmail(reachedAt))
  if (reachedAt !== '' && !isReachable) return refuse('contactInvalid')
  return { ok: true, name, contact: reachedAt === '' ? null : reachedAt }
}

export function reservationEnd(now: Date): Date {
  return new Date(now.getTime() + RESERVATION_MS)
}
