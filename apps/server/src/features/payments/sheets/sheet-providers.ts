import type { SheetOffers, SheetWallet } from '@firkant/domain/checkout/express/sheet-wallets.ts'
import { MARKETS, type MarketKey } from '@firkant/domain/market/market.ts'
import type { PaymentProvider } from '@firkant/domain/payments/payment-provider.ts'
import {
  APPLE_API_PATH,
  APPLE_CERTIFICATE_HEADER,
  WALLET_API_PATHS,
  walletKeys,
} from '../../test-bank/wallets/wallet-keys.ts'
import type { ClientCertificate } from '../call-provider.ts'
import type { CheckoutComSettings } from '../checkout-com/checkout-com-client.ts'
import { createCheckoutComProvider } from '../checkout-com/checkout-com-provider.ts'
import { createAppleSessions, type OpenAppleSession } from './apple-session.ts'
import { appleOffer, googleOffer } from './sheet-offers.ts'

/** The processor and at least one of the two, or nothing. */
export interface SheetSettings {
  readonly checkoutCom?: (CheckoutComSettings & { readonly apiUrl: string; readonly isTrial: boolean }) | undefined
  readonly applePay?:
    | {
        readonly merchantId: string
        readonly certificate: ClientCertificate
        /** The file that shows Apple whose domain it is. */
        readonly domainFile: string
        readonly apiUrl: string
      }
    | undefined
  readonly googlePay?: { readonly merchantId: string } | undefined
}

export interface SheetProvidersOptions extends SheetSettings {
  readonly brand: { readonly key: string; readonly name: string }
  readonly secret: string
  readonly isProduction: boolean
  readonly publicUrl: string
  readonly bankUrl: () => string
}

/** Apple Pay and Google Pay, as far as they are set up. */
export interface SheetProviders {
  readonly methods: Readonly<Record<SheetWallet, PaymentProvider | undefined>>
  readonly offersIn: (market: MarketKey) => SheetOffers | undefined
  readonly openAppleSession: OpenAppleSession | undefined
  /** Served below `/.well-known`. */
  readonly appleDomainFile: string | undefined
}

export const NO_SHEETS: SheetProviders = {
  methods: { applePay: undefined, googlePay: undefined },
  offersIn: () => undefined,
  openAppleSession: undefined,
  appleDomainFile: undefined,
}

/** As Google knows Checkout.com. */
const GATEWAY = 'checkoutltd'

interface Offering extends Pick<SheetOffers, 'isPlayed'> {
  readonly label: string
  readonly publicKey: string
  readonly isTrial: boolean
  /** Merchant ids; absent for a wallet that is not set up. */
  readonly apple: string | undefined
  readonly google: string | undefined
}

function offersOf({ label, publicKey, isTrial, isPlayed, apple, google }: Offering, market: MarketKey): SheetOffers {
  const gateway = { gateway: GATEWAY, gatewayMerchantId: publicKey }
  const offers = [
    apple !== undefined && appleOffer(apple, market),
    google !== undefined && googleOffer({ merchantId: google, merchantName: label, ...gateway, isTrial }, market),
  ].filter((offer) => offer !== false)
  return { currency: MARKETS[market].currency, label, offers, isPlayed }
}

function configured(options: SheetProvidersOptions): SheetProviders {
  const { brand, publicUrl, checkoutCom, applePay, googlePay } = options
  const processor = checkoutCom && createCheckoutComProvider({ ...checkoutCom, apiUrl: () => checkoutCom.apiUrl })
  return {
    methods: { applePay: applePay && processor, googlePay: googlePay && processor },
    offersIn: (market) =>
      checkoutCom &&
      offersOf(
        {
          ...checkoutCom,
          label: brand.name,
          isPlayed: false,
          apple: applePay?.merchantId,
          google: googlePay?.merchantId,
        },
        market,
      ),
    openAppleSession:
      applePay &&
      createAppleSessions({
        ...applePay,
        apiUrl: () => applePay.apiUrl,
        displayName: brand.name,
        domain: new URL(publicUrl).host,
      }),
    appleDomainFile: applePay?.domainFile,
  }
}

/** The same adapters, talking to the stand-ins of this shop's own server. */
function played(options: SheetProvidersOptions): SheetProviders {
  const { brand, secret, bankUrl, publicUrl } = options
  const keys = walletKeys(secret, brand.key)
  const processor = createCheckoutComProvider({
    ...keys.checkoutCom,
    apiUrl: () => bankUrl() + WALLET_API_PATHS['checkout-com'],
  })
  const { merchantId } = keys.applePay
  const domain = new URL(publicUrl).host
  return {
    methods: { applePay: processor, googlePay: processor },
    offersIn: (market) =>
      offersOf(
        {
          ...keys.checkoutCom,
          label: brand.name,
          isTrial: true,
          isPlayed: true,
          apple: merchantId,
          google: merchantId,
        },
        market,
      ),
    openAppleSession: createAppleSessions({
      merchantId,
      headers: { [APPLE_CERTIFICATE_HEADER]: keys.applePay.certificate },
      apiUrl: () => bankUrl() + APPLE_API_PATH,
      displayName: brand.name,
      domain,
    }),
    appleDomainFile: undefined,
  }
}

/** Without settings the demo plays them; never in production, where their money would not be real. */
export function createSheetProviders(options: SheetProvidersOptions): SheetProviders {
  return options.isProduction || options.checkoutCom ? configured(options) : played(options)
}
