import { storefront } from '#brand'
import { badgeLimit, type CardSize } from '@firkant/domain/catalog/badge-limit.ts'
import type { CardLabel, Variant } from '@firkant/domain/catalog/product-card.ts'
import { shownBadges, type ShownBadges } from '@firkant/domain/catalog/shown-badges.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useFrame } from '../../../platform/use-frame.ts'

interface BadgedProduct {
  readonly labels: readonly CardLabel[]
  readonly variant: Pick<Variant, 'priceBadge' | 'badges'> | undefined
}

/**
 * Badges on the picture, and labels for the text. The address may choose the new badges, otherwise the shop's setting
 * applies; the document comes with both, so server and browser agree.
 */
export function useCardBadges(product: BadgedProduct, size: CardSize): ShownBadges {
  const { settings } = useFrame()
  const useNewBadges = useShop().useNewBadges ?? settings?.useNewBadges ?? false
  const limit = badgeLimit({
    size,
    brandLimit: storefront.layout.badgeLimit,
    blackFridayTheme: settings?.blackFridayTheme ?? false,
  })
  return shownBadges(product, { useNewBadges, limit })
}
