import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import type { Market } from '@firkant/domain/market/market.ts'
import { isBuyable } from '@firkant/domain/stock/stock-status.ts'
import { pickupAt } from '@firkant/domain/stores/chosen-store.ts'
import { disclosedPieces } from '@firkant/domain/stores/disclosed-pieces.ts'
import { orderStores } from '@firkant/domain/stores/order-stores.ts'
import { readStoreQuery } from '@firkant/domain/stores/search-stores.ts'
import type { storeCalls, StoreWithStock } from '@firkant/domain/stores/store-calls.ts'
import { STORE_CHOICES_PER_MINUTE } from '@firkant/domain/stores/store-form-rows.ts'
import type { Database } from '../../platform/database/database.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { readSessionToken } from '../../platform/sessions/session-cookies.ts'
import { ensureVisitor, findVisitor } from '../../platform/visitors/visitor-identity.ts'
import { chooseVisitorStore, findChosenStore } from './chosen-store.ts'
import { listStoreStock } from './store-stock.ts'
import { isSku, listStores } from './store-store.ts'

const QUESTIONS_PER_MINUTE = 120

export interface StoreRoutesOptions {
  readonly database: Pick<Database, 'main' | 'replica'>
  readonly brand: BrandDefinition
  readonly now: () => Date
  /** The employee who may see all stock, and where they work. */
  readonly findStockReader: (token: string | undefined) => Promise<{ readonly storeKey: string | null } | undefined>
  readonly storeAddresses: (market: Market) => Promise<(storeKey: string) => string | undefined>
}

interface Asked {
  readonly market: Market
  readonly sku: string
  readonly q: string
  readonly ownKey: string | undefined
  readonly seesAll: boolean
}

async function stockOfStores(
  { database, now, storeAddresses }: StoreRoutesOptions,
  { market, sku, q, ownKey, seesAll }: Asked,
) {
  const db = database.replica
  if (!(await isSku(db, sku))) throw new ProblemException('not-found', { detail: 'There is no such SKU.' })
  const [listed, stock, addressOf] = await Promise.all([
    listStores(db, market.key),
    listStoreStock(db, { market: market.key, sku, now: now() }),
    storeAddresses(market),
  ])
  const rows = listed.map((row) => ({ ...row, location: row.location ?? undefined }))
  const found = orderStores(rows, { market: market.key, query: q, ownKey })
  const hits = found.length > 0 ? found : orderStores(rows, { market: market.key, query: '', ownKey })
  const stores = hits.flatMap(({ store, km }): StoreWithStock[] => {
    const level = stock.find(({ storeKey }) => storeKey === store.key)
    if (!level) return []
    const { status, aisle, isOnShow = false } = level
    const available = disclosedPieces(level, { isEmployee: seesAll })
    const pickup = isBuyable(status) ? pickupAt(store, market.key, now()) : undefined
    return [
      {
        id: store.key,
        name: store.name,
        city: store.city,
        url: addressOf(store.key),
        status,
        isOnShow,
        ...(available !== undefined && { available }),
        ...(seesAll && aisle !== undefined && { aisle }),
        ...(km !== undefined && { km: Math.round(km) }),
        ...(pickup && { pickup }),
      },
    ]
  })
  return { ...(ownKey !== undefined && { ownId: ownKey }), isFound: found.length > 0 || rows.length === 0, stores }
}

export function storeRoutes(options: StoreRoutesOptions): CallRoutes<typeof storeCalls> {
  const { database, brand, now } = options
  return {
    'GET /api/client/stores/stock': {
      perMinute: QUESTIONS_PER_MINUTE,
      async answer(request, reply) {
        const { sku, q, language } = request.query
        const market = marketOf(brand, language)
        const visitor = { visitorHash: findVisitor(request), brand: brand.key, market: market.key }
        const employee = await options.findStockReader(readSessionToken(request, 'employee'))
        const ownKey = employee?.storeKey ?? (await findChosenStore(database.main, visitor))?.key
        reply.header('cache-control', 'no-store')
        const asked = { market, sku, q: readStoreQuery(q ?? null), ownKey, seesAll: employee !== undefined }
        return stockOfStores(options, asked)
      },
    },
    'POST /api/client/stores/chosen': {
      perMinute: STORE_CHOICES_PER_MINUTE,
      async answer(request, reply) {
        const { key: market } = marketOf(brand, request.query.language)
        const visitor = { visitorHash: ensureVisitor(request, reply), brand: brand.key, market }
        const choice = { storeId: request.body.storeId, now: now() }
        return { success: await chooseVisitorStore(database, visitor, choice) }
      },
    },
  }
}
