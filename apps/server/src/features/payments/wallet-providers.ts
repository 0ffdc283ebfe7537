import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { PaymentProvider } from '@firkant/domain/payments/payment-provider.ts'
import { swishStandInUrl } from '../test-bank/wallets/pages/wallet-page-paths.ts'
import { SWISH_CERTIFICATE_HEADER, WALLET_API_PATHS, walletKeys } from '../test-bank/wallets/wallet-keys.ts'
import type { ClientCertificate } from './call-provider.ts'
import type { KlarnaSettings } from './klarna/klarna-client.ts'
import { createKlarnaProvider } from './klarna/klarna-provider.ts'
import { webhookPath } from './send-provider-request.ts'
import { swishAppUrl } from './swish/swish-payment.ts'
import { createSwishProvider } from './swish/swish-provider.ts'
import type { VippsSettings } from './vipps/vipps-client.ts'
import { createVippsProvider } from './vipps/vipps-provider.ts'

/** Each absent when it is not configured. */
export interface WalletSettings {
  readonly vipps?: (VippsSettings & { readonly apiUrl: string }) | undefined
  readonly swish?:
    | { readonly payeeAlias: string; readonly certificate: ClientCertificate; readonly apiUrl: string }
    | undefined
  readonly klarna?: (KlarnaSettings & { readonly apiUrl: string }) | undefined
}

export interface WalletProvidersOptions extends WalletSettings {
  readonly brand: Pick<BrandDefinition, 'key' | 'name'>
  readonly secret: string
  readonly isProduction: boolean
  readonly publicUrl: string
  /** The shop's own address, where the stand-ins are served. */
  readonly bankUrl: () => string
}

type Wallets = Readonly<Record<'vipps' | 'swish' | 'klarna', PaymentProvider | undefined>>

/** Those with settings, as their providers have them. */
function configuredWallets({ brand, secret, publicUrl, vipps, swish, klarna }: WalletProvidersOptions): Wallets {
  const { callbacks } = walletKeys(secret, brand.key)
  const merchantName = brand.name
  return {
    vipps:
      vipps &&
      createVippsProvider({ ...vipps, merchantName, apiUrl: () => vipps.apiUrl, publicHost: new URL(publicUrl).host }),
    swish:
      swish &&
      createSwishProvider({
        ...swish,
        merchantName,
        apiUrl: () => swish.apiUrl,
        secret: callbacks,
        callbackUrl: () => publicUrl + webhookPath('swish'),
        pageUrl: (returnUrl, token) => swishAppUrl(token, returnUrl),
      }),
    klarna: klarna && createKlarnaProvider({ ...klarna, apiUrl: () => klarna.apiUrl, secret: callbacks }),
  }
}

/** The shop's own server may not reach its public address. */
const calledInside = (provider: PaymentProvider, bankUrl: () => string): PaymentProvider => ({
  ...provider,
  create(request) {
    const { pathname, search } = new URL(request.webhookUrl)
    return provider.create({ ...request, webhookUrl: bankUrl() + pathname + search })
  },
})

/** The same adapters, talking to the stand-ins of this shop's own server. */
function standIns({ brand, secret, bankUrl }: WalletProvidersOptions): Wallets {
  const keys = walletKeys(secret, brand.key)
  const merchantName = brand.name
  const apiUrl = (wallet: keyof typeof WALLET_API_PATHS) => () => bankUrl() + WALLET_API_PATHS[wallet]
  return {
    // Its address is known only once the server listens, so the host of a call is the one that it was sent to.
    vipps: createVippsProvider({ ...keys.vipps, merchantName, apiUrl: apiUrl('vipps'), publicHost: '' }),
    swish: createSwishProvider({
      payeeAlias: keys.swish.payeeAlias,
      headers: { [SWISH_CERTIFICATE_HEADER]: keys.swish.certificate },
      merchantName,
      apiUrl: apiUrl('swish'),
      secret: keys.callbacks,
      callbackUrl: () => bankUrl() + webhookPath('swish'),
      pageUrl: (returnUrl, token) => swishStandInUrl(token, returnUrl),
    }),
    klarna: calledInside(
      createKlarnaProvider({ ...keys.klarna, apiUrl: apiUrl('klarna'), secret: keys.callbacks }),
      bankUrl,
    ),
  }
}

/** What has no settings is played by a stand-in; never in production, where its money would not be real. */
export function createWalletProviders(options: WalletProvidersOptions): Wallets {
  const configured = configuredWallets(options)
  if (options.isProduction) return configured
  const played = standIns(options)
  return {
    vipps: configured.vipps ?? played.vipps,
    swish: configured.swish ?? played.swish,
    klarna: configured.klarna ?? played.klarna,
  }
}
