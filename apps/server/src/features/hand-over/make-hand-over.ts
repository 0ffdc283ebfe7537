import type { HandOverError, QrCode } from '@firkant/domain/employee/hand-over-calls.ts'
import { handOverPath } from '@firkant/domain/employee/hand-over.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { fail, succeed, type Result } from '@firkant/domain/result/result.ts'
import { hashToken } from '../../platform/sessions/session-service.ts'
import { lockCart } from '../cart/cart-store.ts'
import { recordEvent } from '../employee/employee-store.ts'
import type { HandOverContext, Seller } from './hand-over-context.ts'
import { findNewest, insertHandOver, withdrawHandOvers } from './hand-over-store.ts'
import { qrCodeOf } from './qr-code.ts'

export interface HandOverLink {
  readonly url: string
  readonly expiresAt: string
  readonly qr: QrCode
}

const piecesOf = (lines: readonly { readonly quantity: number }[]) =>
  lines.reduce((count, { quantity }) => count + quantity, 0)

export async function makeHandOver(
  { brand, carts, publicUrl }: HandOverContext,
  { requester, employee }: Seller,
): Promise<Result<HandOverLink, HandOverError>> {
  const { now, market } = requester
  return carts.inCart(requester, async (tx, work) => {
    const cart = await lockCart(tx, work.owner)
    if (!cart || cart.lines.length === 0) return fail('emptyCart')
    if (cart.status !== 'open') return fail('cartLocked')
    const db = tx.db()
    const { id: employeeId, displayName: employeeName, storeKey } = employee
    const by = { employeeId, employeeName, storeKey, sessionHash: hashToken(employee.token) }
    const { code, expiresAt } = await insertHandOver(db, { brand: brand.key, cartId: cart.id, ...by }, now)
    const what = { subject: cart.id, reason: `${piecesOf(cart.lines)} pieces` }
    await recordEvent(db, { brand: brand.key, employee, at: now, kind: 'handOverMade', storeKey, ...what })
    const url = publicUrl + localizePath(brand, market.language, handOverPath(code))
    return succeed({ url, expiresAt: expiresAt.toISOString(), qr: qrCodeOf(url) })
  })
}

/** False if there is no link that still waits. */
export async function withdrawHandOver(
  { brand, carts }: HandOverContext,
  { requester, employee }: Seller,
): Promise<boolean> {
  const { now } = requester
  return carts.inCart(requester, async (tx, work) => {
    const cart = await lockCart(tx, work.owner)
    if (!cart || (await withdrawHandOvers(tx.db(), cart.id, now)) === 0) return false
    const { storeKey } = employee
    const what = { kind: 'handOverWithdrawn', subject: cart.id } as const
    await recordEvent(tx.db(), { brand: brand.key, employee, at: now, storeKey, ...what })
    return true
  })
}

/** Of the link that this browser made last. */
export async function readHandOver(
  { database, now }: HandOverContext,
  { token }: Seller['employee'],
): Promise<'none' | 'waiting' | 'taken'> {
  const newest = await findNewest(database.main, hashToken(token))
  if (newest?.takenAt) return 'taken'
  return newest && !newest.withdrawnAt && now() < newest.expiresAt ? 'waiting' : 'none'
}
