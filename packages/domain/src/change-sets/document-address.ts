import { MARKET_KEYS, MARKETS, type MarketLanguage } from '../market/market.ts'

/** What a change set can change: a page, the frame of all pages (menus, banner, footer), or the switches of a brand. */
export type DocumentAddress =
  | { readonly kind: 'page'; readonly language: MarketLanguage; readonly key: string }
  | { readonly kind: 'frame'; readonly language: MarketLanguage }
  | { readonly kind: 'switches' }

const WRITTEN = /^(?:(page)\/([a-z]{2})\/([a-z0-9-]{1,60})|(frame)\/([a-z]{2})|(switches))$/
export const DOCUMENT_ADDRESS_PATTERN = WRITTEN

/** Such as `page/da/start`. */
export function writeAddress(address: DocumentAddress): string {
  if (address.kind === 'page') return `page/${address.language}/${address.key}`
  return address.kind === 'frame' ? `frame/${address.language}` : 'switches'
}

export function readAddress(written: string): DocumentAddress | undefined {
  const [, page, pageLanguage = '', key = '', frame, frameLanguage = ''] = WRITTEN.exec(written) ?? []
  if (written === 'switches') return { kind: 'switches' }
  const said = pageLanguage || frameLanguage
  const language = MARKET_KEYS.map((market) => MARKETS[market].language).find((each) => each === said)
  if (!language) return undefined
  if (page) return { kind: 'page', language, key }
  return frame ? { kind: 'frame', language } : undefined
}
