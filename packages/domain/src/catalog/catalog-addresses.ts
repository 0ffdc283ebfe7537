import type { MarketLanguage } from '../market/market.ts'

/** The name of the rooms overview: title, heading and breadcrumbs. */
export const ROOMS_NAME: Readonly<Record<MarketLanguage, string>> = { da: 'Rum', nb: 'Rom', sv: 'Rum' }

/** Paths of product brands and series: `/maerker/nordhavn`, `/serier/nordlo`. */
export const PRODUCT_BRAND_PREFIX: Readonly<Record<MarketLanguage, string>> = {
  da: '/maerker',
  nb: '/merker',
  sv: '/varumarken',
}
export const SERIES_PREFIX: Readonly<Record<MarketLanguage, string>> = { da: '/serier', nb: '/serier', sv: '/serier' }

/** The path of rooms unless an editor chose another. */
export const DEFAULT_ROOMS_PATH = '/rooms'

const PRODUCT_PATH = /^\/[a-z0-9-]+\/([a-z0-9-]+)$/

/** `/sofaer/nordlo-3-green`: with any category the product is found, and redirected to its own address. */
export function productKeyAt(path: string): string | undefined {
  return PRODUCT_PATH.exec(path)?.[1]
}

/** The variant in a product's address; without it the page shows the cheapest. */
export const SKU_PARAM = 'sku'
