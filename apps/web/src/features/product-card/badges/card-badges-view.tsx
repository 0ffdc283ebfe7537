import type { ReactNode } from 'react'
import type { CardSize } from '@firkant/domain/catalog/badge-limit.ts'
import type { PriceBadge } from '@firkant/domain/catalog/product-card.ts'
import { Badge } from '@firkant/ui/badge/badge.tsx'
import './card-badges.css'
import { sizeMark } from '../size-mark.ts'

interface CardBadgesProps {
  readonly badges: readonly PriceBadge[]
  readonly size?: CardSize | 'page'
}

export function CardBadges({ badges, size = 'page' }: CardBadgesProps): ReactNode {
  if (badges.length === 0) return null
  return (
    <ul data-part="badges" data-size={size === 'page' ? size : sizeMark(size)}>
      {badges.map((badge) => (
        <Badge key={badge.label} as="li" theme={badge.theme} place={size}>
          {badge.label}
        </Badge>
      ))}
    </ul>
  )
}
