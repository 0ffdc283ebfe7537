import type { MakeWalletMessage } from '../wallet-messages.ts'
import type { WalletEventName, WalletState } from '../wallet-steps.ts'
import { klarnaHostedAnswer } from './klarna-answers.ts'

const FORGED_SEAL = '0'.repeat(64)

/** Klarna tells of the session alone: what happens to an order is the shop's own doing. */
const TOLD: Readonly<Partial<Record<WalletEventName, WalletState>>> = {
  approved: 'approved',
  declined: 'declined',
  expired: 'expired',
  cancelled: 'cancelled',
}

/** What proves the sender is in the address that the shop gave. */
export const klarnaMessage: MakeWalletMessage = ({ payment, event, isForged }) => {
  const state = TOLD[event.name]
  if (state === undefined) return undefined
  const { callbackTarget } = payment
  return {
    target: isForged ? callbackTarget.replace(/seal=[0-9a-f]*/, `seal=${FORGED_SEAL}`) : callbackTarget,
    headers: {},
    body: JSON.stringify({ event_id: event.id, session: klarnaHostedAnswer(payment, state) }),
  }
}
