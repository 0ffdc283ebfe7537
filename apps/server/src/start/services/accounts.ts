import type { AccountContext } from '../../features/customer/account-context.ts'
import { createPasswordHashing } from '../../features/customer/passwords/password-hashing.ts'
import { LOGIN_WINDOW_MS } from '../../features/customer/sign-in/login-attempts.ts'
import type { LoginMerging } from '../../features/customer/sign-in/merge-at-login.ts'
import { mergeHomes } from '../../features/fit/visitor-home.ts'
import type { PageDependencies } from '../../pages/page-request.ts'
import { createAttemptLimit } from '../../platform/shared-state/attempt-limit.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { Config } from '../config.ts'
import { CUSTOMER_DATA } from '../customer-data.ts'
import type { VisitorServices } from '../dynamic-data-resolvers.ts'

type Merged = Pick<VisitorServices, 'carts' | 'lists'>

/** Whoever has proved who they are is signed in, also when what they had can not be brought along now: it stays the visitor's. */
function createLoginMerging({ carts, lists }: Merged, { log, database, brand }: ShopContext): LoginMerging {
  const orNothing = <Value>(merging: Promise<Value>) =>
    merging.catch((error: unknown) => {
      log.error({ err: error }, 'what a visitor had was not merged at login')
      return undefined
    })
  return async (requester, customerId) => {
    const { visitorHash, market, now } = requester
    const cart = await orNothing(carts.mergeCarts({ visitorHash, customerId, market: market.key, now }))
    await orNothing(database.main.transaction((tx) => mergeHomes(tx, { brand: brand.key, visitorHash, customerId })))
    const wishlistItems = (await orNothing(lists.merge(requester, customerId))) ?? 0
    return cart || wishlistItems > 0 ? { cartLines: 0, ...cart, wishlistItems } : undefined
  }
}

/** For the calls and forms of customers. */
export function createAccounts(
  context: ShopContext,
  { hashing, rateLimits }: Pick<Config, 'hashing' | 'rateLimits'>,
  services: Merged & Pick<PageDependencies, 'newsletter'>,
): AccountContext {
  return {
    ...context,
    hashing: createPasswordHashing(hashing),
    attempts: rateLimits ? createAttemptLimit({ ...context, windowMs: LOGIN_WINDOW_MS }) : undefined,
    newsletter: services.newsletter,
    mergeAtLogin: createLoginMerging(services, context),
    data: CUSTOMER_DATA,
  }
}
