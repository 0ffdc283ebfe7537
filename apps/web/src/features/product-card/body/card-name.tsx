import type { ReactNode } from 'react'
import type { CardSize } from '@firkant/domain/catalog/badge-limit.ts'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { sizeMark } from '../size-mark.ts'
import type { TrioPlace } from '../trio-place.ts'
import style from './card-name.module.css'

interface CardNameProps {
  readonly product: Pick<ProductCard, 'url' | 'displayName'>
  readonly heading: 'h2' | 'h3'
  readonly size: CardSize
  readonly trio?: TrioPlace | undefined
}

/** The name; its link covers the whole card. */
export function CardName({ product, heading: Heading, size, trio }: CardNameProps): ReactNode {
  return (
    <Heading className={style.name} data-part="card-name" data-size={sizeMark(size)} data-trio={trio}>
      <a className={style.link} data-size={sizeMark(size)} href={product.url}>
        {product.displayName}
      </a>
    </Heading>
  )
}
