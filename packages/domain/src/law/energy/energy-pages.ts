import type { Paths } from '../../market/fixed-paths.ts'
import type { MarketLanguage } from '../../market/market.ts'

const FOLDERS: Paths = { da: '/energimaerke/', nb: '/energimerke/', sv: '/energimarkning/' }

/** Label and information sheet of a product's light source. Without language prefix. */
export const energyPath = (language: MarketLanguage, productKey: string): string => FOLDERS[language] + productKey

/** The product key, if the path leads to a label. */
export function findEnergyPage(language: MarketLanguage, path: string): string | undefined {
  const key = path.startsWith(FOLDERS[language]) ? path.slice(FOLDERS[language].length) : ''
  return key === '' || key.includes('/') ? undefined : key
}

/** What the code on a label leads to. */
export const eprelUrl = (eprel: string): string => `https://eprel.ec.europa.eu/qr/${eprel}`
