import type { ReactNode } from 'react'
import { storefront } from '#brand'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import { IMAGE_PLACEHOLDER } from '@firkant/ui/image/image-placeholder.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import style from './card-picture.module.css'

interface CardPictureProps {
  readonly images: readonly ImageRef[]
  readonly sizes: string
  readonly priority: boolean
  readonly isSmall: boolean
}

/** The first picture, and under a pointer the second. */
export function CardPicture({ images, sizes, priority, isSmall }: CardPictureProps): ReactNode {
  const [first, second] = images
  return (
    <div className={style.picture} data-part="card-picture">
      {first ? (
        <Image image={first} sizes={sizes} ratio="1:1" fit="contain" priority={priority} />
      ) : (
        <img src={IMAGE_PLACEHOLDER} alt="" width="48" height="48" data-state="failed" />
      )}
      {second && !isSmall && <Image image={second} sizes={sizes} ratio={storefront.layout.cardRatio} decorative />}
    </div>
  )
}
