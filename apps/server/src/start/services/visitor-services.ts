import { createCartEvents } from '../../features/cart/cart-events.ts'
import { createCartService } from '../../features/cart/cart-service.ts'
import { CODE_WINDOW_MS } from '../../features/cart/code-attempts.ts'
import { createCheckoutService } from '../../features/checkout/checkout-service.ts'
import { INVOICE_WINDOW_MS, limitInvoices } from '../../features/checkout/limit-invoices.ts'
import { findOrderTaker } from '../../features/employee/order-taker.ts'
import { createListService } from '../../features/lists/list-service.ts'
import { createListToCart } from '../../features/lists/list-to-cart.ts'
import { createCountryService } from '../../features/market/country-service.ts'
import { createProductViews } from '../../features/stock/product-views.ts'
import { createSharedViews } from '../../features/stock/shared-views.ts'
import { createStoredViews } from '../../features/stock/stored-views.ts'
import { findPageAddresses } from '../../pages/page-addresses.ts'
import type { PageDependencies } from '../../pages/page-request.ts'
import { createAttemptLimit } from '../../platform/shared-state/attempt-limit.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { createVisitorIds } from '../../platform/visitors/visitor-identity.ts'
import type { VisitorServices } from '../dynamic-data-resolvers.ts'
import type { OrderServices } from './order-services.ts'

interface VisitorParts {
  readonly deps: PageDependencies
  readonly orders: OrderServices
  /** Of attempts at codes and invoices; not in tests. */
  readonly hasLimits: boolean
  readonly countOrder: (end: string) => void
}

/** Services for data of single visitors. */
export function createVisitorServices(
  { redis, log, secret, now, brand, database, invoiceDays }: ShopContext,
  { deps, orders, hasLimits, countOrder }: VisitorParts,
): VisitorServices {
  const attempts = { now, secret, redis }
  const record = redis ? createSharedViews(redis, brand.key) : createStoredViews(database.main, brand.key)
  const viewers = createVisitorIds({ secret: `viewer\n${secret}`, isHttps: false })
  const cartEvents = createCartEvents((error) =>
    log.error({ err: error }, 'a listener for cart events failed; the cart itself is saved'),
  )
  const carts = createCartService({
    database,
    brand,
    events: cartEvents,
    paymentMethodKeys: orders.providers.paymentMethodKeys,
    findStoreOfSeller: async (requester) =>
      (await findOrderTaker(database.main, { brand: brand.key, ...requester }))?.storeKey,
    ...(hasLimits && { codeAttemptLimit: createAttemptLimit({ windowMs: CODE_WINDOW_MS, ...attempts }) }),
  })
  const invoiceAttempts = hasLimits ? createAttemptLimit({ windowMs: INVOICE_WINDOW_MS, ...attempts }) : undefined
  return {
    carts,
    checkout: createCheckoutService({
      ...orders,
      carts,
      invoiceDays,
      countOrder,
      limitInvoices: limitInvoices(invoiceAttempts, brand.key),
    }),
    cartEvents,
    countries: createCountryService({
      brand,
      loadCart: (requester) => carts.load(requester),
      findAddresses: (from, markets) => findPageAddresses(deps, from, markets),
    }),
    lists: createListService(deps, deps.lists),
    listToCart: createListToCart(deps, carts),
    views: createProductViews(record, { db: database.replica, brand: brand.key, viewers }),
  }
}
