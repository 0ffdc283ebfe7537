import type { MarketLanguage } from '../market/market.ts'

/** What the overview of rooms is called: in its title, its heading and the breadcrumbs of every room. */
export const ROOMS_NAME: Readonly<Record<MarketLanguage, string>> = { da: 'Rum', nb: 'Rom', sv: 'Rum' }
