import type { ReactNode } from 'react'
import type { PriceBadge } from '@firkant/domain/catalog/product-card.ts'

export function CardBadges({ badges }: { badges: readonly PriceBadge[] }): ReactNode {
  if (badges.length === 0) return null
  return (
    <ul data-part="badges">
      {badges.map((badge) => (
        <li key={badge.label} data-part="badge" data-theme-name={badge.theme} data-attribute={badge.attribute}>
          {badge.label}
        </li>
      ))}
    </ul>
  )
}
