import {
  handOverState,
  UNDO_HAND_OVER_MS,
  type HandOverResult,
  type HandOverState,
} from '@firkant/domain/employee/hand-over.ts'
import type { KnownRequester } from '../../platform/visitors/requester.ts'
import { ownerKeyOf } from '../cart/cart-store.ts'
import { giveBackCart, takeOverCart, type TakeOverError } from '../cart/take-over-cart.ts'
import { recordEvent } from '../employee/employee-store.ts'
import type { HandOverContext } from './hand-over-context.ts'
import { lockHandOver, updateHandOver, type HandOverRow } from './hand-over-store.ts'

/** `own`: in the browser that made it, nothing changes. Others than `taken`: what the link's page then says. */
export type TakenHandOver = 'taken' | HandOverResult | Exclude<HandOverState, 'ready'>

const OUTCOMES: Readonly<Record<TakeOverError, TakenHandOver>> = { own: 'own', missing: 'used', paying: 'paying' }

type Kind = 'handOverTaken' | 'handOverUndone'

const eventOf = (row: HandOverRow, kind: Kind, at: Date) => ({
  brand: row.brand,
  employee: { id: row.employeeId, displayName: row.employeeName },
  storeKey: row.storeKey,
  subject: row.cartId,
  kind,
  at,
})

/** The cart becomes the requester's: once, for whoever comes first. */
export async function takeHandOver(
  { brand, carts }: HandOverContext,
  requester: KnownRequester,
  code: string,
): Promise<TakenHandOver> {
  const { now, market } = requester
  return carts.inCart(requester, async (tx, { owner }) => {
    const db = tx.db()
    const row = await lockHandOver(db, brand.key, code)
    const takenBy = ownerKeyOf(owner)
    if (row?.takenAt && row.takenBy === takenBy) return 'yours'
    const state = handOverState(row, now)
    if (!row || state !== 'ready') return state === 'ready' ? 'unknown' : state
    const { employeeId, employeeName, storeKey, cartId } = row
    const seller = { employeeId, employeeName, ...(storeKey !== null && { storeKey }) }
    const taken = await takeOverCart(tx, { cartId, taker: owner, seller, market: market.key, now })
    if (!taken.ok) return OUTCOMES[taken.code]
    const { own, handed, version } = taken.value
    const undo = { ownCart: own, handedCart: handed, takenVersion: version }
    await updateHandOver(db, row.id, { takenAt: now, takenBy, ...undo })
    await recordEvent(db, eventOf(row, 'handOverTaken', now))
    return 'taken'
  })
}

/** Whether the taker may still have both carts as they were. */
export function canUndo(row: HandOverRow, now: Date): boolean {
  return row.takenAt !== null && now.getTime() - row.takenAt.getTime() < UNDO_HAND_OVER_MS && row.ownCart !== null
}

/** The requester's cart is what it was, and the link can be used again. */
export async function undoHandOver(
  { brand, carts }: HandOverContext,
  requester: KnownRequester,
  code: string,
): Promise<'undone' | 'changed'> {
  const { now, market } = requester
  return carts.inCart(requester, async (tx, { owner }) => {
    const db = tx.db()
    const row = await lockHandOver(db, brand.key, code)
    if (row?.takenBy !== ownerKeyOf(owner) || !canUndo(row, now)) return 'changed'
    const { ownCart: own, handedCart: handed, takenVersion: version } = row
    if (!own || !handed || version === null) return 'changed'
    const cartId = await giveBackCart(tx, { own, handed, version, taker: owner, market: market.key, now })
    if (cartId === undefined) return 'changed'
    const none = { takenAt: null, takenBy: null, ownCart: null, handedCart: null, takenVersion: null }
    await updateHandOver(db, row.id, { ...none, cartId })
    await recordEvent(db, eventOf(row, 'handOverUndone', now))
    return 'undone'
  })
}
