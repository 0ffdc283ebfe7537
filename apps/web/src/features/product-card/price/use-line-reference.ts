import type { CartItem } from '@firkant/domain/cart/cart.ts'
import { priceLines } from '@firkant/domain/catalog/price-lines.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { usePriceText } from './use-price-text.ts'

/** What stands beside the price of a reduced line: what as many pieces cost at the lowest of the 30 days before. */
export function useLineReference({ price, quantity, viewData }: CartItem): string | undefined {
  const { texts } = useShop()
  const show = usePriceText()
  const { referenceMinor } = priceLines(price)
  if (referenceMinor === undefined || viewData.isGift) return undefined
  return texts.text('card.lowest30', { price: show(referenceMinor * quantity) })
}
