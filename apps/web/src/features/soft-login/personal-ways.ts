import type { WellKnownPages } from '@firkant/domain/well-known/well-known-pages.ts'

const WAYS = {
  profile: 'myPagesProfilePageLink',
  orders: 'myPagesOrderHistoryPageLink',
  return: 'orderReturnPageLink',
  links: 'myPagesImportantLinksPageLink',
} as const satisfies Readonly<Record<string, keyof WellKnownPages>>
export type PersonalWay = keyof typeof WAYS

/** Four pages of the customer's own; one that the shop does not have is the start of my pages. */
export function personalWays(pages: WellKnownPages): readonly { readonly key: PersonalWay; readonly to: string }[] {
  const keys = Object.keys(WAYS) as readonly PersonalWay[]
  return keys.map((key) => {
    const to = pages[WAYS[key]]
    return { key, to: to === pages.startPageUrl ? pages.myPagesStartPageUrl : to }
  })
}
