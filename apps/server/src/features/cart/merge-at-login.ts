import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { CartState } from '@firkant/domain/cart/cart-state.ts'
import { mergeCarts } from '@firkant/domain/cart/merge-carts.ts'
import { DAY_MS, HOUR_MS } from '@firkant/domain/duration/duration.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { MessageConnection, MessageTransaction } from '../../platform/database/messages/message-transaction.ts'
import type { Statement } from '../../platform/database/messages/statement.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'
import {
  createCart,
  lockCart,
  OF_VISITOR,
  removeCart,
  saveCart,
  type CartMoment,
  type CartOwner,
} from './cart-store.ts'
import { cartMerges, carts } from './cart-tables.ts'

/** For as long as the visitor may still wonder about the cart. */
const UNDO_MS = HOUR_MS

export interface CartLogin extends CartMoment {
  readonly brand: string
  readonly visitorHash: string
  readonly customerId: string
}

export interface CartMerge {
  /** Lines that the visitor's cart brought along. */
  readonly cartLines: number
  /** Absent if the customer's cart was empty: then there is nothing to undo. */
  readonly undoCart?: string | undefined
}

const stateOf = ({ lines, details: { mergeInto: _done, ...details } }: CartState): CartState => ({ lines, details })

/** Merged as soon as nobody is paying: see `findWaitingMerge`. */
async function postponeMerge(db: Drizzle, cartId: string, customerId: string): Promise<void> {
  const mark = JSON.stringify({ mergeInto: customerId })
  await db
    .update(carts)
    .set({ details: sql`${carts.details} || ${mark}::jsonb` })
    .where(eq(carts.id, cartId))
}

/**
 * The visitor's cart is merged into the customer's. While either is being paid for, both stay as they are and the merge
 * waits: a payment is for exactly what was seen. Undefined when nothing was merged; idempotent.
 */
export async function mergeAtLogin(transaction: MessageTransaction, login: CartLogin): Promise<CartMerge | undefined> {
  const { brand, visitorHash, customerId, market, now } = login
  const visitor = await lockCart(transaction, { brand, visitorHash, customerId: undefined })
  if (!visitor) return undefined
  const owner: CartOwner = { brand, visitorHash, customerId }
  const own = await lockCart(transaction, owner)
  if (visitor.status !== 'open' || (own && own.status !== 'open')) {
    await postponeMerge(transaction.db(), visitor.id, customerId)
    return undefined
  }
  const before = own ?? (await createCart(transaction, owner, { market, now }))
  const visitorCart = stateOf(visitor)
  const merged = saveCart(transaction, before, { ...mergeCarts(before, visitorCart), owner, market, now })
  removeCart(transaction, visitor)
  const cartLines = visitor.lines.length
  if (cartLines === 0) return undefined
  if (before.lines.length === 0) return { cartLines }
  const [written] = await transaction
    .db()
    .insert(cartMerges)
    .values({
      cartId: before.id,
      brand,
      customerId,
      visitorHash,
      customerCart: stateOf(before),
      visitorCart,
      version: merged.version,
      createdAt: now,
    })
    .returning({ id: cartMerges.id })
  return { cartLines, undoCart: written?.id }
}

const WAITING: Statement = {
  name: 'cart-waiting-merge',
  text: `select 1 as found from carts where ${OF_VISITOR} and brand = $2 and status = 'open'
    and details ->> 'mergeInto' = $3`,
}

/** A payment was under way at login, and is over. */
export async function isMergeWaiting(
  connection: MessageConnection,
  { brand, visitorHash, customerId }: Pick<CartLogin, 'brand' | 'visitorHash' | 'customerId'>,
): Promise<boolean> {
  return (await connection.query(WAITING, [visitorHash, brand, customerId])).length > 0
}

export type UndoMergeError = 'unknown-merge' | 'cart-changed'

/** Both carts are again what they were; the visitor's is seen after signing out. */
export async function undoMerge(
  transaction: MessageTransaction,
  { undoCart, ...login }: Omit<CartLogin, 'visitorHash'> & { readonly undoCart: string },
): Promise<Result<void, UndoMergeError>> {
  const { brand, customerId, market, now } = login
  const db = transaction.db()
  const isTheirs = and(
    eq(cartMerges.id, undoCart),
    eq(cartMerges.customerId, customerId),
    eq(cartMerges.brand, brand),
    gt(cartMerges.createdAt, new Date(now.getTime() - UNDO_MS)),
  )
  const [merge] = await db.select().from(cartMerges).where(isTheirs)
  if (!merge) return fail('unknown-merge')
  const { visitorHash, customerCart, visitorCart } = merge
  const owner: CartOwner = { brand, visitorHash, customerId }
  const own = await lockCart(transaction, owner)
  if (own?.id !== merge.cartId || own.version !== merge.version || own.status !== 'open') return fail('cart-changed')
  const asVisitor: CartOwner = { brand, visitorHash, customerId: undefined }
  const visitor = await createCart(transaction, asVisitor, { market, now })
  if (visitor.lines.length > 0) return fail('cart-changed')
  saveCart(transaction, own, { ...customerCart, owner, market, now })
  saveCart(transaction, visitor, { ...visitorCart, owner: asVisitor, market, now })
  await db.delete(cartMerges).where(eq(cartMerges.id, undoCart))
  return succeed(undefined)
}

/** What can no longer be undone. */
export function deleteOldMerges(db: Drizzle, now: () => Date): SweepBatch {
  return async () => {
    const gone = await db.delete(cartMerges).where(lt(cartMerges.createdAt, new Date(now().getTime() - DAY_MS)))
    return gone.rowCount ?? 0
  }
}
