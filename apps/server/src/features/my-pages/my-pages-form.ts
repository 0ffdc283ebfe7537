import { loginAddress } from '@firkant/domain/customer/sign-in-forms.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { myPagesPaths, type MyPagesPaths } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import type { myPagesFormRows } from '@firkant/domain/my-pages/my-pages-form-rows.ts'
import type { FormHandlers, SenderRule, SentBy } from '../../platform/forms/form-routes.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { readSessionToken } from '../../platform/sessions/session-cookies.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { listWellKnownPages } from '../content/content-store.ts'
import { findPageCustomer, type PageCustomer } from '../customer/page-customer.ts'

export type MyPagesFormContext = Pick<ShopContext, 'db' | 'brand' | 'now'>

/** A customer who is signed in, and where their pages are. */
export interface MyPagesSender {
  readonly customer: PageCustomer
  readonly paths: MyPagesPaths
}

export type MyPagesForm = SentBy<MyPagesSender>
export type MyPagesHandlers = FormHandlers<typeof myPagesFormRows, { customer: MyPagesSender }>

/** Whoever is not signed in is sent to sign in, and from there to their start page. */
export function customerRule({ db, brand, now }: MyPagesFormContext): SenderRule<MyPagesSender> {
  const pagesIn = (language: MarketLanguage) => listWellKnownPages(db, { brand: brand.key, language })
  return {
    async find({ request, market: { language } }) {
      const token = readSessionToken(request, 'customer')
      const customer = await findPageCustomer(db, { token, brand: brand.key, now: now() })
      if (!customer) throw new ProblemException('sign-in-required')
      return { customer, paths: myPagesPaths(await pagesIn(language), language) }
    },
    async login({ market: { language }, addressOf }) {
      const pages = await pagesIn(language)
      return loginAddress(addressOf(pages.loginPageUrl), addressOf(myPagesPaths(pages, language).start))
    },
  }
}
