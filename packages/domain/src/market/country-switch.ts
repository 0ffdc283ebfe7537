import type { Currency, MarketKey } from './market.ts'

/** Where the form of that page, and of the panel, goes. */
export const COUNTRY_FORM_PATH = '/country'
/** The address of the page that the visitor came from, in the form and in the country page's own address. */
export const FROM_PARAM = 'cameFrom'
export const MARKET_FIELD = 'market'
/** Remembers the choice. */
export const MARKET_COOKIE = 'market'
/** Fragment of the page after the switch: kept pages are the same for all, so the address says it. */
export const SWITCHED_FRAGMENT = 'country-changed'

const LONGEST_FROM = 2000
const NOWHERE = 'http://shop.invalid'

/** A path of this shop, with its query; undefined for whatever would lead out of it. */
export function readFrom(given: string | null): string | undefined {
  if (given === null || given.length > LONGEST_FROM || !given.startsWith('/')) return undefined
  const url = URL.canParse(given, NOWHERE) ? new URL(given, NOWHERE) : undefined
  // `/.//host` is ours until its dots are gone.
  const isOurs = url?.origin === NOWHERE && !url.pathname.startsWith('//')
  return isOurs ? url.pathname + url.search : undefined
}

/** The same for all visitors of a brand and language. */
export interface CountriesModel {
  /** The address of the page where the country is chosen. */
  readonly page: string
  /** The home market first. */
  readonly markets: readonly MarketKey[]
}

export interface CartPiece {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly quantity: number
}

/** A cart as one market shows it: what it sells, and what waits for a market that does. */
export interface MarketCart {
  readonly items: readonly CartPiece[]
  readonly asideItems: readonly CartPiece[]
}

export interface CartSwitch {
  /** How many pieces the other market sells too. */
  readonly follows: number
  /** What is in the cart here and waits while the visitor is there. */
  readonly missing: readonly CartPiece[]
  /** What waits here and is in the cart again there. */
  readonly returns: readonly CartPiece[]
}

/** What happens with the visitor and the cart when the market is switched. */
export interface CountryChoice {
  readonly market: MarketKey
  readonly currency: Currency
  readonly address: string
  /** False when the page has no counterpart there: the address is that of the start page. */
  readonly keepsPage: boolean
  /** Absent while the cart is empty. */
  readonly cart?: CartSwitch & {
    /** Of what follows and returns, in that market's currency. */
    readonly totalInclVat: number
  }
}

export interface CountrySwitchModel {
  readonly choices: readonly CountryChoice[]
}

const pieces = (lines: readonly CartPiece[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** One cart in two markets. Every line is in exactly one of the three lists, or waits in both markets. */
export function cartSwitch(here: MarketCart, there: MarketCart): CartSwitch {
  const soldThere = new Set(there.items.map(({ id }) => id))
  return {
    follows: pieces(here.items.filter(({ id }) => soldThere.has(id))),
    missing: here.items.filter(({ id }) => !soldThere.has(id)),
    returns: here.asideItems.filter(({ id }) => soldThere.has(id)),
  }
}
