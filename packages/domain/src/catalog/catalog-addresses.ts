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

/** Names the variant in a product's address; without it the page shows the cheapest. */
export const SKU_PARAM = 'sku'
