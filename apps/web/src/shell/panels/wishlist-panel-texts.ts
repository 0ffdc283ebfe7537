import { useShop } from '../../platform/shop-context.ts'
import { ownTexts } from '../../texts/own-texts.ts'

const wishlistPanelTexts = ownTexts<{ readonly allLists: string }>({
  da: { allLists: 'Se alle dine lister' },
  nb: { allLists: 'Se alle listene dine' },
  sv: { allLists: 'Se alla dina listor' },
})

export function useWishlistPanelTexts() {
  return wishlistPanelTexts(useShop().language).text
}
