import type { MarketLanguage } from '../market/market.ts'

/** What the overview of rooms is called: in its title, its heading and the breadcrumbs of every room. */
export const ROOMS_NAME: Readonly<Record<MarketLanguage, string>> = { da: 'Rum', nb: 'Rom', sv: 'Rum' }

/** Where the pages of makers and series stand: `/maerker/nordhavn`, `/serier/nordlo`. */
export const PRODUCT_BRAND_PREFIX: Readonly<Record<MarketLanguage, string>> = {
  da: '/maerker',
  nb: '/merker',
  sv: '/varumarken',
}
export const SERIES_PREFIX: Readonly<Record<MarketLanguage, string>> = { da: '/serier', nb: '/serier', sv: '/serier' }

/** Where rooms stand while an editor has not said so. */
export const DEFAULT_ROOMS_PATH = '/rooms'

const PRODUCT_PATH = /^\/[a-z0-9-]+\/([a-z0-9-]+)$/

/** `/sofaer/nordlo-3-green`: under any category's name a product is found, and sent to its own. */
export function productKeyAt(path: string): string | undefined {
  return PRODUCT_PATH.exec(path)?.[1]
}

/** Names the variant in a product's address; without it the page shows the cheapest. */
export const SKU_PARAM = 'sku'
