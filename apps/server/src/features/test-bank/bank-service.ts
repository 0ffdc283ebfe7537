import { randomUUID } from 'node:crypto'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import {
  BANK_STEPS,
  eventOfState,
  isUnpaid,
  STEP_GOALS,
  type BankEvent,
  type BankState,
  type BankStep,
  type WebhookMode,
} from './bank-steps.ts'
import {
  changeBankPayment,
  findBankPayment,
  listBankPayments,
  lockBankPayment,
  openBankPayment,
  type NewBankPayment,
} from './bank-store.ts'
import type { BankPayment } from './bank-tables.ts'
import type { BankCall, BankWebhooks } from './bank-webhooks.ts'

/** Shown on the page, because no message is sent. */
export const CHALLENGE_CODE = '1234'
export const MAX_WRONG_CODES = 3

export type BankRefusal = 'unknown-payment' | 'not-possible'

export interface TestBank {
  readonly open: (
    wanted: Omit<NewBankPayment, 'reference' | 'merchant' | 'createdAt' | 'changedAt'>,
  ) => Promise<Result<BankPayment, BankRefusal>>
  readonly find: (reference: string) => Promise<BankPayment | undefined>
  /** What changed in a period. */
  readonly report: (period: { readonly from: Date; readonly to: Date }) => Promise<readonly BankPayment[]>
  /** A request of the shop. Idempotent. */
  readonly request: (reference: string, step: 'capture' | 'cancel') => Promise<Result<BankPayment, BankRefusal>>
  readonly refund: (
    reference: string,
    refund: { readonly key: string; readonly minor: number },
  ) => Promise<Result<BankPayment, BankRefusal>>
  /** A step of the buyer, and how the webhook is sent. Returns the payment afterwards. */
  readonly pay: (
    reference: string,
    step: BankStep,
    mode?: WebhookMode | undefined,
  ) => Promise<Result<BankPayment, BankRefusal>>
  readonly answerChallenge: (reference: string, code: string) => Promise<Result<BankPayment, BankRefusal>>
}

type Change = Partial<Pick<BankPayment, 'refunds' | 'webhookMode' | 'wrongCodes'>> & { readonly state?: BankState }
interface Moved {
  readonly payment: BankPayment
  readonly calls: readonly BankCall[]
}

export interface BankContext {
  readonly db: Drizzle
  readonly merchant: string
  readonly webhooks: BankWebhooks
  readonly now: () => Date
}

function refundOf(payment: BankPayment, refund: { readonly key: string; readonly minor: number }) {
  const { state, refunds, amountMinor } = payment
  if (refunds.some(({ key }) => key === refund.key)) return succeed(undefined)
  const given = refunds.reduce((sum, { minor }) => sum + minor, 0)
  if (state !== 'captured' || given + refund.minor > amountMinor) return fail('not-possible')
  return succeed([...refunds, refund])
}

/** Undefined when no challenge is open. */
function codeAnswer({ state, wrongCodes }: BankPayment, code: string): Change | undefined {
  if (state !== 'challenged') return undefined
  if (code === CHALLENGE_CODE) return { state: 'authorised' }
  return { wrongCodes: wrongCodes + 1, ...(wrongCodes + 1 >= MAX_WRONG_CODES && { state: 'declined' as const }) }
}

/** In the mode `first` the buyer waits until the webhook was delivered. */
async function sendWebhooks(
  webhooks: BankWebhooks,
  moved: Moved | undefined,
): Promise<Result<BankPayment, BankRefusal>> {
  if (!moved) return fail('unknown-payment')
  const sending = webhooks.send(moved.calls)
  if (moved.payment.webhookMode === 'first') await sending
  return succeed(moved.payment)
}

const stepTo = (step: BankStep, mode?: WebhookMode) => (payment: BankPayment) => {
  const state = BANK_STEPS[payment.state][step]
  return state && { change: { state, ...(mode && { webhookMode: mode }) }, event: eventOfState(state) }
}

export function createTestBank({ db, merchant, webhooks, now }: BankContext): TestBank {
  type Decision = { readonly change: Change; readonly event?: BankEvent | undefined } | undefined

  /** One change at a time per payment; the webhook is queued in the same transaction. */
  async function move(reference: string, decide: (payment: BankPayment) => Decision): Promise<Moved | undefined> {
    return db.transaction(async (tx) => {
      const payment = await lockBankPayment(tx, { merchant, reference })
      const decision = payment && decide(payment)
      if (!decision) return payment && { payment, calls: [] }
      const changed = await changeBankPayment(tx, payment, { ...decision.change, changedAt: now() })
      return { payment: changed, calls: decision.event ? await webhooks.queue(tx, changed, decision.event) : [] }
    })
  }

  const send = (moved: Moved | undefined) => sendWebhooks(webhooks, moved)

  return {
    async open(wanted) {
      const at = now()
      const times = { createdAt: at, changedAt: at }
      const opened = await openBankPayment(db, { ...wanted, ...times, merchant, reference: randomUUID() })
      const isSame = opened.amountMinor === wanted.amountMinor && opened.currency === wanted.currency
      return isSame ? succeed(opened) : fail('not-possible')
    },
    find: (reference) => findBankPayment(db, { merchant, reference }),
    report: (period) => listBankPayments(db, { merchant, ...period }),
    async request(reference, step) {
      const moved = await move(reference, stepTo(step))
      if (!moved) return fail('unknown-payment')
      // Not awaited: the shop may hold a lock that its webhook handler needs.
      void webhooks.send(moved.calls)
      return moved.payment.state === STEP_GOALS[step] ? succeed(moved.payment) : fail('not-possible')
    },
    async refund(reference, refund) {
      let isRefused = false
      const moved = await move(reference, (payment) => {
        const refunds = refundOf(payment, refund)
        isRefused = !refunds.ok
        if (!refunds.ok || !refunds.value) return undefined
        return { change: { refunds: refunds.value }, event: { type: 'refunded', ...refund } }
      })
      if (!moved) return fail('unknown-payment')
      void webhooks.send(moved.calls)
      return isRefused ? fail('not-possible') : succeed(moved.payment)
    },
    pay: async (reference, step, mode) =>
      send(
        // After paying, the buyer can't cancel any more: the shop may be packing already.
        await move(reference, (payment) => (isUnpaid(payment.state) ? stepTo(step, mode)(payment) : undefined)),
      ),
    answerChallenge: async (reference, code) =>
      send(
        await move(reference, (payment) => {
          const change = codeAnswer(payment, code)
          return change && { change, event: change.state && eventOfState(change.state) }
        }),
      ),
  }
}
