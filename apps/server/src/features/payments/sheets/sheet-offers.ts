import type { SheetOffer } from '@firkant/domain/checkout/express/sheet-wallets.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'

/** What both wallets know cards by that Nordic shops take. */
const NETWORKS = ['visa', 'masterCard'] as const

/** Apple's request, as Payment Request passes it on. */
export function appleOffer(merchantIdentifier: string, countryCode: MarketKey): SheetOffer {
  return {
    wallet: 'applePay',
    data: {
      version: 3,
      merchantIdentifier,
      merchantCapabilities: ['supports3DS'],
      supportedNetworks: NETWORKS,
      countryCode,
    },
  }
}

export interface GoogleOffering {
  readonly merchantId: string
  readonly merchantName: string
  /** Who decrypts: the processor's name at Google, and what it knows the shop by. */
  readonly gateway: string
  readonly gatewayMerchantId: string
  readonly isTrial: boolean
}

/**
 * Google's request. Only cards whose device has shown who holds it (`CRYPTOGRAM_3DS`): for others the bank would ask in a
 * page of its own, as it does in the checkout.
 */
export function googleOffer(offering: GoogleOffering, countryCode: MarketKey): SheetOffer {
  const { merchantId, merchantName, gateway, gatewayMerchantId, isTrial } = offering
  return {
    wallet: 'googlePay',
    data: {
      environment: isTrial ? 'TEST' : 'PRODUCTION',
      apiVersion: 2,
      apiVersionMinor: 0,
      merchantInfo: { merchantId, merchantName },
      allowedPaymentMethods: [
        {
          type: 'CARD',
          parameters: {
            allowedAuthMethods: ['CRYPTOGRAM_3DS'],
            allowedCardNetworks: NETWORKS.map((network) => network.toUpperCase()),
          },
          tokenizationSpecification: { type: 'PAYMENT_GATEWAY', parameters: { gateway, gatewayMerchantId } },
        },
      ],
      transactionInfo: { countryCode },
    },
  }
}
