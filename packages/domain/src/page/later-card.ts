import type { ProductCard } from '../catalog/product-card.ts'

/**
 * Stands for a card in a document: its markup is there, its data comes with the page's own call once somebody may use
 * it. `later` is its place among all cards of the page.
 */
export interface LaterCard {
  readonly productKey: string
  readonly later: number
  /** For the name of what opens it, and the link until then. */
  readonly displayName?: string | undefined
  readonly url?: string | undefined
}

export const isLaterCard = (card: ProductCard | LaterCard): card is LaterCard => 'later' in card
