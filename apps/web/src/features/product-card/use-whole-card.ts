import { use } from 'react'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { isLaterCard } from '@firkant/domain/page/later-card.ts'
import { useShop } from '../../platform/shop-context.ts'
import { laterCardsOf } from './later-cards.ts'

/** For whoever reads a card of the page: suspends until its data is there, and the server's markup stays until then. */
export function useWholeCard(): (card: ProductCard) => ProductCard {
  const laterCards = laterCardsOf(useShop())
  return (card) => (isLaterCard(card) ? use(laterCards.cardOf(card)) : card)
}
