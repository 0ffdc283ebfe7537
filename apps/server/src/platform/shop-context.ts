import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { InvoiceDays } from '@firkant/domain/law/invoice/invoice-days.ts'
import type { Database, Drizzle } from './database/database.ts'
import type { FileStore } from './file-store/file-store.ts'

/**
 * The shop that a process serves. Made once, by `start/services.ts`; each feature picks what it reads of it, and is
 * handed the whole.
 */
export interface ShopContext {
  readonly brand: BrandDefinition
  readonly database: Database
  /** The primary of `database`: whoever writes reads here what was written. */
  readonly db: Drizzle
  /** Where customers find the shop, without a slash at the end. */
  readonly publicUrl: string
  readonly isHttps: boolean
  /** How long buyers have to pay an invoice after the goods have come. */
  readonly invoiceDays: InvoiceDays
  /** Signs and derives what links and cookies carry. */
  readonly secret: string
  readonly now: () => Date
  readonly log: FastifyBaseLogger
  /** Shared by all processes of the shop, where there is one. */
  readonly redis: Redis | undefined
  /** Of all processes of all hosts, where the settings name one. */
  readonly files: FileStore | undefined
}
