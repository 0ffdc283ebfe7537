import { createHmac } from 'node:crypto'

/** What the shop and the stand-ins know of each other, derived one-way from the shop's secret: nothing to set up. */
export interface WalletKeys {
  readonly vipps: {
    readonly clientId: string
    readonly clientSecret: string
    readonly subscriptionKey: string
    readonly merchantSerialNumber: string
    readonly webhookSecret: string
    readonly accessToken: string
  }
  readonly swish: { readonly payeeAlias: string; readonly certificate: string }
  readonly klarna: { readonly username: string; readonly password: string }
  readonly checkoutCom: {
    readonly publicKey: string
    readonly secretKey: string
    readonly channel: string
    readonly webhookSecret: string
  }
  readonly applePay: { readonly merchantId: string; readonly certificate: string }
  /** Seals the tokens of the sheets that testers play: nobody else can make one. */
  readonly sheets: string
  /** Seals what the shop gives away and gets back: identifiers and addresses of callbacks. */
  readonly callbacks: string
}

/** The payee of Swish's own simulator. */
const SWISH_PAYEE = '1231181189'
const VIPPS_MERCHANT = '100042'

/**
 * Swish knows a shop by the certificate of its connection. The stand-in is served by the shop's own server, without one:
 * this header stands for what a proxy that ends such connections passes on.
 */
export const SWISH_CERTIFICATE_HEADER = 'x-client-certificate'

/** The same for the merchant's identity at Apple. */
export const APPLE_CERTIFICATE_HEADER = 'x-merchant-identity'

export const WALLET_API_PATHS = {
  vipps: '/bank/vipps',
  swish: '/bank/swish',
  klarna: '/bank/klarna',
  'checkout-com': '/bank/checkout-com',
} as const
/** Apple, which is asked for sessions. */
export const APPLE_API_PATH = '/bank/apple-pay'

export function walletKeys(secret: string, merchant: string): WalletKeys {
  const keyFor = (purpose: string) =>
    createHmac('sha256', secret).update(`test bank wallets\n${merchant}\n${purpose}`).digest('base64url')
  return {
    vipps: {
      clientId: keyFor('vipps client').slice(0, 36),
      clientSecret: keyFor('vipps secret'),
      subscriptionKey: keyFor('vipps subscription').slice(0, 32),
      merchantSerialNumber: VIPPS_MERCHANT,
      webhookSecret: keyFor('vipps webhook'),
      accessToken: keyFor('vipps token'),
    },
    swish: { payeeAlias: SWISH_PAYEE, certificate: keyFor('swish certificate') },
    klarna: { username: `K${keyFor('klarna user').slice(0, 10)}`, password: keyFor('klarna password') },
    checkoutCom: {
      publicKey: `pk_${keyFor('checkout.com public').slice(0, 32)}`,
      secretKey: `sk_${keyFor('checkout.com secret')}`,
      channel: `pc_${keyFor('checkout.com channel').slice(0, 26)}`,
      webhookSecret: keyFor('checkout.com webhook'),
    },
    applePay: { merchantId: `merchant.test.${merchant}`, certificate: keyFor('apple identity') },
    sheets: keyFor('sheets'),
    callbacks: keyFor('callbacks'),
  }
}
