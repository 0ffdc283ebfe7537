import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Redis } from 'ioredis'
import type { DisplayHook } from '@firkant/domain/content/display-conditions.ts'
import type { Database } from '../platform/database/database.ts'
import type { ShopEvents } from '../platform/events/shop-events.ts'
import type { ShopBuild } from '../render/build-files.ts'
import type { Config } from './config.ts'

/** The deps an app lives in. Tests give it a clock and limits of their own. */
export interface AppParts {
  readonly config: Config
  readonly database: Database
  readonly events: ShopEvents
  readonly build: (brand: string) => Promise<ShopBuild>
  /** Development only: built galleries of the kit in every brand, where there are any. */
  readonly kitDir?: string
  readonly log: FastifyBaseLogger
  readonly redis?: Redis | undefined
  readonly now?: () => Date
  readonly version?: string
  readonly isStopping?: () => boolean
  readonly displayHook?: DisplayHook
  /** Beyond this delay the shop is overloaded and says so. */
  readonly eventLoopLimitMs?: () => number
  /** Development only: hot reload stands before the pages. */
  readonly addMiddleware?: (app: FastifyInstance) => Promise<void>
}
