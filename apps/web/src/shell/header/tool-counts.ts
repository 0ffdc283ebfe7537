import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { textsOf } from '../../texts/text-table.ts'
import { toolTexts } from './tools.texts.ts'

const MAX_SHOWN = 99

/** Nothing to count, no badge. */
export function badgeText(count: number | undefined): string | undefined {
  if (!count) return undefined
  return count > MAX_SHOWN ? '#' : String(count)
}

export function cartLabel(language: MarketLanguage, count: number | undefined): string {
  const { text, plural } = textsOf(toolTexts, language)
  return count ? plural('cartCount', count) : text('cart')
}

export function favouritesLabel(language: MarketLanguage, count = 0): string {
  return textsOf(toolTexts, language).plural('favourites', count)
}
