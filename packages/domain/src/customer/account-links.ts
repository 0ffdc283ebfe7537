import { FIXED_PATHS, type Paths } from '../market/fixed-paths.ts'
import type { MarketLanguage } from '../market/market.ts'

/** Links of mails that change nothing until their button is pressed, because mail scanners follow every link. */
export const ACCOUNT_LINKS = ['confirmEmail', 'proveEmail', 'removePasskey', 'undoDeletion'] as const
export type AccountLink = (typeof ACCOUNT_LINKS)[number]

export const ACCOUNT_LINK_PATHS: Readonly<Record<AccountLink, Paths>> = {
  confirmEmail: FIXED_PATHS.confirmEmail,
  proveEmail: FIXED_PATHS.proveEmail,
  removePasskey: FIXED_PATHS.removePasskey,
  undoDeletion: FIXED_PATHS.undoDeletion,
}

/** What came of the button, in the parameter `result`. `signIn`: the link needs a login to its account. */
export const ACCOUNT_LINK_RESULTS = ['done', 'inUse', 'signIn', 'expired'] as const
export type AccountLinkResult = (typeof ACCOUNT_LINK_RESULTS)[number]

export function findAccountLink(language: MarketLanguage, path: string): AccountLink | undefined {
  return ACCOUNT_LINKS.find((link) => ACCOUNT_LINK_PATHS[link][language] === path)
}
