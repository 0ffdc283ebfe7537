import { useState, type ReactNode, type RefCallback } from 'react'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import { IMAGE_PLACEHOLDER } from '../image/image-placeholder.ts'
import { GalleryPicture, type PictureShape } from './gallery-picture.tsx'
import { GalleryThumbs } from './gallery-thumbs.tsx'
import { GalleryTool } from './gallery-tool.tsx'
import type { GalleryLabels } from './gallery-labels.ts'
import style from './gallery.module.css'
import { useSnapTrack } from './use-snap-track.ts'

const loadViewer = () => import('./full-screen-viewer.tsx').then((code) => code.FullScreenViewer)
type Viewer = Awaited<ReturnType<typeof loadViewer>>
/** A failure shows on the click that follows. */
const prepareViewer = () => void loadViewer().catch(() => undefined)

/** The mosaic shows this many; the full-screen view has them all. */
const MAX_IN_MOSAIC = 5

interface GalleryProps {
  readonly images: readonly ImageRef[]
  readonly labels: GalleryLabels
  /** `sizes` of the large picture; the others are never wider. */
  readonly sizes: string
  /** Shape of the product: hanging ones are aligned to the top, broad ones get a broad picture. */
  readonly shape?: PictureShape | undefined
  /** On the first picture, moving with it. */
  readonly onFirst?: ReactNode
  /** Fixed in the upper corners. */
  readonly badges?: ReactNode
  readonly tools?: ReactNode
  readonly ref?: RefCallback<HTMLElement> | undefined
}

function EmptyGallery({ badges, tools, ref }: Pick<GalleryProps, 'badges' | 'tools' | 'ref'>): ReactNode {
  return (
    <div ref={ref} className={style.gallery} data-part="gallery" data-count={0}>
      {badges}
      <div className={style.tools} data-part="gallery-tools" data-alone="">
        {tools}
      </div>
      <img className={style.empty} src={IMAGE_PLACEHOLDER} alt="" width="1200" height="1200" />
    </div>
  )
}

type PicturesProps = Pick<GalleryProps, 'images' | 'labels' | 'sizes' | 'shape' | 'onFirst'> & {
  readonly openAt: (index: number) => void
}

function Pictures({ images, labels, sizes, shape, onFirst, openAt }: PicturesProps): ReactNode {
  return images.map((image, index) => (
    <li
      key={image.url}
      id={`picture-${index + 1}`}
      className={style.picture}
      data-part="gallery-picture"
      data-shape={index === 0 ? shape : undefined}
    >
      <GalleryPicture
        image={image}
        shape={shape}
        // `auto` lets the browser measure lazy pictures; browsers without it use the rest of the list.
        sizes={index === 0 ? sizes : `auto, ${sizes}`}
        priority={index === 0}
        zoomLabel={labels.zoom}
        onFullScreen={() => openAt(index)}
      />
      {index === 0 && onFirst}
    </li>
  ))
}

/** Scrolling row on a phone, mosaic on wide screens. */
export function Gallery(props: GalleryProps): ReactNode {
  const { images, labels, sizes, shape, onFirst, badges, tools, ref } = props
  const { track, current, onScroll, goTo } = useSnapTrack(images.length)
  const [viewer, setViewer] = useState<{ readonly View: Viewer; readonly start: number }>()
  if (images.length === 0) return <EmptyGallery badges={badges} tools={tools} ref={ref} />
  const openAt = (start: number) => void loadViewer().then((View) => setViewer({ View, start }))
  return (
    <section
      ref={ref}
      className={style.gallery}
      data-part="gallery"
      data-count={images.length}
      aria-label={labels.pictures}
    >
      {badges}
      <ul ref={track} className={style.track} data-part="gallery-track" onScroll={onScroll}>
        <Pictures {...{ images, labels, sizes, shape, onFirst, openAt }} />
      </ul>
      <div className={style.tools} data-part="gallery-tools" data-alone={images.length === 1 || undefined}>
        {tools}
        <GalleryTool
          tool="full-screen"
          icon="expand"
          label={labels.fullScreen}
          onPointerEnter={prepareViewer}
          onFocus={prepareViewer}
          onClick={() => openAt(current)}
        />
      </div>
      {images.length > MAX_IN_MOSAIC && (
        <button type="button" className={style.all} onClick={() => openAt(MAX_IN_MOSAIC)}>
          {labels.all(images.length)}
        </button>
      )}
      {images.length > 1 && (
        <>
          <span className={style.count} data-part="gallery-count" aria-hidden="true">
            {current + 1} / {images.length}
          </span>
          <GalleryThumbs place="gallery" {...{ images, current, labels, goTo }} />
        </>
      )}
      {viewer && (
        <viewer.View images={images} labels={labels} start={viewer.start} onClose={() => setViewer(undefined)} />
      )}
    </section>
  )
}
