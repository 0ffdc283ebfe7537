import type { ReactNode } from 'react'
import type { PriceBadge } from '@firkant/domain/catalog/product-card.ts'
import { Badge } from '@firkant/ui/badge/badge.tsx'

export function CardBadges({ badges }: { badges: readonly PriceBadge[] }): ReactNode {
  if (badges.length === 0) return null
  return (
    <ul data-part="badges">
      {badges.map((badge) => (
        <Badge key={badge.label} as="li" theme={badge.theme} attribute={badge.attribute}>
          {badge.label}
        </Badge>
      ))}
    </ul>
  )
}
