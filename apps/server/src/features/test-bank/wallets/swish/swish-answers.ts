import { MINOR_PER_MAJOR } from '@firkant/domain/money/money.ts'
import type { WalletKeys } from '../wallet-keys.ts'
import type { WalletEvent, WalletState } from '../wallet-steps.ts'
import type { WalletPayment } from '../wallet-tables.ts'

const STATES: Readonly<Record<WalletState, string>> = {
  open: 'CREATED',
  approved: 'PAID',
  declined: 'DECLINED',
  // A buyer who lets the time run out is an error to Swish.
  expired: 'ERROR',
  cancelled: 'CANCELLED',
}

/** The payer of Swish's own simulator. */
const PAYER = '46739866319'

const eventNamed = ({ log }: WalletPayment, wanted: WalletEvent['name']) => log.find(({ name }) => name === wanted)

/** The bank's reference of a payment: other digits than the shop's own. */
export function swishBankReference(payment: WalletPayment): string | null {
  const paid = eventNamed(payment, 'approved')
  return paid ? paid.id.replaceAll('-', '').toUpperCase() : null
}

const detail = ({ details }: WalletPayment, name: string) => String(details[name] ?? '')

/** Answer to GET, and body of the callback. */
export function swishPaymentAnswer(payment: WalletPayment, { swish }: WalletKeys) {
  const { reference, state, amountMinor, createdAt } = payment
  const isExpired = state === 'expired'
  return {
    id: reference,
    payeePaymentReference: detail(payment, 'payeePaymentReference'),
    paymentReference: swishBankReference(payment),
    callbackUrl: detail(payment, 'callbackUrl'),
    payerAlias: state === 'approved' ? PAYER : null,
    payeeAlias: swish.payeeAlias,
    currency: 'SEK',
    message: detail(payment, 'message'),
    errorMessage: isExpired ? 'Swish timed out before the payment was started' : null,
    status: STATES[state],
    amount: amountMinor / MINOR_PER_MAJOR,
    dateCreated: createdAt.toISOString(),
    datePaid: eventNamed(payment, 'approved')?.at ?? null,
    errorCode: isExpired ? 'TM01' : null,
  }
}

export function swishRefundAnswer(payment: WalletPayment, { key, minor, at }: WalletEvent, { swish }: WalletKeys) {
  return {
    id: key,
    paymentReference: key,
    payerPaymentReference: payment.reference,
    originalPaymentReference: swishBankReference(payment),
    callbackUrl: detail(payment, 'callbackUrl'),
    payerAlias: swish.payeeAlias,
    payeeAlias: PAYER,
    amount: minor / MINOR_PER_MAJOR,
    currency: 'SEK',
    message: '',
    status: 'PAID',
    dateCreated: at,
    datePaid: at,
    errorMessage: null,
    additionalInformation: null,
    errorCode: null,
  }
}

/** As Swish words them; a request may break several rules, and each is named. */
export const SWISH_ERRORS = {
  FF08: 'PaymentReference is invalid',
  RP03: 'Callback URL is missing or does not use HTTPS',
  BE18: 'Payer alias is invalid',
  RP01: 'Missing Merchant Swish Number',
  PA02: 'Amount value is missing or not a valid number',
  AM03: 'Invalid or missing Currency',
  RP02: 'Wrong formatted message',
  RP09: 'The given instructionUUID is not available',
  RF02: 'Original payment not found or original payment is more than 13 months old',
  RF08: 'Amount value is too large or amount exceeds the amount of the original payment minus any previous refunds',
  RP07: 'Payment request can not be cancelled',
} as const
export type SwishErrorCode = keyof typeof SWISH_ERRORS

export const swishErrors = (codes: readonly SwishErrorCode[]) =>
  codes.map((errorCode) => ({ errorCode, errorMessage: SWISH_ERRORS[errorCode], additionalInformation: null }))
