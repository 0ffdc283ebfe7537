import type { MouseEvent, ReactNode } from 'react'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import { Image } from '../image/image.tsx'
import type { GalleryLabels } from './gallery-labels.ts'
import style from './gallery.module.css'

interface GalleryThumbsProps {
  readonly images: readonly ImageRef[]
  readonly current: number
  readonly labels: GalleryLabels
  readonly goTo: (index: number) => void
}

/** Links to the pictures; with scripts they move the row alone and leave the address as it is. */
export function GalleryThumbs({ images, current, labels, goTo }: GalleryThumbsProps): ReactNode {
  return (
    <ul className={style.thumbs} data-part="gallery-thumbs">
      {images.map((image, index) => (
        <li key={image.url}>
          <a
            href={`#picture-${index + 1}`}
            data-part="gallery-thumb"
            aria-current={index === current || undefined}
            aria-label={labels.position(index + 1)}
            onClick={(event: MouseEvent) => {
              event.preventDefault()
              goTo(index)
            }}
          >
            <Image image={image} sizes="64px" ratio="1:1" decorative />
          </a>
        </li>
      ))}
    </ul>
  )
}
