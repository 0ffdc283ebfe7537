import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Drizzle } from '../../../platform/database/database.ts'
import { jobs } from '../../../platform/jobs/job-tables.ts'
import type { JobHandler } from '../../../platform/jobs/run-jobs.ts'
import type { WalletKeys } from './wallet-keys.ts'
import { WALLET_MESSAGES } from './wallet-messages.ts'
import type { WalletEvent, WalletMode } from './wallet-steps.ts'
import { findWalletById } from './wallet-store.ts'
import type { WalletPayment } from './wallet-tables.ts'

const CALL_TIMEOUT_MS = 10_000
/** A message sent at once has a job as well, which takes over if the process dies or the shop does not answer. */
const TAKE_OVER_MS = 30_000

export const walletQueue = (merchant: string) => `bank-wallets.${merchant}`

/** `key`: of its job; each copy of a message has one. */
const callSchema = z.object({ key: z.string(), payment: z.uuid(), event: z.string(), isForged: z.boolean() })
export type WalletCall = z.infer<typeof callSchema>

export interface WalletWebhookContext {
  readonly db: Drizzle
  readonly merchant: string
  readonly keys: WalletKeys
  readonly now: () => Date
  readonly ownUrl: () => string
}

/** The status that the shop answered with; undefined when its protocol says nothing of that event. */
export async function makeWalletCall(context: WalletWebhookContext, call: WalletCall): Promise<number | undefined> {
  const { db, merchant, keys, now, ownUrl } = context
  const payment = await findWalletById(db, { merchant, id: call.payment })
  const event = payment?.log.find(({ id }) => id === call.event)
  if (!payment || !event) return undefined
  const { host } = new URL(ownUrl())
  const message = WALLET_MESSAGES[payment.wallet]({ payment, event, keys, host, now: now(), isForged: call.isForged })
  if (!message) return undefined
  const answer = await fetch(ownUrl() + message.target, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...message.headers },
    body: message.body,
    redirect: 'error',
    signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
  })
  await answer.body?.cancel()
  return answer.status
}

/** A forged message is sent once: whoever forges it gets a refusal. */
export function deliverWalletWebhooks(context: WalletWebhookContext): JobHandler {
  return async (payload) => {
    const call = callSchema.parse(payload)
    const status = await makeWalletCall(context, call)
    if (status !== undefined && status >= 300 && !call.isForged)
      throw new Error(`The shop answered a message of a wallet with ${status}`)
  }
}

/** Which events are told of, the first first. */
function told(mode: WalletMode, log: readonly WalletEvent[], event: WalletEvent): readonly WalletEvent[] {
  switch (mode) {
    case 'normal':
    case 'first':
    case 'late':
    case 'forged':
      return [event]
    case 'twice':
      return [event, event]
    case 'shuffled':
      return [event, ...log.filter(({ id }) => id !== event.id).toReversed()]
    case 'never':
      return []
  }
}

export interface WalletWebhooks {
  /** Call it in the transaction of the event. Returns the calls to make after the commit. */
  readonly queue: (
    tx: Pick<Drizzle, 'insert'>,
    payment: WalletPayment,
    event: WalletEvent,
  ) => Promise<readonly WalletCall[]>
  /** Sends messages now; those that fail are left to their jobs. */
  readonly send: (calls: readonly WalletCall[]) => Promise<void>
  /** Waits for all calls in flight. */
  readonly settle: () => Promise<void>
}

export function createWalletWebhooks(context: WalletWebhookContext & { readonly lateMs: number }): WalletWebhooks {
  const { db, merchant, lateMs } = context
  const queue = walletQueue(merchant)
  const deliver = deliverWalletWebhooks(context)
  const underWay = new Set<Promise<void>>()

  async function sendAll(calls: readonly WalletCall[]): Promise<void> {
    for (const call of calls) {
      try {
        await deliver(call)
        await db.delete(jobs).where(and(eq(jobs.queue, queue), eq(jobs.key, call.key), eq(jobs.state, 'waiting')))
      } catch {
        // Its job reports the failure if its attempts fail as well.
      }
    }
  }

  return {
    async queue(tx, { id, log, webhookMode }, event) {
      const isForged = webhookMode === 'forged'
      const calls = told(webhookMode, log, event).map((each, copy) => ({
        key: `${id}:${event.id}:${copy}`,
        payment: id,
        event: each.id,
        isForged,
      }))
      const isLate = webhookMode === 'late'
      const runAt = sql`now() + make_interval(secs => ${(isLate ? lateMs : TAKE_OVER_MS) / 1000})`
      for (const call of calls)
        await tx.insert(jobs).values({ queue, key: call.key, payload: call, runAt }).onConflictDoNothing()
      return isLate ? [] : calls
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
