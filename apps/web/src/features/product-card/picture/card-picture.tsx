import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { CardSize } from '@firkant/domain/catalog/badge-limit.ts'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import { IMAGE_PLACEHOLDER } from '@firkant/ui/image/image-placeholder.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { sizeMark } from '../size-mark.ts'
import type { TrioPlace } from '../trio-place.ts'
import style from './card-picture.module.css'

interface CardPictureProps {
  readonly images: readonly ImageRef[]
  readonly sizes: string
  readonly priority: boolean
  /** A pointer has come: the second picture is wanted. */
  readonly isReached: boolean
  readonly size: CardSize
  readonly isLine?: boolean | undefined
  readonly trio?: TrioPlace | undefined
}

/** All of a square picture is seen in a square: it has nothing to be cropped around. */
const unlessWhole = (image: ImageRef): ImageRef =>
  storefront.layout.cardRatio === '1:1' && image.width === image.height ? { ...image, focus: undefined } : image

/** First picture; the second on hover. */
export function CardPicture({ images, sizes, priority, isReached, size, isLine, trio }: CardPictureProps): ReactNode {
  const [first, second] = images
  return (
    <div
      className={style.picture}
      data-part="card-picture"
      data-size={sizeMark(size)}
      data-line={isLine || undefined}
      data-trio={trio}
    >
      {first ? (
        <Image
          className={style.first}
          image={size === 'normal' && trio === undefined ? unlessWhole(first) : first}
          sizes={sizes}
          ratio="1:1"
          fit="contain"
          priority={priority}
        />
      ) : (
        <img className={style.first} src={IMAGE_PLACEHOLDER} alt="" width="48" height="48" data-state="failed" />
      )}
      {second && isReached && (
        <Image className={style.second} image={second} sizes={sizes} ratio={storefront.layout.cardRatio} decorative />
      )}
    </div>
  )
}
