import type { ReactNode } from 'react'
import { storefront } from '#brand'
import { badgeLimit, type CardSize } from '@firkant/domain/catalog/badge-limit.ts'
import type { PriceBadge } from '@firkant/domain/catalog/product-card.ts'
import { useFrame } from '../../shell/use-frame.ts'

export function CardBadges({ badges, size }: { badges: readonly PriceBadge[]; size: CardSize }): ReactNode {
  const { settings } = useFrame()
  const limit = badgeLimit({
    size,
    brandLimit: storefront.layout.badgeLimit,
    blackFridayTheme: settings?.blackFridayTheme ?? false,
  })
  if (badges.length === 0) return null
  return (
    <ul data-part="badges">
      {badges.slice(0, limit).map((badge) => (
        <li key={badge.label} data-part="badge" data-theme-name={badge.theme}>
          {badge.label}
        </li>
      ))}
    </ul>
  )
}
