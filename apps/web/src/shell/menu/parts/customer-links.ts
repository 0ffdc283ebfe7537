import type { CustomerModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { WellKnownPages } from '@firkant/domain/well-known/well-known-pages.ts'

export interface CustomerLink {
  readonly key: 'myPages' | 'logIn' | 'myProfile' | 'myOrders' | 'makeReturn'
  readonly to: string
}

/** Links to the customer's pages, or the login. */
export function customerLinks(customer: CustomerModel, pages: WellKnownPages): readonly CustomerLink[] {
  const { isLoggedIn, isSoftLoggedIn } = customer
  const own: readonly CustomerLink[] = [
    { key: 'myProfile', to: pages.myPagesProfilePageLink },
    { key: 'myOrders', to: pages.myPagesOrderHistoryPageLink },
    { key: 'makeReturn', to: pages.orderReturnPageLink },
  ]
  const links: readonly CustomerLink[] = [
    { key: 'myPages', to: isLoggedIn ? pages.myPagesStartPageUrl : pages.loginPageUrl },
    ...(isLoggedIn ? [] : [{ key: 'logIn', to: pages.loginPageUrl } as const]),
    ...(isLoggedIn || isSoftLoggedIn ? own : []),
  ]
  // A page that the shop does not have gets the start page's address: left out.
  return links.filter(({ to }) => to !== pages.startPageUrl)
}
