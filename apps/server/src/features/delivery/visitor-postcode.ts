import { and, eq, sql } from 'drizzle-orm'
import { deliveryPlaceOf } from '@firkant/domain/cart/shipping/arrival-words.ts'
import type { DeliveryPlaceModel } from '@firkant/domain/delivery/delivery-place.ts'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { MARKETS, type MarketKey } from '@firkant/domain/market/market.ts'
import { postcodeDigits } from '@firkant/domain/postcodes/postcode-shape.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'
import { visitorPostcodes } from './delivery-tables.ts'
import { findTown } from './find-town.ts'

/** As long as a visitor's cookie: afterwards nobody can be recognised by it. */
const POSTCODE_DAYS = 365

export interface PlaceVisitor {
  readonly visitorHash: string | undefined
  readonly brand: string
  readonly market: MarketKey
}

const rowOf = ({ visitorHash = '', brand, market }: PlaceVisitor) =>
  and(
    eq(visitorPostcodes.visitorHash, visitorHash),
    eq(visitorPostcodes.brand, brand),
    eq(visitorPostcodes.market, market),
  )

/** Digits alone; undefined until the visitor says it. */
export async function findVisitorPostcode(db: Drizzle, visitor: PlaceVisitor): Promise<string | undefined> {
  if (visitor.visitorHash === undefined) return undefined
  const [found] = await db.select({ postcode: visitorPostcodes.postcode }).from(visitorPostcodes).where(rowOf(visitor))
  return found?.postcode
}

export interface KnownPlace {
  /** Digits alone. */
  readonly postcode: string
  readonly place: DeliveryPlaceModel
}

export async function findVisitorPlace(db: Drizzle, visitor: PlaceVisitor): Promise<KnownPlace | undefined> {
  const digits = await findVisitorPostcode(db, visitor)
  if (digits === undefined) return undefined
  const town = (await findTown(visitor.market, digits)) ?? ''
  return { postcode: digits, place: deliveryPlaceOf(MARKETS[visitor.market], { digits, town }) }
}

/** False for what is no postcode of the market, or one of nowhere. Null forgets it. */
export async function sayPostcode(
  db: Drizzle,
  visitor: PlaceVisitor & { readonly visitorHash: string },
  { written, now }: { readonly written: string | null; readonly now: Date },
): Promise<boolean> {
  if (written === null) {
    await db.delete(visitorPostcodes).where(rowOf(visitor))
    return true
  }
  const digits = postcodeDigits(visitor.market, written)
  if (digits === undefined || (await findTown(visitor.market, digits)) === undefined) return false
  await db
    .insert(visitorPostcodes)
    .values({ ...visitor, postcode: digits, saidAt: now })
    .onConflictDoUpdate({
      target: [visitorPostcodes.visitorHash, visitorPostcodes.brand, visitorPostcodes.market],
      set: { postcode: digits, saidAt: now },
    })
  return true
}

export function deleteOldPostcodes(db: Drizzle, now: () => Date): SweepBatch {
  return async (most) => {
    const before = new Date(now().getTime() - POSTCODE_DAYS * DAY_MS)
    const { rowCount } = await db.execute(sql`delete from visitor_postcodes where ctid in (
      select ctid from visitor_postcodes where said_at < ${before}::timestamptz limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}
