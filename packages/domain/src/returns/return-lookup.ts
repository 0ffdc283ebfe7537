import { validateEmail, type EmailError } from '../mail/email-address.ts'
import { validateOrderNumber, parseOrderNumber, type OrderNumberError } from '../orders/order-number.ts'

/** What a guest enters to find their order. */
export interface ReturnLookupForm {
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

/** `orderNotFound` also for another person's order: the answer must not reveal who bought what. */
export const RETURN_ERRORS = [...RETURN_FIELD_ERRORS, 'orderNotFound'] as const
export type ReturnError = (typeof RETURN_ERRORS)[number]

export interface ReturnAnswer {
  readonly success: boolean
  /** Address of the order's return page. */
  readonly url?: string | undefined
  readonly errorCode?: ReturnError | undefined
}

export interface ReturnProblems {
  readonly orderNumber?: ReturnFieldError | undefined
  readonly email?: ReturnFieldError | undefined
}

/** Normalises a validated order number; empty when it is invalid. */
export function readOrderNumber(typed: string): string {
  return parseOrderNumber(typed) ?? ''
}

/** All fields at once, for a form. */
export function validateReturnLookup({ orderNumber, email }: ReturnLookupForm): ReturnProblems {
  return { orderNumber: validateOrderNumber(orderNumber), email: validateEmail(email) }
}
