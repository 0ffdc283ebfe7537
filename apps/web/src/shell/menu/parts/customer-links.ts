import type { CustomerModel } from '@firkant/domain/dynamic-data/dynamic-data.ts'
import type { WellKnownPages } from '@firkant/domain/well-known/well-known-pages.ts'

export interface CustomerLink {
  readonly key: 'myPages' | 'logIn' | 'myProfile' | 'myOrders' | 'makeReturn'
  readonly to: string
}

/** Whoever we know sees the ways to what is theirs, whoever has not logged in the way to do so. */
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
  // A page that nobody named stands at the start page's address.
  return links.filter(({ to }) => to !== pages.startPageUrl)
}
