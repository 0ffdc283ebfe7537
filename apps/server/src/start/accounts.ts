import type { AccountContext } from '../features/customer/account-context.ts'
import { LOGIN_WINDOW_MS } from '../features/customer/login-attempts.ts'
import type { LoginMerging } from '../features/customer/merge-at-login.ts'
import { createPasswordHashing } from '../features/customer/password-hashing.ts'
import type { PageDependencies } from '../pages/page-request.ts'
import { createAttemptLimit } from '../platform/shared-state/attempt-limit.ts'
import type { AppParts } from './app-parts.ts'
import { CUSTOMER_DATA } from './customer-data.ts'
import type { VisitorServices } from './dynamic-data-resolvers.ts'

function createLoginMerging({ carts, wishlists }: Pick<VisitorServices, 'carts' | 'wishlists'>): LoginMerging {
  return async (requester, customerId) => {
    const { visitorHash, market, now } = requester
    const cart = await carts.mergeCarts({ visitorHash, customerId, market: market.key, now })
    const wishlistItems = await wishlists.merge(requester, customerId)
    return cart || wishlistItems > 0 ? { cartLines: 0, ...cart, wishlistItems } : undefined
  }
}

/** For the calls and forms of customers. */
export function createAccounts(
  { config, database, redis }: AppParts,
  { brand, newsletter, now }: PageDependencies,
  visitors: VisitorServices,
): AccountContext {
  return {
    db: database.main,
    brand,
    publicUrl: config.publicUrl,
    secret: config.secret,
    now,
    hashing: createPasswordHashing(config.hashing),
    attempts: config.rateLimits ? createAttemptLimit({ windowMs: LOGIN_WINDOW_MS, now, redis }) : undefined,
    newsletter,
    mergeAtLogin: createLoginMerging(visitors),
    data: CUSTOMER_DATA,
  }
}
