export const BANK_STATES = ['open', 'challenged', 'declined', 'authorised', 'cancelled', 'captured'] as const
export type BankState = (typeof BANK_STATES)[number]
export type BankStep = 'approve' | 'challenge' | 'decline' | 'cancel' | 'capture'

/** State → step → what follows. What is not named is not done. */
export const BANK_STEPS: Readonly<Record<BankState, Readonly<Partial<Record<BankStep, BankState>>>>> = {
  open: { approve: 'authorised', challenge: 'challenged', decline: 'declined', cancel: 'cancelled' },
  challenged: { approve: 'authorised', decline: 'declined', cancel: 'cancelled' },
  authorised: { cancel: 'cancelled', capture: 'captured' },
  declined: { cancel: 'cancelled' },
  cancelled: {},
  captured: {},
}

/** Where a step leads from anywhere: whoever asks for it again has it already. */
export const STEP_GOALS: Readonly<Record<BankStep, BankState>> = {
  approve: 'authorised',
  challenge: 'challenged',
  decline: 'declined',
  cancel: 'cancelled',
  capture: 'captured',
}

/** What the bank tells a shop. */
export type BankEvent =
  | { readonly type: 'authorised' | 'declined' | 'cancelled' | 'captured' }
  | { readonly type: 'refunded'; readonly key: string; readonly minor: number }

export function eventOfState(state: BankState): BankEvent | undefined {
  return state === 'open' || state === 'challenged' ? undefined : { type: state }
}

/** Whether there is still something for the buyer to do. */
export function isUnpaid(state: BankState): boolean {
  return state === 'open' || state === 'challenged'
}

/**
 * How the shop hears of it. `normal`: while the buyer is on the way back; `first`: before the buyer is; `twice`; `late`:
 * long after; `never`.
 */
export const WEBHOOK_MODES = ['normal', 'first', 'twice', 'late', 'never'] as const
export type WebhookMode = (typeof WEBHOOK_MODES)[number]
