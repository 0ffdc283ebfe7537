import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { findPageByKey } from '../../features/content/content-store.ts'
import { TERMS_KEY } from '../../features/orders/mails/order-mail-terms.ts'
import { createOrderPayments, type OrderPayments } from '../../features/payments/order-payments.ts'
import { createPaymentProviders } from '../../features/payments/payment-registry.ts'
import type { PaymentContext } from '../../features/payments/send-provider-request.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { Config } from '../config.ts'

export interface OrderServicesOptions extends Pick<ShopContext, 'database' | 'brand' | 'now'> {
  readonly config: Config
  /** The address that this process listens on; known only once it listens. */
  readonly ownUrl: () => string
}

export interface OrderServices extends PaymentContext {
  readonly payments: OrderPayments
}

/** The editors' page with the terms, else the start page. */
async function findTermsUrl(
  { database, brand, publicUrl, now }: Pick<OrderServicesOptions, 'database' | 'brand' | 'now'> & { publicUrl: string },
  language: MarketLanguage,
): Promise<string> {
  const context = { brand: brand.key, language, now: now() }
  const terms = await findPageByKey(database.forOrders, context, TERMS_KEY)
  return publicUrl + localizePath(brand, language, terms?.path ?? '/')
}

/** Orders and payments, for routes and background jobs. */
export function createOrderServices({ config, database, brand, now, ownUrl }: OrderServicesOptions): OrderServices {
  const { publicUrl, secret, isProduction, nets, vipps, swish, klarna, checkoutCom, applePay, googlePay } = config
  const providers = createPaymentProviders({
    brand,
    secret,
    isProduction,
    nets,
    vipps,
    swish,
    klarna,
    checkoutCom,
    applePay,
    googlePay,
    publicUrl,
    bankUrl: ownUrl,
    termsUrl: (language) => findTermsUrl({ database, brand, publicUrl, now }, language),
  })
  const context: PaymentContext = { database, providers, now, secret, shop: { brand, publicUrl } }
  return { ...context, payments: createOrderPayments(context) }
}
