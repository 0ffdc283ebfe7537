import { createHash, createHmac } from 'node:crypto'
import type { MakeWalletMessage } from '../wallet-messages.ts'
import type { WalletEvent, WalletEventName } from '../wallet-steps.ts'
import type { WalletPayment } from '../wallet-tables.ts'

/** As Vipps MobilePay names the events of a payment; a buyer who says no aborts it. */
const NAMES: Readonly<Record<WalletEventName, string>> = {
  created: 'CREATED',
  approved: 'AUTHORIZED',
  declined: 'ABORTED',
  expired: 'EXPIRED',
  cancelled: 'TERMINATED',
  captured: 'CAPTURED',
  released: 'CANCELLED',
  refunded: 'REFUNDED',
}

/** Each operation has one of its own. */
const pspReference = ({ id }: WalletEvent) => id

/** An event in the log of a payment, and the body of a webhook. */
export function vippsEvent({ reference, currency }: WalletPayment, event: WalletEvent) {
  const { name, minor, at, key } = event
  return {
    reference,
    pspReference: pspReference(event),
    name: NAMES[name],
    amount: { currency, value: minor },
    timestamp: at,
    ...(key !== '' && { idempotencyKey: key }),
    success: true,
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64')

export const vippsMessage: MakeWalletMessage = ({ payment, event, keys, host, now, isForged }) => {
  const { merchantSerialNumber: msn, webhookSecret } = keys.vipps
  const target = payment.callbackTarget
  const body = JSON.stringify({ msn, ...vippsEvent(payment, event) })
  const date = now.toUTCString()
  const signature = createHmac('sha256', isForged ? 'a guess' : webhookSecret)
    .update(`POST\n${target}\n${date};${host};${sha256(body)}`)
    .digest('base64')
  return {
    target,
    headers: {
      'x-ms-date': date,
      'x-ms-content-sha256': sha256(body),
      authorization: `HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=${signature}`,
    },
    body,
  }
}
