import type { Currency, MarketKey } from './market.ts'

/** Target of the form on that page and in the panel. */
export const COUNTRY_FORM_PATH = '/country'
/** The address of the page that the visitor came from, in the form and in the country page's own address. */
export const FROM_PARAM = 'cameFrom'
export const MARKET_FIELD = 'market'
/** Stores the choice. */
export const MARKET_COOKIE = 'market'
/** Fragment after the switch: cached pages are the same for all, so only the address can carry it. */
export const SWITCHED_FRAGMENT = 'country-changed'

const MAX_FROM_LENGTH = 2000
const NOWHERE = 'http://shop.invalid'

/** A path of this shop, with its query; undefined for anything that would lead to another host. */
export function readFrom(given: string | null): string | undefined {
  if (given === null || given.length > MAX_FROM_LENGTH || !given.startsWith('/')) return undefined
  const url = URL.canParse(given, NOWHERE) ? new URL(given, NOWHERE) : undefined
  // `/.//host` looks internal until its dots are resolved.
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

/** A cart in one market: the lines sold there, and those that are not. */
export interface MarketCart {
  readonly items: readonly CartPiece[]
  readonly asideItems: readonly CartPiece[]
}

export interface CartSwitch {
  /** How many pieces the other market sells too. */
  readonly follows: number
  /** Lines of this market's cart that the other market does not sell. */
  readonly missing: readonly CartPiece[]
  /** Lines not sold here that the other market sells. */
  readonly returns: readonly CartPiece[]
}

/** What a switch of the market does to page and cart. */
export interface CountryChoice {
  readonly market: MarketKey
  readonly currency: Currency
  readonly address: string
  /** False if the page has no counterpart there: then the address is the start page. */
  readonly keepsPage: boolean
  /** Absent if the cart is empty. */
  readonly cart?: CartSwitch & {
    /** Of the following and returning lines, in that market's currency. */
    readonly totalInclVat: number
  }
}

export interface CountrySwitchModel {
  readonly choices: readonly CountryChoice[]
}

const pieces = (lines: readonly CartPiece[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/** Every line is in exactly one of the three lists, or in none if neither market sells it. */
export function cartSwitch(here: MarketCart, there: MarketCart): CartSwitch {
  const soldThere = new Set(there.items.map(({ id }) => id))
  return {
    follows: pieces(here.items.filter(({ id }) => soldThere.has(id))),
    missing: here.items.filter(({ id }) => !soldThere.has(id)),
    returns: here.asideItems.filter(({ id }) => soldThere.has(id)),
  }
}
