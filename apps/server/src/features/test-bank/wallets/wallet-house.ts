import { randomUUID } from 'node:crypto'
import type { Drizzle } from '../../../platform/database/database.ts'
import {
  buyerStep,
  type BuyerStep,
  type Wallet,
  type WalletDecision,
  type WalletEvent,
  type WalletMode,
} from './wallet-steps.ts'
import {
  changeWallet,
  findWallet,
  findWalletByDetail,
  findWalletById,
  findWalletByRequest,
  insertWallet,
  lockWallet,
  type WalletAccess,
} from './wallet-store.ts'
import type { NewWalletPayment, WalletPayment } from './wallet-tables.ts'
import type { WalletWebhooks } from './wallet-webhooks.ts'

type Named = Omit<WalletAccess, 'merchant'>

/** `isRefused`: nothing was changed, and the payment is as it was. */
export interface WalletAnswer {
  readonly payment: WalletPayment
  readonly isRefused: boolean
}

/** What the stand-ins share: payments with a log, and messages to the shop. */
export interface WalletHouse {
  readonly open: (wanted: NewWalletPayment & { readonly key: string }) => Promise<{
    readonly payment: WalletPayment
    readonly isNew: boolean
  }>
  readonly find: (named: Named) => Promise<WalletPayment | undefined>
  readonly findById: (id: string) => Promise<WalletPayment | undefined>
  readonly findByDetail: (wallet: Wallet, name: string, value: string) => Promise<WalletPayment | undefined>
  /** The payment that a request with that key was made of. */
  readonly findByRequest: (wallet: Wallet, key: string) => Promise<WalletPayment | undefined>
  /** A request of the shop. */
  readonly request: (
    named: Named,
    decide: (payment: WalletPayment) => WalletDecision,
  ) => Promise<WalletAnswer | undefined>
  readonly decide: (id: string, step: BuyerStep, mode: WalletMode) => Promise<WalletAnswer | undefined>
  /** What a later call says of the payment. */
  readonly change: (
    named: Named,
    change: Partial<Pick<WalletPayment, 'details' | 'returnUrl' | 'callbackTarget'>>,
  ) => Promise<WalletPayment | undefined>
}

export interface WalletHouseContext {
  readonly db: Drizzle
  readonly merchant: string
  readonly webhooks: WalletWebhooks
  readonly now: () => Date
}

export function createWalletHouse({ db, merchant, webhooks, now }: WalletHouseContext): WalletHouse {
  const logged = (event: Omit<WalletEvent, 'id' | 'at'>): WalletEvent => ({
    id: randomUUID(),
    at: now().toISOString(),
    ...event,
  })

  /** One change at a time per payment; its message is queued in the same transaction. */
  async function move(
    named: Named,
    { decide, mode }: { readonly decide: (payment: WalletPayment) => WalletDecision; readonly mode?: WalletMode },
  ) {
    return db.transaction(async (tx) => {
      const payment = await lockWallet(tx, { merchant, ...named })
      if (!payment) return undefined
      const decision = decide(payment)
      if (decision === 'done' || decision === 'refused')
        return { payment, isRefused: decision === 'refused', calls: [] }
      const event = decision.event && logged(decision.event)
      const changed = await changeWallet(tx, payment, {
        ...(decision.state && { state: decision.state }),
        ...(event && { log: [...payment.log, event] }),
        ...(mode && { webhookMode: mode }),
      })
      return { payment: changed, isRefused: false, calls: event ? await webhooks.queue(tx, changed, event) : [] }
    })
  }

  return {
    async open({ key, ...wanted }) {
      const created = logged({ name: 'created', minor: wanted.amountMinor, key })
      const inserted = await insertWallet(db, { ...wanted, merchant, log: [created] })
      const payment = inserted ?? (await findWallet(db, { merchant, ...wanted }))
      if (!payment) throw new Error('A payment that was just inserted was not found')
      return { payment, isNew: inserted !== undefined }
    },
    find: (named) => findWallet(db, { merchant, ...named }),
    findById: (id) => findWalletById(db, { merchant, id }),
    findByDetail: (wallet, name, value) => findWalletByDetail(db, { merchant, wallet, name, value }),
    findByRequest: (wallet, key) => findWalletByRequest(db, { merchant, wallet, key }),
    async request(named, decide) {
      const moved = await move(named, { decide })
      // Not awaited: the shop may hold a lock that its webhook handler needs.
      if (moved) void webhooks.send(moved.calls)
      return moved
    },
    async decide(id, step, mode) {
      const payment = await findWalletById(db, { merchant, id })
      const moved = payment && (await move(payment, { decide: (locked) => buyerStep(locked, step), mode }))
      if (!moved) return undefined
      const sending = webhooks.send(moved.calls)
      if (mode === 'first') await sending
      return moved
    },
    async change(named, change) {
      return db.transaction(async (tx) => {
        const payment = await lockWallet(tx, { merchant, ...named })
        if (!payment) return undefined
        return changeWallet(tx, payment, { ...change, details: { ...payment.details, ...change.details } })
      })
    },
  }
}
