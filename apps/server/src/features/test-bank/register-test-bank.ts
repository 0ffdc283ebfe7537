import type { FastifyInstance } from 'fastify'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { JobHandler } from '../../platform/jobs/run-jobs.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { registerBankApi } from './bank-api-routes.ts'
import { bankKeys } from './bank-keys.ts'
import { registerBankPages } from './bank-page-routes.ts'
import { createTestBank } from './bank-service.ts'
import { bankQueue, createBankWebhooks, deliverBankWebhooks } from './bank-webhooks.ts'
import { registerWallets, walletJobs } from './wallets/register-wallets.ts'

export interface TestBankOptions extends Pick<ShopContext, 'db' | 'secret' | 'now'> {
  readonly brand: Pick<BrandDefinition, 'key' | 'homeMarket'>
  /** Where this process listens: the only server that the bank calls. */
  readonly ownUrl: () => string
  /** Where the shop takes the messages of a provider: path, and query if it has one. */
  readonly webhookTarget: (provider: string) => string
  /** Delay of a webhook in the mode `late`. */
  readonly lateMs: number
}

/**
 * A bank for development, under `/bank`. It knows nothing of orders and is only called over HTTP, like any other. Never
 * registered in production.
 */
export async function registerTestBank(app: FastifyInstance, options: TestBankOptions): Promise<void> {
  const { db, brand, secret, now, ownUrl, lateMs } = options
  const merchant = brand.key
  const keys = bankKeys(secret, merchant)
  const webhooks = createBankWebhooks({ db, merchant, keys, now, ownUrl, lateMs })
  const bank = createTestBank({ db, merchant, webhooks, now })
  await app.register(async (context) => {
    context.addHook('onClose', () => webhooks.settle())
    registerBankApi(context, { bank, keys, ownUrl })
    registerBankPages(context, { bank, keys, now, homeLanguage: MARKETS[brand.homeMarket].language })
  })
  await registerWallets(app, options)
}

/** The bank's background jobs: late and failed webhooks. */
export function testBankJobs(options: Omit<TestBankOptions, 'lateMs'>): Readonly<Record<string, JobHandler>> {
  const { db, brand, secret, now, ownUrl } = options
  const merchant = brand.key
  const keys = bankKeys(secret, merchant)
  return {
    [bankQueue(merchant)]: deliverBankWebhooks({ db, merchant, keys, now, ownUrl }),
    ...walletJobs(options),
  }
}
