import { PAYMENT_METHOD_KEYS, type PaymentMethodKey } from '@firkant/domain/cart/shipping/shipping-methods.ts'
import { EXPRESS_WALLET } from '@firkant/domain/checkout/express/express.ts'
import { isSheetWallet } from '@firkant/domain/checkout/express/sheet-wallets.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { PaymentProvider } from '@firkant/domain/payments/payment-provider.ts'
import { bankKeys } from '../test-bank/bank-keys.ts'
import { inStoreProvider } from './in-store-provider.ts'
import { invoiceProvider } from './invoice-provider.ts'
import type { NetsSettings } from './nets-client.ts'
import { createNetsProvider } from './nets-provider.ts'
import { createSheetProviders, type SheetProviders, type SheetSettings } from './sheets/sheet-providers.ts'
import { createTestBankProvider } from './test-bank-provider.ts'
import { createWalletProviders, type WalletProvidersOptions } from './wallet-providers.ts'

export interface PaymentSettings extends WalletProvidersOptions, SheetSettings {
  /** Absent when Nets is not configured. */
  readonly nets: NetsSettings | undefined
  readonly termsUrl: (language: MarketLanguage) => Promise<string>
}

export interface PaymentProviders {
  /** The payment methods that can be offered. */
  readonly paymentMethodKeys: readonly PaymentMethodKey[]
  /** Whether to register the test bank's routes. */
  readonly hasTestBank: boolean
  /** The provider for a new payment. */
  readonly forMethod: (methodKey: string) => PaymentProvider | undefined
  /** Whether a wallet is there that says who buys. */
  readonly hasExpress: boolean
  /** Wallets in browsers: on the page before a wallet alone. */
  readonly sheets: SheetProviders
  /** Those that have books of their own; an invoice has none but ours. */
  readonly withBooks: readonly PaymentProvider[]
  /** The provider of an existing payment or a webhook. */
  readonly named: (providerKey: string) => PaymentProvider | undefined
}

/**
 * Way to pay → provider. To add a provider: write an adapter to `PaymentProvider` beside this file, read its settings in
 * `start/config.ts`, and name it here. To add a way to pay: its key in `PAYMENT_METHOD_KEYS`, then here.
 */
export function createPaymentProviders(settings: PaymentSettings): PaymentProviders {
  const { brand, secret, isProduction, nets, bankUrl, termsUrl } = settings
  // The test bank must never be reachable in production: its money is not real.
  const testBank = isProduction
    ? undefined
    : createTestBankProvider({ merchantName: brand.name, keys: bankKeys(secret, brand.key), bankUrl })
  const card = nets ? createNetsProvider({ ...nets, termsUrl }) : testBank
  const methods: Readonly<Record<PaymentMethodKey, PaymentProvider | undefined>> = {
    card,
    ...createWalletProviders(settings),
    invoice: invoiceProvider,
    link: card,
    inStore: inStoreProvider,
  }
  const sheets = createSheetProviders(settings)
  const all = [...Object.values(methods), ...Object.values(sheets.methods), testBank].filter(
    (provider) => provider !== undefined,
  )
  const offered = PAYMENT_METHOD_KEYS.filter((key) => methods[key])
  return {
    paymentMethodKeys: offered,
    hasTestBank: testBank !== undefined,
    sheets,
    forMethod: (methodKey) => {
      if (isSheetWallet(methodKey)) return sheets.methods[methodKey]
      const key = offered.find((each) => each === methodKey)
      return key && methods[key]
    },
    hasExpress: methods[EXPRESS_WALLET]?.readBuyer !== undefined,
    withBooks: [...new Set(all)].filter(({ settle }) => settle === undefined),
    named: (providerKey) => all.find(({ key }) => key === providerKey),
  }
}
