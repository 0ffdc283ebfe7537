import { isEmailAddress } from '../mail/email-address.ts'

export const LONGEST_ORDER_NUMBER = 40

/** What a visitor without an account knows of their order. */
export interface ReturnQuestion {
  readonly orderNumber: string
  readonly email: string
}

export const RETURN_FIELD_ERRORS = ['emptyOrderNumber', 'invalidOrderNumber', 'emptyEmail', 'invalidEmail'] as const
export type ReturnFieldError = (typeof RETURN_FIELD_ERRORS)[number]

/** `orderNotFound` is the same for a number that never was and for another's order: nobody learns who bought what. */
export const RETURN_ERRORS = [...RETURN_FIELD_ERRORS, 'orderNotFound'] as const
export type ReturnError = (typeof RETURN_ERRORS)[number]

export interface ReturnAnswer {
  readonly success: boolean
  /** Where the return of the order is made. */
  readonly url?: string | undefined
  readonly errorCode?: ReturnError | undefined
}

export interface ReturnProblems {
  readonly orderNumber?: ReturnFieldError | undefined
  readonly email?: ReturnFieldError | undefined
}

const ORDER_NUMBER = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u

/** As it stands on paper: `# 1204-A` and `1204-a` are the same order. */
export function readOrderNumber(text: string): string {
  return text.replace(/^\s*#/, '').replaceAll(/\s/g, '').toUpperCase()
}

export function judgeOrderNumber(text: string): ReturnFieldError | undefined {
  const number = readOrderNumber(text)
  if (number === '') return 'emptyOrderNumber'
  return number.length <= LONGEST_ORDER_NUMBER && ORDER_NUMBER.test(number) ? undefined : 'invalidOrderNumber'
}

export function judgeReturnEmail(text: string): ReturnFieldError | undefined {
  const email = text.trim()
  if (email === '') return 'emptyEmail'
  return isEmailAddress(email) ? undefined : 'invalidEmail'
}

/** Field by field, so that a form says all of it at once. */
export function judgeReturnQuestion({ orderNumber, email }: ReturnQuestion): ReturnProblems {
  return { orderNumber: judgeOrderNumber(orderNumber), email: judgeReturnEmail(email) }
}
