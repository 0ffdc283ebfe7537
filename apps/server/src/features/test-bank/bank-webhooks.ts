import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { signWebhook } from '@firkant/domain/payments/webhook-signature.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { jobs } from '../../platform/jobs/job-tables.ts'
import type { JobHandler } from '../../platform/jobs/run-jobs.ts'
import type { BankKeys } from './bank-keys.ts'
import type { BankEvent, WebhookMode } from './bank-steps.ts'
import { findBankPayment } from './bank-store.ts'
import type { BankPayment } from './bank-tables.ts'

export const BANK_SIGNATURE_HEADER = 'x-bank-signature'
const CALL_TIMEOUT_MS = 10_000
/** A webhook sent at once has a job as well, which takes over if the process dies or the shop does not answer. */
const TAKE_OVER_MS = 30_000

export const bankQueue = (merchant: string) => `bank.${merchant}`

const eventSchema = z.union([
  z.object({ type: z.enum(['authorised', 'declined', 'cancelled', 'captured']) }),
  z.object({ type: z.literal('refunded'), key: z.string(), minor: z.number() }),
]) satisfies z.ZodType<BankEvent>

/** Body of a webhook. `id` is the same for each attempt. */
const callSchema = z.object({ id: z.string(), reference: z.uuid(), event: eventSchema })
export type BankCall = z.infer<typeof callSchema>

export interface WebhookContext {
  readonly db: Drizzle
  readonly merchant: string
  readonly keys: BankKeys
  readonly now: () => Date
  readonly ownUrl: () => string
}

/** Only the path is used: the bank calls its own server and no other. */
function webhookTarget(webhookUrl: string, ownUrl: () => string): URL {
  const { pathname, search } = new URL(webhookUrl)
  const target = new URL(ownUrl())
  target.pathname = pathname
  target.search = search
  return target
}

async function makeCall({ db, merchant, keys, now, ownUrl }: WebhookContext, call: BankCall): Promise<void> {
  const payment = await findBankPayment(db, { merchant, reference: call.reference })
  if (!payment) return
  const { amountMinor, currency, webhookUrl } = payment
  const body = JSON.stringify({ ...call, amountMinor, currency })
  const answer = await fetch(webhookTarget(webhookUrl, ownUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', [BANK_SIGNATURE_HEADER]: signWebhook(body, now(), keys.webhook) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`The shop answered a webhook with ${answer.status}`)
}

/** Job handler of a webhook: signed anew at each attempt, because signatures expire. */
export function deliverBankWebhooks(context: WebhookContext): JobHandler {
  return (payload) => makeCall(context, callSchema.parse(payload))
}

const COPIES: Readonly<Record<WebhookMode, readonly string[]>> = {
  normal: ['1'],
  first: ['1'],
  twice: ['1', '2'],
  late: ['1'],
  never: [],
}

export interface BankWebhooks {
  /** Call it in the transaction of the event. Returns the calls to make after the commit. */
  readonly queue: (tx: Pick<Drizzle, 'insert'>, payment: BankPayment, event: BankEvent) => Promise<readonly BankCall[]>
  /** Sends webhooks now; those that fail are left to their jobs. */
  readonly send: (calls: readonly BankCall[]) => Promise<void>
  /** Waits for all calls in flight. */
  readonly settle: () => Promise<void>
}

export function createBankWebhooks(context: WebhookContext & { readonly lateMs: number }): BankWebhooks {
  const { db, merchant, lateMs } = context
  const queue = bankQueue(merchant)
  const underWay = new Set<Promise<void>>()

  async function sendAll(calls: readonly BankCall[]): Promise<void> {
    for (const call of calls) {
      try {
        await makeCall(context, call)
        await db.delete(jobs).where(and(eq(jobs.queue, queue), eq(jobs.key, call.id), eq(jobs.state, 'waiting')))
      } catch {
        // Its job reports the failure if its attempts fail as well.
      }
    }
  }

  return {
    async queue(tx, { reference, webhookMode }, event) {
      const name = event.type === 'refunded' ? `refunded:${event.key}` : event.type
      const calls = COPIES[webhookMode].map((copy) => ({ id: `${reference}:${name}:${copy}`, reference, event }))
      const delayMs = webhookMode === 'late' ? lateMs : TAKE_OVER_MS
      const runAt = sql`now() + make_interval(secs => ${delayMs / 1000})`
      for (const call of calls)
        await tx.insert(jobs).values({ queue, key: call.id, payload: call, runAt }).onConflictDoNothing()
      return webhookMode === 'late' ? [] : calls
    },
    send(calls) {
      const sending = sendAll(calls).finally(() => underWay.delete(sending))
      underWay.add(sending)
      return sending
    },
    async settle() {
      await Promise.all(underWay)
    },
  }
}
