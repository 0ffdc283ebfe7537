import type { FastifyInstance } from 'fastify'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { JobHandler } from '../../platform/jobs/run-jobs.ts'
import { registerBankApi } from './bank-api-routes.ts'
import { bankKeys } from './bank-keys.ts'
import { registerBankPages } from './bank-page-routes.ts'
import { createTestBank } from './bank-service.ts'
import { bankQueue, createBankWebhooks, deliverBankWebhooks } from './bank-webhooks.ts'

export interface TestBankOptions {
  readonly db: Drizzle
  readonly brand: Pick<BrandDefinition, 'key' | 'homeMarket'>
  /** The shop's: the bank's keys are made from it. */
  readonly secret: string
  readonly now: () => Date
  /** Where this process listens: the only house that the bank calls. */
  readonly ownUrl: () => string
  /** How long a webhook waits that a tester wants late. */
  readonly lateMs: number
}

/**
 * A bank for a shop that has none, under `/bank`. It knows nothing of orders and is spoken to over HTTP alone, like any
 * other. Never registered in production.
 */
export async function registerTestBank(app: FastifyInstance, options: TestBankOptions): Promise<void> {
  const { db, brand, secret, now, ownUrl, lateMs } = options
  const merchant = brand.key
  const keys = bankKeys(secret, merchant)
  const webhooks = createBankWebhooks({ db, merchant, keys, now, ownUrl, lateMs })
  const bank = createTestBank({ db, merchant, webhooks })
  await app.register(async (context) => {
    context.addHook('onClose', () => webhooks.settle())
    registerBankApi(context, { bank, keys, ownUrl })
    registerBankPages(context, { bank, keys, now, homeLanguage: MARKETS[brand.homeMarket].language })
  })
}

/** The bank's part of the background work: what it has to tell later, or again. */
export function testBankJobs(options: Omit<TestBankOptions, 'lateMs'>): Readonly<Record<string, JobHandler>> {
  const { db, brand, secret, now, ownUrl } = options
  const merchant = brand.key
  const keys = bankKeys(secret, merchant)
  return { [bankQueue(merchant)]: deliverBankWebhooks({ db, merchant, keys, now, ownUrl }) }
}
