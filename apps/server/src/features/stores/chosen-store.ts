import { and, eq, sql } from 'drizzle-orm'
import { DAY_MS } from '@firkant/domain/duration/duration.ts'
import { MARKETS, type MarketKey } from '@firkant/domain/market/market.ts'
import {
  noneText,
  ownStoreText,
  pickupAt,
  pickupText,
  type ChosenStoreModel,
} from '@firkant/domain/stores/chosen-store.ts'
import type { Database, Drizzle } from '../../platform/database/database.ts'
import type { SweepBatch } from '../../platform/process/start-sweep.ts'
import { listStores } from './store-store.ts'
import { stores, visitorStores } from './store-tables.ts'

/** As long as a visitor's cookie: afterwards nobody can be recognised by it. */
export const CHOSEN_STORE_DAYS = 365

export interface StoreVisitor {
  readonly visitorHash: string | undefined
  readonly brand: string
  readonly market: MarketKey
}

const rowOf = ({ visitorHash = '', brand, market }: StoreVisitor) =>
  and(eq(visitorStores.visitorHash, visitorHash), eq(visitorStores.brand, brand), eq(visitorStores.market, market))

/** Nothing for a store that has closed for good. */
export async function findChosenStore(db: Drizzle, visitor: StoreVisitor) {
  if (visitor.visitorHash === undefined) return undefined
  const [found] = await db
    .select({ store: stores })
    .from(visitorStores)
    .innerJoin(stores, and(eq(stores.key, visitorStores.storeKey), eq(stores.market, visitorStores.market)))
    .where(rowOf(visitor))
  return found?.store
}

interface Shown {
  readonly now: Date
  readonly addressOf: (storeKey: string) => Promise<string | undefined>
}

export async function loadChosenStore(
  db: Drizzle,
  visitor: StoreVisitor,
  { now, addressOf }: Shown,
): Promise<ChosenStoreModel | null> {
  const store = await findChosenStore(db, visitor)
  if (!store) return null
  const url = await addressOf(store.key)
  const { language } = MARKETS[visitor.market]
  const { key: id, name } = store
  return {
    id,
    name,
    label: ownStoreText(language, name),
    ...(url !== undefined && { url }),
    pickupText: pickupText(language, name, pickupAt(store, visitor.market, now)),
    noneText: noneText(language, name),
  }
}

/** False for a store that is none of this market's. Null forgets the store. */
export async function chooseVisitorStore(
  { main, replica }: Pick<Database, 'main' | 'replica'>,
  visitor: StoreVisitor & { readonly visitorHash: string },
  { storeId, now }: { readonly storeId: string | null; readonly now: Date },
): Promise<boolean> {
  if (storeId === null) {
    await main.delete(visitorStores).where(rowOf(visitor))
    return true
  }
  const known = await listStores(replica, visitor.market)
  if (!known.some(({ key }) => key === storeId)) return false
  await main
    .insert(visitorStores)
    .values({ ...visitor, storeKey: storeId, chosenAt: now })
    .onConflictDoUpdate({
      target: [visitorStores.visitorHash, visitorStores.brand, visitorStores.market],
      set: { storeKey: storeId, chosenAt: now },
    })
  return true
}

export function deleteOldChoices(db: Drizzle, now: () => Date): SweepBatch {
  return async (most) => {
    const before = new Date(now().getTime() - CHOSEN_STORE_DAYS * DAY_MS)
    const { rowCount } = await db.execute(sql`delete from visitor_stores where ctid in (
      select ctid from visitor_stores where chosen_at < ${before}::timestamptz limit ${most} for update skip locked)`)
    return rowCount ?? 0
  }
}
