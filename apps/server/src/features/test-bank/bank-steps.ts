export const BANK_STATES = ['open', 'challenged', 'declined', 'authorised', 'cancelled', 'captured'] as const
export type BankState = (typeof BANK_STATES)[number]
export type BankStep = 'approve' | 'challenge' | 'decline' | 'cancel' | 'capture'

/** State → step → next state. What is not listed does nothing. */
export const BANK_STEPS: Readonly<Record<BankState, Readonly<Partial<Record<BankStep, BankState>>>>> = {
  open: { approve: 'authorised', challenge: 'challenged', decline: 'declined', cancel: 'cancelled' },
  challenged: { approve: 'authorised', decline: 'declined', cancel: 'cancelled' },
  authorised: { cancel: 'cancelled', capture: 'captured' },
  declined: { cancel: 'cancelled' },
  cancelled: {},
  captured: {},
}

/** The state a step leads to, wherever it starts: a repeated step is already there. */
export const STEP_GOALS: Readonly<Record<BankStep, BankState>> = {
  approve: 'authorised',
  challenge: 'challenged',
  decline: 'declined',
  cancel: 'cancelled',
  capture: 'captured',
}

/** Event of a webhook. */
export type BankEvent =
  | { readonly type: 'authorised' | 'declined' | 'cancelled' | 'captured' }
  | { readonly type: 'refunded'; readonly key: string; readonly minor: number }

export function eventOfState(state: BankState): BankEvent | undefined {
  return state === 'open' || state === 'challenged' ? undefined : { type: state }
}

/** Whether the buyer still has something to do. */
export function isUnpaid(state: BankState): boolean {
  return state === 'open' || state === 'challenged'
}

/**
 * When the webhook is sent. `normal`: while the buyer returns; `first`: before the buyer returns; `twice`; `late`: long
 * after; `never`.
 */
export const WEBHOOK_MODES = ['normal', 'first', 'twice', 'late', 'never'] as const
export type WebhookMode = (typeof WEBHOOK_MODES)[number]
