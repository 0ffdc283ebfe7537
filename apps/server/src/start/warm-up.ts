import { existsSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import { MARKETS, type MarketKey } from '@firkant/domain/market/market.ts'
import { loadCategories } from '../features/catalog/category-tree.ts'
import type { Drizzle } from '../platform/database/database.ts'
import type { Config } from './config.ts'
import { listingsFolder } from './services/page-dependencies.ts'

const MAX_HEAD_START_MS = 2500
/** Those who waited for the shop come first; then what others will need is loaded. */
const FIRST_VISITORS_MS = 500
/** Nobody looks at it: it counts as no view. */
const UNSEEN = { 'sec-purpose': 'prefetch' }

/** Loads the listings and the search index of each market now, so that the first visitor does not wait for them. */
async function warmSearch(app: FastifyInstance, markets: readonly MarketKey[]): Promise<void> {
  for (const market of markets)
    await app.inject({ url: '/api/autocomplete', query: { language: MARKETS[market].language, q: 'so' } })
}

/** The market of addresses without a language: its listings, and the code that makes a page of one. */
async function warmFirst(app: FastifyInstance, db: Drizzle, { brand }: Config): Promise<void> {
  const [market] = BRANDS[brand].markets
  if (market === undefined) return
  await warmSearch(app, [market])
  const [category] = await loadCategories(db, MARKETS[market].language)
  if (category) await app.inject({ url: `/api/content${category.path}`, headers: UNSEEN })
}

/** What a big catalogue stored is read before the shop says that it is ready, unless that takes too long. */
export async function readStored(app: FastifyInstance, db: Drizzle, config: Config): Promise<void> {
  if (!existsSync(listingsFolder(config.dataDir))) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, MAX_HEAD_START_MS)
  // If it fails, the first visitor waits for it.
  await Promise.race([warmFirst(app, db, config).catch(() => undefined), promise])
  clearTimeout(timer)
}

/** Loads what no market has yet. Returns what ends it, if it has not begun. */
export function warmLater(app: FastifyInstance, { brand }: Config, log: Logger): () => Promise<void> {
  const warm = () =>
    warmSearch(app, BRANDS[brand].markets).catch((error: unknown) =>
      log.warn({ err: error }, 'search index could not be loaded ahead; the first search loads it'),
    )
  const timer = setTimeout(() => void warm(), FIRST_VISITORS_MS)
  return async () => clearTimeout(timer)
}
