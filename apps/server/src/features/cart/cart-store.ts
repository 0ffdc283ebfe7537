import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { CartLine } from '@firkant/domain/cart/cart-line.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { cartLines, carts } from './cart-tables.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whose cart it is: a visitor has one in a brand, whichever of its markets shows it. */
export interface CartOwner {
  readonly brand: string
  readonly visitorHash: string
}

/** When a cart is changed, and in which market the visitor is then. */
export interface CartMoment {
  readonly market: string
  readonly now: Date
}

export interface CartRow {
  readonly id: string
  readonly version: number
}

function ownedBy({ brand, visitorHash }: CartOwner) {
  return and(eq(carts.visitorHash, visitorHash), eq(carts.brand, brand))
}

function cartOf(db: Drizzle, owner: CartOwner, cartId: string | undefined) {
  return db
    .select({ id: carts.id, version: carts.version })
    .from(carts)
    .where(and(ownedBy(owner), cartId === undefined ? undefined : eq(carts.id, cartId)))
    .orderBy(desc(carts.changedAt))
    .limit(1)
}

/** The visitor's own cart, or the named one if it is theirs: to all others it is not there. */
export async function findCart(db: Drizzle, owner: CartOwner, cartId?: string): Promise<CartRow | undefined> {
  if (cartId !== undefined && !UUID.test(cartId)) return undefined
  return (await cartOf(db, owner, cartId))[0]
}

/** As findCart, and nobody else changes it until the transaction ends. */
export async function lockCart(tx: Drizzle, owner: CartOwner, cartId?: string): Promise<CartRow | undefined> {
  if (cartId !== undefined && !UUID.test(cartId)) return undefined
  return (await cartOf(tx, owner, cartId).for('update'))[0]
}

export async function createCart(tx: Drizzle, owner: CartOwner, { market, now }: CartMoment): Promise<CartRow> {
  const [made] = await tx
    .insert(carts)
    .values({ ...owner, market, createdAt: now, changedAt: now })
    .returning({ id: carts.id, version: carts.version })
  if (!made) throw new Error('The cart could not be made')
  return made
}

export async function loadCartLines(db: Drizzle, cartId: string): Promise<readonly CartLine[]> {
  const rows = await db
    .select()
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.position), asc(cartLines.addedAt))
  return rows.map((row) => ({
    id: row.id,
    sku: row.sku,
    quantity: row.quantity,
    packageKey: row.packageKey ?? undefined,
    parts: row.parts ?? undefined,
    trackingType: row.trackingType ?? undefined,
    categories: row.categories ?? undefined,
  }))
}

interface LineChange extends CartMoment {
  readonly before: readonly CartLine[]
  readonly after: readonly CartLine[]
}

/** Writes what changed and raises the version; the same lines again are no change. */
export async function saveCartLines(tx: Drizzle, cart: CartRow, change: LineChange): Promise<CartRow> {
  const { before, after, market, now } = change
  const removed = before.filter((line) => after.every(({ id }) => id !== line.id))
  const written = after.flatMap((line, position) => (before.includes(line) ? [] : [{ ...line, position }]))
  if (removed.length === 0 && written.length === 0) return cart
  if (removed.length > 0) {
    const ids = removed.map(({ id }) => id)
    await tx.delete(cartLines).where(and(eq(cartLines.cartId, cart.id), inArray(cartLines.id, ids)))
  }
  if (written.length > 0) {
    await tx
      .insert(cartLines)
      .values(written.map((line) => ({ ...line, cartId: cart.id, addedAt: now })))
      .onConflictDoUpdate({ target: cartLines.id, set: { quantity: sql`excluded.quantity` } })
  }
  const version = cart.version + 1
  await tx.update(carts).set({ version, market, changedAt: now }).where(eq(carts.id, cart.id))
  return { ...cart, version }
}
