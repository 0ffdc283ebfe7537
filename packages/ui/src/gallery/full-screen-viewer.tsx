import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { ImageRef } from '@firkant/domain/image/image-ref.ts'
import { classNames } from '../class-names.ts'
import { lockScroll } from '../overlay/lock-scroll.ts'
import { Icon } from '../icon/icon.tsx'
import { Image } from '../image/image.tsx'
import style from './full-screen-viewer.module.css'
import type { GalleryLabels } from './gallery-labels.ts'
import { GalleryThumbs } from './gallery-thumbs.tsx'
import { useSnapTrack } from './use-snap-track.ts'

interface FullScreenViewerProps {
  readonly images: readonly ImageRef[]
  readonly labels: GalleryLabels
  readonly start: number
  readonly onClose: () => void
}

/** A dialog: it traps the focus, closes on Escape and returns the focus. */
function useFullScreen(atOpen: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opened = useRef(atOpen)
  useEffect(() => {
    dialog.current?.showModal()
    opened.current()
    return lockScroll(document.documentElement)
  }, [])
  return dialog
}

function Arrows({ labels, onStep }: { labels: GalleryLabels; onStep: (step: number) => void }): ReactNode {
  return (
    <>
      <button type="button" className={style.previous} aria-label={labels.previous} onClick={() => onStep(-1)}>
        <Icon name="left" className={style.icon} />
      </button>
      <button type="button" className={style.next} aria-label={labels.next} onClick={() => onStep(1)}>
        <Icon name="right" className={style.icon} />
      </button>
    </>
  )
}

export function FullScreenViewer({ images, labels, start, onClose }: FullScreenViewerProps): ReactNode {
  const { track, current, onScroll, goTo } = useSnapTrack(images.length)
  const dialog = useFullScreen(() => goTo(start, 'instant'))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    goTo(current + step)
  }
  return (
    <dialog ref={dialog} className={style.viewer} aria-label={labels.pictures} onClose={onClose} onKeyDown={onKeyDown}>
      {/* First, so that the focus goes there. */}
      <button type="button" className={style.close} aria-label={labels.close} onClick={() => dialog.current?.close()}>
        <Icon name="close" className={style.icon} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll area must be reachable by keyboard */}
      <ul ref={track} className={style.track} tabIndex={0} onScroll={onScroll}>
        {images.map((image, index) => (
          <li key={image.url} className={style.picture} aria-hidden={index !== current}>
            <Image
              image={image}
              sizes="100vw"
              fit="contain"
              className={classNames(style.image, index === 0 && style.shot)}
            />
          </li>
        ))}
      </ul>
      <p className={style.count} role="status">
        <span aria-hidden="true">
          {current + 1} / {images.length}
        </span>
        <span className="sr-only">{labels.position(current + 1)}</span>
      </p>
      {images.length > 1 && (
        <>
          <Arrows labels={labels} onStep={(step) => goTo(current + step)} />
          <GalleryThumbs place="viewer" {...{ images, current, labels, goTo }} />
        </>
      )}
    </dialog>
  )
}
