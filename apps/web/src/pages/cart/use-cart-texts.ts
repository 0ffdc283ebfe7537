import { useShop } from '../../platform/shop-context.ts'
import { ownTexts, type OwnTexts } from '../../texts/own-texts.ts'
import type { Translation } from '../../texts/text-catalogue.ts'
import { cartPanelDa } from './texts/cart-panel-da.ts'
import { cartPanelNb } from './texts/cart-panel-nb.ts'
import { cartPanelSv } from './texts/cart-panel-sv.ts'

type CartCatalogue = Translation<typeof cartPanelDa>

const cartTexts = ownTexts<CartCatalogue>({ da: cartPanelDa, nb: cartPanelNb, sv: cartPanelSv })

export function useCartTexts(): OwnTexts<CartCatalogue> {
  return cartTexts(useShop().language)
}
