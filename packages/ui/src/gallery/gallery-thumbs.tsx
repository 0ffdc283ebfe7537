import type { MouseEvent, ReactNode } from 'react'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import { classNames } from '../class-names.ts'
import { Image } from '../image/image.tsx'
import type { GalleryLabels } from './gallery-labels.ts'
import style from './gallery-thumbs.module.css'

interface GalleryThumbsProps {
  readonly place: 'gallery' | 'viewer'
  readonly images: readonly ImageRef[]
  readonly current: number
  readonly labels: GalleryLabels
  readonly goTo: (index: number) => void
}

/** Links to the pictures; with scripts they scroll the row and leave the address alone. */
export function GalleryThumbs({ place, images, current, labels, goTo }: GalleryThumbsProps): ReactNode {
  return (
    <ul className={style.thumbs} data-part="gallery-thumbs" data-in={place}>
      {images.map((image, index) => (
        <li key={image.url} className={style.item} data-in={place}>
          <a
            href={`#picture-${index + 1}`}
            className={style.thumb}
            data-part="gallery-thumb"
            data-in={place}
            aria-current={index === current || undefined}
            aria-label={labels.position(index + 1)}
            onClick={(event: MouseEvent) => {
              event.preventDefault()
              goTo(index)
            }}
          >
            <Image
              image={image}
              sizes="64px"
              ratio="1:1"
              decorative
              className={classNames(style.image, index === 0 && style.shot)}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
