import { validateEmail, type EmailError } from '../mail/email-address.ts'
import { validateOrderNumber, parseOrderNumber, type OrderNumberError } from '../orders/order-number.ts'

/** What a visitor without an account knows of their order. */
export interface ReturnQuestion {
  readonly orderNumber: string
  readonly email: string
}

export type ReturnFieldError = OrderNumberError | EmailError
export const RETURN_FIELD_ERRORS = [
  'emptyOrderNumber',
  'invalidOrderNumber',
  'emptyEmail',
  'invalidEmail',
] as const satisfies readonly ReturnFieldError[]

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

/** As orders keep it, of a question that was judged; empty for what is no number. */
export function readOrderNumber(typed: string): string {
  return parseOrderNumber(typed) ?? ''
}

/** Field by field, so that a form says all of it at once. */
export function validateReturnQuestion({ orderNumber, email }: ReturnQuestion): ReturnProblems {
  return { orderNumber: validateOrderNumber(orderNumber), email: validateEmail(email) }
}
