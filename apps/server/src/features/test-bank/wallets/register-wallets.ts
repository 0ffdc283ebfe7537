import type { FastifyInstance } from 'fastify'
import { MARKETS } from '@firkant/domain/market/market.ts'
import type { JobHandler } from '../../../platform/jobs/run-jobs.ts'
import { bankKeys } from '../bank-keys.ts'
import type { TestBankOptions } from '../register-test-bank.ts'
import { registerWalletPages } from './pages/wallet-page-routes.ts'
import { registerSheets } from './sheets/sheet-routes.ts'
import { createWalletHouse } from './wallet-house.ts'
import { walletKeys } from './wallet-keys.ts'
import { registerWalletApis } from './wallet-routes.ts'
import { createWalletWebhooks, deliverWalletWebhooks, makeWalletCall, walletQueue } from './wallet-webhooks.ts'

const contextOf = ({ db, brand, secret, now, ownUrl }: Omit<TestBankOptions, 'lateMs'>) => ({
  db,
  merchant: brand.key,
  keys: walletKeys(secret, brand.key),
  now,
  ownUrl,
})

/** Stand-ins for Vipps MobilePay, Swish, Klarna, Apple Pay and Google Pay that speak their protocols. Never registered in production. */
export async function registerWallets(app: FastifyInstance, options: TestBankOptions): Promise<void> {
  const { brand, secret, now, ownUrl, lateMs, webhookTarget } = options
  const context = contextOf(options)
  const pageKeys = bankKeys(secret, brand.key)
  const webhooks = createWalletWebhooks({ ...context, lateMs })
  const house = createWalletHouse({ ...context, webhooks, now })
  await app.register(async (bank) => {
    bank.addHook('onClose', () => webhooks.settle())
    await registerWalletApis(bank, { house, keys: context.keys, bankKeys: pageKeys, webhookTarget, ownUrl })
    await bank.register(async (sheets) => registerSheets(sheets, { keys: context.keys, now }))
    const homeLanguage = MARKETS[brand.homeMarket].language
    await bank.register(async (pages) =>
      registerWalletPages(pages, {
        house,
        keys: pageKeys,
        homeLanguage,
        send: (call) => makeWalletCall(context, call),
      }),
    )
  })
}

/** Late and failed messages of the stand-ins. */
export function walletJobs(options: Omit<TestBankOptions, 'lateMs'>): Readonly<Record<string, JobHandler>> {
  return { [walletQueue(options.brand.key)]: deliverWalletWebhooks(contextOf(options)) }
}
