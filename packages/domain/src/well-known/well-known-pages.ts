export const WELL_KNOWN_PAGE_KEYS = [
  'searchPageUrl',
  'roomsPageLink',
  'storeOverviewPageLink',
  'startPageUrl',
  'myPagesStartPageUrl',
  'myPagesProfilePageLink',
  'myPagesOrderHistoryPageLink',
  'orderReturnPageLink',
  'myPagesImportantLinksPageLink',
  'loginPageUrl',
  'forgotPasswordPageUrl',
  'registrationPageUrl',
  'checkoutPageUrl',
  'shoppingListsSharePageUrl',
] as const

export type WellKnownPageKey = (typeof WELL_KNOWN_PAGE_KEYS)[number]
export type WellKnownPages = Readonly<Record<WellKnownPageKey, string>>
