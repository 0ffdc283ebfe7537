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
/** A failure is told by the click that follows. */
const prepareViewer = () => void loadViewer().catch(() => undefined)

/** The style sheet leaves the others out where there is a mosaic; the full-screen view has them all. */
const MOST_IN_MOSAIC = 5

interface GalleryProps {
  readonly images: readonly ImageRef[]
  readonly labels: GalleryLabels
  /** How wide the large picture is shown; the others never wider. */
  readonly sizes: string
  /** What hangs is shown from above, what is broad in a broad picture. */
  readonly shape?: PictureShape | undefined
  /** Lies over the first picture and moves with it. */
  readonly onFirst?: ReactNode
  /** Stand in the upper corners and stay. */
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
        // The browser itself knows how wide one is that it may load late; where it does not, it reads on.
        sizes={index === 0 ? sizes : `auto, ${sizes}`}
        priority={index === 0}
        zoomLabel={labels.zoom}
        onFullScreen={() => openAt(index)}
      />
      {index === 0 && onFirst}
    </li>
  ))
}

/** Pictures side by side on a phone, as a mosaic where there is room. */
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
      {images.length > MOST_IN_MOSAIC && (
        <button type="button" className={style.all} data-part="gallery-all" onClick={() => openAt(MOST_IN_MOSAIC)}>
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
