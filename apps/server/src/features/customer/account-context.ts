import { MARKETS } from '@firkant/domain/market/market.ts'
import type { SessionOrigin } from '../../platform/sessions/session-service.ts'
import type { AttemptLimit } from '../../platform/shared-state/attempt-limit.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { KnownRequester } from '../../platform/visitors/requester.ts'
import type { NewsletterService } from '../newsletter/newsletter-service.ts'
import type { CustomerData } from './customer-data.ts'
import type { CustomerRow } from './customer-store.ts'
import type { PasswordHashing } from './passwords/password-hashing.ts'
import type { LoginMerging } from './sign-in/merge-at-login.ts'

/** What the calls about accounts work with. */
export interface AccountContext extends Pick<ShopContext, 'db' | 'brand' | 'publicUrl' | 'secret' | 'now'> {
  readonly hashing: PasswordHashing
  /** Absent: wrong passwords are not limited. */
  readonly attempts?: AttemptLimit | undefined
  readonly newsletter: Pick<NewsletterService, 'signUpIn'>
  readonly mergeAtLogin: LoginMerging
  readonly data: CustomerData
}

/** Links of mails hold at the brand that sent them. */
export type LinkContext = Pick<AccountContext, 'db' | 'brand' | 'now'>

/** For mails that no visit of the customer's causes. */
export function languageOf({ brand }: Pick<AccountContext, 'brand'>, customer: Pick<CustomerRow, 'language'>) {
  return customer.language ?? MARKETS[brand.homeMarket].language
}

/** A browser that signs in. */
export interface LoginRequester extends KnownRequester, SessionOrigin {}
