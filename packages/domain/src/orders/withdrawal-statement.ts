import { isEmailAddress } from '../mail/email-address.ts'
import { parseOrderNumber } from './order-number.ts'
import type { OpenWithdrawal } from './withdrawal-window.ts'

export interface WithdrawnLine {
  readonly lineItemId: string
  readonly quantity: number
}

/** What the law lets a shop ask for, and no more: who, which order, and where the receipt goes. */
export interface WithdrawalStatement {
  readonly name: string
  readonly orderNumber: string
  readonly email: string
  /** Absent: all of it. */
  readonly lines?: readonly WithdrawnLine[] | undefined
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

export type JudgedStatement =
  | { readonly ok: true; readonly statement: WithdrawalStatement & { readonly lines: readonly WithdrawnLine[] } }
  | { readonly ok: false; readonly problems: WithdrawalProblems }

const LONGEST_NAME = 200
// oxlint-disable-next-line no-control-regex -- they are what must not come in
const CONTROL = /[\u0000-\u001f\u007f]/

function judgeName(name: string): WithdrawalFieldError | undefined {
  if (name === '') return 'emptyName'
  return name.length > LONGEST_NAME || CONTROL.test(name) ? 'invalidName' : undefined
}

function judgeNumber(written: string): WithdrawalFieldError | undefined {
  if (written.trim() === '') return 'emptyOrderNumber'
  return parseOrderNumber(written) === undefined ? 'invalidOrderNumber' : undefined
}

function judgeEmail(email: string): WithdrawalFieldError | undefined {
  if (email === '') return 'emptyEmail'
  return isEmailAddress(email) ? undefined : 'invalidEmail'
}

function judgeLines(lines: readonly WithdrawnLine[], { pieces }: OpenWithdrawal): WithdrawalFieldError | undefined {
  if (lines.length === 0) return 'noLines'
  const ids = new Set(lines.map(({ lineItemId }) => lineItemId))
  if (ids.size < lines.length || lines.some(({ lineItemId }) => !pieces.has(lineItemId))) return 'unknownLine'
  const isCount = ({ lineItemId, quantity }: WithdrawnLine) =>
    Number.isInteger(quantity) && quantity > 0 && quantity <= (pieces.get(lineItemId) ?? 0)
  return lines.every(isCount) ? undefined : 'invalidQuantity'
}

/** The statement as it will stand in the receipt, or all that is wrong with it, field by field. */
export function judgeStatement(given: WithdrawalStatement, open: OpenWithdrawal): JudgedStatement {
  const [name, email] = [given.name.trim(), given.email.trim()]
  const all = [...open.pieces].map(([lineItemId, quantity]) => ({ lineItemId, quantity }))
  const lines = given.lines ?? all
  const found = {
    name: judgeName(name),
    orderNumber: judgeNumber(given.orderNumber),
    email: judgeEmail(email),
    lines: judgeLines(lines, open),
  }
  const orderNumber = parseOrderNumber(given.orderNumber)
  if (orderNumber === undefined || Object.values(found).some((error) => error !== undefined)) {
    return { ok: false, problems: found }
  }
  return { ok: true, statement: { name, orderNumber, email, lines } }
}
