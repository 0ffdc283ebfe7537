import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { PaymentScope } from '../features/orders/ask-provider.ts'
import { createOrderPayments, type OrderPayments } from '../features/orders/order-payments.ts'
import { createPaymentProviders } from '../features/payments/payment-registry.ts'
import type { Database } from '../platform/database/database.ts'
import type { Config } from './config.ts'

export interface OrderServicesOptions {
  readonly config: Config
  readonly database: Database
  readonly brand: BrandDefinition
  readonly now: () => Date
  /** Where this very process listens; known only then. */
  readonly ownUrl: () => string
}

export interface OrderServices extends PaymentScope {
  readonly payments: OrderPayments
}

/** Orders and their money, for the routes and for what runs without being asked. */
export function createOrderServices({ config, database, brand, now, ownUrl }: OrderServicesOptions): OrderServices {
  const { publicUrl, secret, isProduction, nets } = config
  const providers = createPaymentProviders({
    brand,
    secret,
    isProduction,
    nets,
    bankUrl: ownUrl,
    termsUrl: (language) => publicUrl + localizePath(brand, language, '/'),
  })
  const scope: PaymentScope = { database, providers, now, world: { brand, publicUrl } }
  return { ...scope, payments: createOrderPayments(scope) }
}
