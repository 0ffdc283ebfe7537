import { validateName } from '../../cart/checkout/address-rules.ts'
import { readEmail, validateEmail } from '../../mail/email-address.ts'
import { fail, succeed, type Result } from '../../result/result.ts'
import { validateOrderNumber, parseOrderNumber } from '../order-number.ts'
import type { OpenWithdrawal } from './withdrawal-window.ts'

export interface WithdrawnLine {
  readonly lineItemId: string
  readonly quantity: number
}

/** The law lets a shop require no more than this: a name, the order, and where to send the receipt. */
export interface WithdrawalWho {
  readonly name: string
  readonly orderNumber: string
  readonly email: string
}

/** Who withdraws, and what; printed on the receipt. */
export interface WithdrawalStatement extends WithdrawalWho {
  readonly lines: readonly WithdrawnLine[]
}

export const WITHDRAWAL_FIELD_ERRORS = [
  'emptyName',
  'invalidName',
  'emptyOrderNumber',
  'invalidOrderNumber',
  'emptyEmail',
  'invalidEmail',
  'noLines',
  'unknownLine',
  'invalidQuantity',
] as const
export type WithdrawalFieldError = (typeof WITHDRAWAL_FIELD_ERRORS)[number]

export interface WithdrawalProblems {
  readonly name?: WithdrawalFieldError | undefined
  readonly orderNumber?: WithdrawalFieldError | undefined
  readonly email?: WithdrawalFieldError | undefined
  readonly lines?: WithdrawalFieldError | undefined
}

export type ValidatedWithdrawer =
  | { readonly ok: true; readonly value: WithdrawalWho }
  | { readonly ok: false; readonly problems: WithdrawalProblems }

const MAX_NAME_LENGTH = 200

function nameProblem(name: string): WithdrawalFieldError | undefined {
  const problem = validateName(name, MAX_NAME_LENGTH)
  return problem && (problem === 'missing' ? 'emptyName' : 'invalidName')
}

/** Before any order is looked up: the normalised fields, or every problem by field. */
export function validateWithdrawer(given: WithdrawalWho): ValidatedWithdrawer {
  const [name, email] = [given.name.trim(), readEmail(given.email)]
  const problems = {
    name: nameProblem(name),
    orderNumber: validateOrderNumber(given.orderNumber),
    email: validateEmail(email),
  }
  const orderNumber = parseOrderNumber(given.orderNumber)
  if (orderNumber === undefined || problems.name || problems.email) return { ok: false, problems }
  return { ok: true, value: { name, orderNumber, email } }
}

export type WithdrawalLinesError = 'noLines' | 'unknownLine' | 'invalidQuantity'

/** For an order that was found. Undefined means everything. */
export function validateLines(
  given: readonly WithdrawnLine[] | undefined,
  { pieces }: OpenWithdrawal,
): Result<readonly WithdrawnLine[], WithdrawalLinesError> {
  if (given === undefined) return succeed([...pieces].map(([lineItemId, quantity]) => ({ lineItemId, quantity })))
  if (given.length === 0) return fail('noLines')
  const ids = new Set(given.map(({ lineItemId }) => lineItemId))
  if (ids.size < given.length || given.some(({ lineItemId }) => !pieces.has(lineItemId))) return fail('unknownLine')
  const isCount = ({ lineItemId, quantity }: WithdrawnLine) =>
    Number.isInteger(quantity) && quantity > 0 && quantity <= (pieces.get(lineItemId) ?? 0)
  return given.every(isCount) ? succeed(given) : fail('invalidQuantity')
}
