import { useState, type ReactNode } from 'react'
import type { ListingModel } from '@firkant/domain/page/page-models.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import style from './listing-art.module.css'

const MOST_ART = 4

/** Some of what is listed, as decoration. It stays while the list is narrowed. */
export function ListingArt({ products }: Pick<ListingModel, 'products'>): ReactNode {
  const [art] = useState(() => products.flatMap(({ images }) => images[0] ?? []).slice(0, MOST_ART))
  if (art.length < MOST_ART) return null
  return (
    <div className={style.art} data-part="listing-art">
      {art.map((picture) => (
        <span key={picture.url} className={style.piece} data-part="listing-art-piece">
          <Image
            image={picture}
            sizes="(width <= 1175px) 25vw, 240px"
            ratio="1:1"
            className={style.pieceImage}
            decorative
          />
        </span>
      ))}
    </div>
  )
}
