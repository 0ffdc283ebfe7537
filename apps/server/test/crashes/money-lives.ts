import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { isUnpaidFor } from '@firkant/domain/orders/order-states.ts'
import { findOrderById, type StoredOrder } from '../../src/features/orders/order-store.ts'
import { takeStaffStep, type StaffStep } from '../../src/features/orders/staff-steps.ts'
import { withdraw } from '../../src/features/returns/withdraw.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { pauseBetweenTries } from '../until.ts'
import { buyStubbornly, type StubbornBuyer } from '../visitors/stubborn-buyer.ts'
import { askNow } from './order-audit.ts'

/** What becomes of an order after it was paid; each leaves other money. */
export const MONEY_LIVES = ['sent', 'cancelled', 'partly cancelled', 'partly returned', 'returned'] as const
export type MoneyLife = (typeof MONEY_LIVES)[number]

export interface LivedOrder {
  readonly id: string
  readonly life: MoneyLife
}

const PATIENCE_MS = 120_000
const LOOK_EVERY_MS = 250
const SHOP = { brand: BRANDS.hjemly, publicUrl: 'http://shop.test' }

async function orderOf({ main }: Database, id: string): Promise<StoredOrder> {
  const stored = await findOrderById(main, SHOP.brand.key, id)
  if (!stored) throw new Error(`The order ${id} is gone`)
  return stored
}

async function take(database: Database, { order }: StoredOrder, steps: readonly StaffStep[]): Promise<void> {
  for (const step of steps) {
    const moved = await takeStaffStep(database, { number: order.number, step, now: new Date(), shop: SHOP })
    if (moved?.type === 'refused') throw new Error(`${order.number} is ${moved.stored.state}: it can't ${step}`)
  }
}

/** One piece, or all that is left. */
async function withdrawFrom(database: Database, stored: StoredOrder, pieces: 'one' | 'all'): Promise<void> {
  const { order, id: orderId } = stored
  const lines = [{ lineItemId: order.lines[0]?.id ?? '', quantity: 1 }]
  const who = { name: 'Alma Holm', orderNumber: order.number, email: order.buyer.email }
  const asked = { orderId, who, lines: pieces === 'one' ? lines : undefined, key: pieces, kind: 'withdrawal' } as const
  const done = await withdraw(database, { ...asked, now: new Date() }, SHOP)
  if (!done.ok) throw new Error(`${order.number}: ${done.code}`)
}

const LIVES: Readonly<Record<MoneyLife, (database: Database, stored: StoredOrder) => Promise<void>>> = {
  sent: (database, stored) => take(database, stored, ['pack', 'ship']),
  cancelled: (database, stored) => take(database, stored, ['cancel']),
  async 'partly cancelled'(database, stored) {
    await withdrawFrom(database, stored, 'one')
    await take(database, stored, ['pack', 'ship'])
  },
  async 'partly returned'(database, stored) {
    await take(database, stored, ['pack', 'ship'])
    await withdrawFrom(database, stored, 'one')
    await take(database, stored, ['receive-return'])
  },
  async returned(database, stored) {
    await take(database, stored, ['pack', 'ship'])
    await withdrawFrom(database, stored, 'all')
    await take(database, stored, ['receive-return'])
  },
}

/** Who comes back while the shop starts again may be shown the order before its payment was read: staff wait for it. */
async function whenPaid(database: Database, id: string): Promise<StoredOrder> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const stored = await orderOf(database, id)
    if (!isUnpaidFor(stored.state) || Date.now() > until) return stored
    await askNow(database.main)
    await pauseBetweenTries(LOOK_EVERY_MS)
  }
}

/** Bought, paid and lived, whatever becomes of the shop meanwhile: staff speak to the database as commands do. */
export async function liveOrder(database: Database, buyer: StubbornBuyer, life: MoneyLife): Promise<LivedOrder> {
  const { order, refusals } = await buyStubbornly(buyer)
  if (!order) throw new Error(`A buyer was refused: ${refusals.join(', ')}`)
  await LIVES[life](database, await whenPaid(database, order.id))
  return { id: order.id, life }
}

interface Named {
  readonly id: string
  readonly provider: string
  readonly reference: string | null
}
interface Forged {
  readonly query?: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: object
}

const ZEROS = '0'.repeat(64)
const session = { session_id: 'forged', status: 'COMPLETED' }

/** By provider: as its protocol says it, with a proof that was guessed. */
const FORGED: Readonly<Record<string, (payment: Named) => Forged>> = {
  'test-bank': ({ reference }) => ({
    headers: { 'x-bank-signature': `t=${Math.floor(Date.now() / 1000)},v1=${ZEROS}` },
    body: { reference, event: { type: 'captured' } },
  }),
  vipps: ({ reference }) => ({
    headers: {
      'x-ms-date': new Date().toUTCString(),
      'x-ms-content-sha256': 'AAAA',
      authorization: 'HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=AAAA',
    },
    body: { reference, name: 'CAPTURED', success: true },
  }),
  swish: ({ reference }) => ({
    headers: { callbackidentifier: ZEROS.slice(0, 32) },
    body: { id: reference, status: 'PAID' },
  }),
  'checkout-com': ({ id }) => ({
    headers: { 'cko-signature': ZEROS },
    body: { type: 'payment_captured', data: { reference: id } },
  }),
  klarna: ({ id }) => ({ query: `?payment=${id}&seal=${ZEROS}`, headers: {}, body: { session } }),
}

/** Says of a payment that it was captured, as nobody who has the key would. True if the shop refused it. */
export async function forgeWebhook(origin: string, payment: Named): Promise<boolean> {
  const forged = FORGED[payment.provider]?.(payment)
  if (!forged) throw new Error(`Nobody forges messages of ${payment.provider}`)
  const headers = { 'content-type': 'application/json', ...forged.headers }
  const url = `${origin}/api/payments/${payment.provider}/webhook${forged.query ?? ''}`
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(forged.body) })
  await answer.body?.cancel()
  return answer.status >= 400 && answer.status < 500
}
