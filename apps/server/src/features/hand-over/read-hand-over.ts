import { sql } from 'drizzle-orm'
import { handOverState, type HandOverState } from '@firkant/domain/employee/hand-over.ts'
import type { HandOverPageModel } from '@firkant/domain/page/models/hand-over-model.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { findSession } from '../../platform/sessions/session-service.ts'
import { CART_OWNER_KEY } from '../cart/cart-store.ts'
import { describeHanded, findHandOver, type HandOverRow } from './hand-over-store.ts'
import { canUndo } from './take-hand-over.ts'

export interface HandOverReading {
  readonly brand: string
  readonly language: string
  readonly code: string
  readonly customerToken?: string | undefined
  readonly visitorHash?: string | undefined
  readonly now: Date
}

async function ownerKeyIn(db: Drizzle, { brand, customerToken, visitorHash, now }: HandOverReading): Promise<string> {
  const wanted = customerToken !== undefined && { token: customerToken, kind: 'customer' as const, brand }
  const session = wanted ? await findSession(db, wanted, now) : undefined
  return session?.subjectId ?? visitorHash ?? ''
}

async function ownsCart(db: Drizzle, cartId: string, ownerKey: string): Promise<boolean> {
  if (ownerKey === '') return false
  const { rows } = await db.execute(sql`select 1 from carts where id = ${cartId}::uuid
    and ${sql.raw(CART_OWNER_KEY)} = ${ownerKey}`)
  return rows.length > 0
}

async function stateFor(db: Drizzle, row: HandOverRow | undefined, reading: HandOverReading): Promise<HandOverState> {
  const state = handOverState(row, reading.now)
  if (!row || (state !== 'used' && state !== 'ready')) return state
  const ownerKey = await ownerKeyIn(db, reading)
  if (state === 'used') return ownerKey !== '' && row.takenBy === ownerKey ? 'yours' : 'used'
  return (await ownsCart(db, row.cartId, ownerKey)) ? 'own' : 'ready'
}

/** What the link shows to this visitor. Changes nothing: messengers open links too. */
export async function readHandOverPage(
  db: Drizzle,
  reading: HandOverReading,
): Promise<Pick<HandOverPageModel, 'state' | 'items' | 'storeName' | 'canUndo'>> {
  const row = await findHandOver(db, reading.brand, reading.code)
  const state = await stateFor(db, row, reading)
  const isOpen = state === 'ready' || state === 'own'
  const handed = row && (isOpen || state === 'yours') ? await describeHanded(db, row, reading.language) : undefined
  // The cart was bought or deleted meanwhile.
  if (isOpen && handed?.items.length === 0) return { state: 'used', items: [], canUndo: false }
  return {
    state,
    items: isOpen ? (handed?.items ?? []) : [],
    ...(handed?.storeName !== undefined && { storeName: handed.storeName }),
    canUndo:
      row !== undefined && state === 'yours' && (row.ownCart?.lines.length ?? 0) > 0 && canUndo(row, reading.now),
  }
}
