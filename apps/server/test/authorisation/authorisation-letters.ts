/** Whom every call, form, page and route is asked by; a row has nine letters in this order. */
export const VISITORS = {
  anonymous: 'anonymous',
  unproved: 'an account whose mailbox was never proved',
  a: 'customer A, whose things are asked for',
  b: 'customer B',
  recognised: 'recognised as A by a newsletter’s link, not signed in',
  seller: 'a seller at work',
  manager: 'a store manager at work',
  ended: 'a session of A’s that has ended',
  otherBrand: 'a customer and store manager of another brand on the same database',
} as const
export type VisitorKind = keyof typeof VISITORS
export const VISITOR_KINDS = Object.keys(VISITORS) as readonly VisitorKind[]

export const LETTERS = {
  '+': 'answered',
  '-': 'refused with a reason, and nothing happens',
  L: 'asked to sign in',
  F: 'the role does not allow it',
  N: 'not found: there is none, or it is another’s',
  '?': 'not understood, or not signed',
} as const

export type Answers = Readonly<Record<VisitorKind, string>>

export function answersOf(letters: string): Answers {
  if (letters.length !== VISITOR_KINDS.length)
    throw new Error(`"${letters}" has not one letter for each kind of visitor`)
  return Object.fromEntries(VISITOR_KINDS.map((who, index) => [who, letters[index] ?? ''])) as Record<
    VisitorKind,
    string
  >
}

const OF_STATUS: Readonly<Record<number, keyof typeof LETTERS>> = { 400: '?', 401: 'L', 403: 'F', 404: 'N' }
const REFUSED = /"success":false|"errorCode":"|"validationErrors":\[\{/
const REFUSED_ADDRESSES = [
  /[?&]refused=/,
  /[?&]result=(?!sent\b|done\b)/,
  /[?&]outcome=(?:\w+\.)?(?:wrong|invalid|offerNotFound)/,
  /#cart-(?!added)/,
  /\/(?:unknown|link-udloebet|lenke-utlopt|lank-utgangen)$/,
]

export interface Asked {
  readonly status: number
  readonly text: string
  readonly location: string
}

const ofStatus = (status: number) => OF_STATUS[status] ?? String(status)

export function letterOfCall({ status, text }: Asked): string {
  if (status !== 200 && status !== 204) return ofStatus(status)
  return REFUSED.test(text) ? '-' : '+'
}

const LOGINS = [/^\/log-ind\?returnUrl=/, /^\/medarbejder$/]

/** `done`: the address that says that it was done, where no other says that it was not. */
export function letterOfForm({ status, location }: Asked, done?: RegExp): string {
  if (status !== 303) return status === 200 ? '+' : ofStatus(status)
  if (LOGINS.some((login) => login.test(location))) return 'L'
  const isRefused = done ? !done.test(location) : REFUSED_ADDRESSES.some((address) => address.test(location))
  return isRefused ? '-' : '+'
}

/** `-`: a page of another kind stands there instead. */
export function letterOfPage({ status, text, location }: Asked, kind: string): string {
  if (status === 302) return LOGINS.some((login) => login.test(location)) ? 'L' : '302'
  if (status !== 200) return ofStatus(status)
  return text.includes(`"componentName":"${kind}"`) ? '+' : '-'
}
