import type { MakeWalletMessage } from '../wallet-messages.ts'
import { swishPaymentAnswer, swishRefundAnswer } from './swish-answers.ts'

const FORGED_IDENTIFIER = '0'.repeat(32)

/** Swish tells how a payment or a refund ended, with the identifier that came with the request. */
export const swishMessage: MakeWalletMessage = ({ payment, event, keys, isForged }) => {
  const { name } = event
  if (name === 'created' || name === 'captured' || name === 'released') return undefined
  const isRefund = name === 'refunded'
  const identifier = String(payment.details[`identifier ${isRefund ? event.key : payment.reference}`] ?? '')
  const body = isRefund ? swishRefundAnswer(payment, event, keys) : swishPaymentAnswer(payment, keys)
  return {
    target: payment.callbackTarget,
    headers: { callbackidentifier: isForged ? FORGED_IDENTIFIER : identifier },
    body: JSON.stringify(body),
  }
}
