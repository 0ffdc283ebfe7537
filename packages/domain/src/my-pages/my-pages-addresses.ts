import type { Paths } from '../market/fixed-paths.ts'
import type { MarketLanguage } from '../market/market.ts'
import { parseOrderNumber } from '../orders/order-number.ts'
import type { WellKnownPageKey } from '../well-known/well-known-pages.ts'

/** The customer's own pages, in the order of their navigation. */
export const MY_PAGES = [
  'start',
  'orders',
  'returns',
  'offers',
  'reviews',
  'profile',
  'links',
  'data',
  'deletion',
] as const
export type MyPage = (typeof MY_PAGES)[number]

/** Editors give these their addresses. */
const WELL_KNOWN: Readonly<Partial<Record<MyPage, WellKnownPageKey>>> = {
  start: 'myPagesStartPageUrl',
  orders: 'myPagesOrderHistoryPageLink',
  returns: 'orderReturnPageLink',
  profile: 'myPagesProfilePageLink',
  links: 'myPagesImportantLinksPageLink',
}

/** The others stand below the start page. */
const BELOW_START: Readonly<Partial<Record<MyPage, Paths>>> = {
  offers: { da: '/tilbud', nb: '/tilbud', sv: '/erbjudanden' },
  reviews: { da: '/anmeldelser', nb: '/omtaler', sv: '/omdomen' },
  data: { da: '/mine-data', nb: '/mine-data', sv: '/mina-uppgifter' },
  deletion: { da: '/slet-konto', nb: '/slett-konto', sv: '/radera-konto' },
}

export type MyPagesPaths = Readonly<Partial<Record<MyPage, string>>>

function pathOf(page: MyPage, pages: Readonly<Record<string, string>>, language: MarketLanguage): string | undefined {
  const key = WELL_KNOWN[page]
  if (key) return pages[key]
  const start = pages.myPagesStartPageUrl
  const below = BELOW_START[page]?.[language]
  return start !== undefined && below !== undefined ? start + below : undefined
}

/** Paths without the language's prefix. A page that was given the shop's start page as its address is left out. */
export function myPagesPaths(pages: Readonly<Record<string, string>>, language: MarketLanguage): MyPagesPaths {
  return Object.fromEntries(
    MY_PAGES.flatMap((page) => {
      const path = pathOf(page, pages, language)
      return path === undefined || path === '/' || path === pages.startPageUrl ? [] : [[page, path] as const]
    }),
  )
}

export type FoundMyPage = { readonly page: MyPage } | { readonly page: 'order'; readonly number: string }

/** One order stands below the order history, at its number. */
export function findMyPage(path: string, paths: MyPagesPaths): FoundMyPage | undefined {
  const page = MY_PAGES.find((each) => paths[each] === path)
  if (page) return { page }
  const below = paths.orders === undefined ? undefined : `${paths.orders}/`
  if (below === undefined || !path.startsWith(below)) return undefined
  const number = parseOrderNumber(path.slice(below.length))
  return number === undefined ? undefined : { page: 'order', number }
}

export function orderPath(paths: MyPagesPaths, number: string): string | undefined {
  return paths.orders && `${paths.orders}/${number}`
}

/** Targets of the forms on these pages, without scripts and with them. */
export const MY_PAGES_FORMS = {
  logOut: '/my-pages/log-out',
  buyAgain: '/my-pages/buy-again',
  activateOffer: '/my-pages/activate-offer',
  makeReturn: '/my-pages/return',
  profile: '/my-pages/profile',
  password: '/my-pages/password',
  sessions: '/my-pages/sessions',
  deletion: '/my-pages/deletion',
  mails: '/my-pages/mails',
  proveEmail: '/my-pages/prove-email',
} as const

/** Parameters of these pages. */
export const MY_PAGES_PARAMS = {
  /** Words to find orders by. */
  search: 'q',
  page: 'page',
  /** The number of the order to return something of. */
  order: 'order',
  offer: 'offerKey',
  /** Of an order, to be reviewed. */
  line: 'line',
  /** A return that was made just now. */
  made: 'made',
  form: 'form',
  /** How a form ended. */
  outcome: 'outcome',
  wrong: 'wrong',
} as const
