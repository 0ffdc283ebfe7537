import type { FastifyBaseLogger, FastifyInstance, RouteOptions } from 'fastify'
import type { Redis } from 'ioredis'
import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { DisplayHook } from '@firkant/domain/content/experiences/display-conditions.ts'
import type { Database } from '../platform/database/database.ts'
import type { ShopEvents } from '../platform/events/shop-events.ts'
import type { WatchedStore } from '../platform/file-store/watched-store.ts'
import type { ShopContext } from '../platform/shop-context.ts'
import type { ShopBuild } from '../render/document/build-files.ts'
import type { Config } from './config.ts'

/** What an app is built from. Tests pass their own clock and limits. */
export interface AppParts {
  readonly config: Config
  readonly database: Database
  readonly events: ShopEvents
  readonly build: (brand: string) => Promise<ShopBuild>
  /** Development only: built component galleries of every brand, where they exist. */
  readonly kitDir?: string
  readonly log: FastifyBaseLogger
  readonly redis?: Redis | undefined
  readonly files?: WatchedStore | undefined
  readonly now?: () => Date
  readonly version?: string
  readonly isStopping?: () => boolean
  readonly displayHook?: DisplayHook
  /** Event loop delay above which the shop answers 503. */
  readonly eventLoopLimitMs?: () => number
  /** How late the event loop was since it was asked last; of this, newcomers wait before the door. */
  readonly loopDelayMs?: () => number
  /** How often it is asked. */
  readonly lookEveryMs?: number
  /** How long what was counted for the insights waits for its write. */
  readonly countsEveryMs?: number
  /** How often the studio's open windows are asked whether they may stay. */
  readonly studioBeatMs?: number
  /** Named every route as it is registered, so that a test can ask about all of them. */
  readonly onRoute?: (route: RouteOptions) => void
  /** Development only: hot reload runs before the pages. */
  readonly addMiddleware?: (app: FastifyInstance) => Promise<void>
}

/** Of an app, or of the work that no request starts. */
export function createShopContext(
  parts: Pick<AppParts, 'config' | 'database' | 'log' | 'redis' | 'files' | 'now'>,
): ShopContext {
  const { config, database, log, redis, files, now = () => new Date() } = parts
  const { publicUrl, secret, invoiceDays } = config
  const isHttps = publicUrl.startsWith('https:')
  const brand = BRANDS[config.brand]
  return { brand, database, db: database.main, publicUrl, isHttps, invoiceDays, secret, now, log, redis, files }
}
