import { FIXED_PATHS, type Paths } from '../market/fixed-paths.ts'
import type { MarketLanguage } from '../market/market.ts'

/** Links of mails that change nothing until their button is pressed, because mail scanners follow every link. */
export const ACCOUNT_LINKS = ['confirmEmail', 'undoDeletion'] as const
export type AccountLink = (typeof ACCOUNT_LINKS)[number]

export const ACCOUNT_LINK_PATHS: Readonly<Record<AccountLink, Paths>> = {
  confirmEmail: FIXED_PATHS.confirmEmail,
  undoDeletion: FIXED_PATHS.undoDeletion,
}

/** What came of the button, in the parameter `result`. */
export const ACCOUNT_LINK_RESULTS = ['done', 'inUse', 'expired'] as const
export type AccountLinkResult = (typeof ACCOUNT_LINK_RESULTS)[number]

export function findAccountLink(language: MarketLanguage, path: string): AccountLink | undefined {
  return ACCOUNT_LINKS.find((link) => ACCOUNT_LINK_PATHS[link][language] === path)
}
