import type { FastifyInstance } from 'fastify'
import { rateLimited } from '../../../platform/http/rate-limits.ts'
import type { BankKeys } from '../bank-keys.ts'
import { registerCheckoutCom } from './checkout-com/checkout-com-routes.ts'
import { registerKlarna } from './klarna/klarna-routes.ts'
import { walletPageUrl } from './pages/wallet-page-paths.ts'
import { registerSwish } from './swish/swish-routes.ts'
import { registerVipps } from './vipps/vipps-routes.ts'
import type { WalletHouse } from './wallet-house.ts'
import { WALLET_API_PATHS, type WalletKeys } from './wallet-keys.ts'
import type { Wallet } from './wallet-steps.ts'
import type { WalletPayment } from './wallet-tables.ts'

const BODY_BYTES = 64 * 1024
/** One shop calls for many buyers. */
const CALLS_PER_MINUTE = 6000

const options = {
  config: { ...rateLimited(CALLS_PER_MINUTE), withoutCsrfHeader: true },
  schema: { hide: true },
  bodyLimit: BODY_BYTES,
} as const

export interface WalletRoutesContext {
  /** What stands before the paths of the protocol. */
  readonly base: string
  readonly options: typeof options
  readonly house: WalletHouse
  readonly keys: WalletKeys
  /** Where the buyer decides, on the address that they came from. */
  readonly pageUrl: (payment: WalletPayment) => string
  readonly webhookTarget: (wallet: Wallet) => string
  readonly ownUrl: () => string
}

export interface WalletApiOptions extends Omit<WalletRoutesContext, 'base' | 'options' | 'pageUrl'> {
  readonly bankKeys: BankKeys
}

const PROTOCOLS = {
  vipps: registerVipps,
  swish: registerSwish,
  klarna: registerKlarna,
  'checkout-com': registerCheckoutCom,
} as const

/** Each protocol in a context of its own, below a path of its own. */
export async function registerWalletApis(app: FastifyInstance, given: WalletApiOptions): Promise<void> {
  const pageUrl = (payment: WalletPayment) => walletPageUrl(given.bankKeys, payment)
  for (const [wallet, register] of Object.entries(PROTOCOLS))
    await app.register(async (context) =>
      register(context, { ...given, base: WALLET_API_PATHS[wallet as Wallet], options, pageUrl }),
    )
}
