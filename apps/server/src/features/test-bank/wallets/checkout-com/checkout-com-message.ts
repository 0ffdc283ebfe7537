import { createHmac } from 'node:crypto'
import type { MakeWalletMessage } from '../wallet-messages.ts'
import type { WalletEventName } from '../wallet-steps.ts'
import { processorId } from './checkout-com-answers.ts'

const TYPES: Readonly<Partial<Record<WalletEventName, string>>> = {
  approved: 'payment_approved',
  declined: 'payment_declined',
  expired: 'payment_expired',
  cancelled: 'payment_canceled',
  captured: 'payment_captured',
  released: 'payment_voided',
  refunded: 'payment_refunded',
}

export const checkoutComMessage: MakeWalletMessage = ({ payment, event, keys, isForged }) => {
  const type = TYPES[event.name]
  if (type === undefined) return undefined
  const { amountMinor, currency, reference } = payment
  const data = {
    id: processorId(payment),
    action_id: `act_${event.id}`,
    amount: event.minor || amountMinor,
    currency,
    reference,
  }
  const body = JSON.stringify({ id: `evt_${event.id}`, type, version: '1.0.0', created_on: event.at, data })
  const secret = isForged ? 'a guess' : keys.checkoutCom.webhookSecret
  return {
    target: payment.callbackTarget,
    headers: { 'cko-signature': createHmac('sha256', secret).update(body).digest('hex') },
    body,
  }
}
