import { useEffect, type ReactNode } from 'react'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import { imageUrl } from '@firkant/domain/image/image-url.ts'
import { classNames } from '../class-names.ts'
import { Image } from '../image/image.tsx'
import style from './gallery.module.css'
import { useZoom } from './use-zoom.ts'

export type PictureShape = 'broad' | 'hanging'

interface GalleryPictureProps {
  readonly image: ImageRef
  readonly shape: PictureShape | undefined
  readonly sizes: string
  readonly priority: boolean
  readonly zoomLabel: string
  readonly onFullScreen: () => void
}

/** Without scripts a link to the large file; with them a toggle that zooms in place. */
export function GalleryPicture(props: GalleryPictureProps): ReactNode {
  const { image, shape, sizes, priority, zoomLabel, onFullScreen } = props
  const { frame, zoomedWidth, handlers } = useZoom(onFullScreen)
  const isZoomed = zoomedWidth !== undefined
  // On the element: the server's markup is a link, and rendering each picture anew would cost as much as hydrating it.
  useEffect(() => {
    frame.current?.setAttribute('role', 'button')
    frame.current?.setAttribute('aria-pressed', String(isZoomed))
  }, [frame, isZoomed])
  return (
    <a
      ref={frame}
      href={imageUrl(image.url, { width: 2400 })}
      className={style.zoom}
      data-part="gallery-zoom"
      data-kept=""
      data-zoomed={isZoomed || undefined}
      draggable={false}
      {...handlers}
    >
      {/* While it is enlarged, the browser picks the file for the larger size. */}
      <Image
        image={image}
        sizes={isZoomed ? `${zoomedWidth}px` : sizes}
        ratio="1:1"
        priority={priority}
        // The first is a product shot, the others are scenes.
        className={classNames(style.image, priority && style.shot, priority && shape === 'hanging' && style.hanging)}
      />
      <span className="sr-only">{zoomLabel}</span>
    </a>
  )
}
