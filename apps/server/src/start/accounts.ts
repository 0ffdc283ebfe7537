import type { AccountContext } from '../features/customer/account-context.ts'
import { LOGIN_WINDOW_MS } from '../features/customer/login-attempts.ts'
import type { LoginMerging } from '../features/customer/merge-at-login.ts'
import { createPasswordHashing } from '../features/customer/password-hashing.ts'
import type { PageDependencies } from '../pages/page-request.ts'
import { createAttemptLimit } from '../platform/shared-state/attempt-limit.ts'
import type { AppParts } from './app-parts.ts'
import type { VisitorServices } from './dynamic-data-resolvers.ts'

function createLoginMerging({ carts }: Pick<VisitorServices, 'carts'>): LoginMerging {
  return async ({ visitorHash, market, now }, customerId) => {
    const isMerged = await carts.mergeCarts({ visitorHash, customerId, market: market.key, now })
    return isMerged ? { cartLines: 1, wishlistItems: 0 } : undefined
  }
}

/** For the calls and forms of customers. */
export function createAccounts(
  { config, database, redis }: AppParts,
  { brand, newsletter, now }: PageDependencies,
  { carts }: VisitorServices,
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
    mergeAtLogin: createLoginMerging({ carts }),
  }
}
