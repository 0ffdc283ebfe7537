import { useRef, useState, useEffect, useSyncExternalStore, type ReactNode, type RefObject } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { useHasScript } from '../../platform/use-has-script.ts'
import { mediaTexts } from '../media.texts.ts'
import ambientFilmStyle from './ambient-film.module.css'
import { FilmFrame } from './film-frame.tsx'
import { VideoMark } from './video-mark.tsx'
import { HostedFilm } from './hosted-film.tsx'
import { ExternalFilm } from './external-film.tsx'
import style from './video-block.module.css'
import '#brand/art-content.css'

const LITTLE_MOTION = '(prefers-reduced-motion: reduce)'

/** Autoplay is off with reduced motion or data saving. */
function mayBegin(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return !window.matchMedia(LITTLE_MOTION).matches && connection?.saveData !== true
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(LITTLE_MOTION)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

interface AmbientPlay {
  readonly isWanted: boolean
  readonly toggle: () => void
}

/** Plays a silent film while in view, unless the visitor has paused it. */
function useAmbientPlay(film: RefObject<HTMLVideoElement | null>): AmbientPlay {
  const [choice, setChoice] = useState<boolean>()
  const playsByItself = useSyncExternalStore(subscribe, mayBegin, () => false)
  const isWanted = choice ?? playsByItself
  useEffect(() => {
    const element = film.current
    if (!element || !isWanted) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) element.play().catch(() => undefined)
      else element.pause()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      element.pause()
    }
  }, [film, isWanted])
  return { isWanted, toggle: () => setChoice(!isWanted) }
}

/** Silent looping film with a pause button. */
function AmbientFilm({ video, url }: { video: BlockProps['Video']; url: string }): ReactNode {
  const { text } = useTexts(mediaTexts)
  const hasScript = useHasScript()
  const film = useRef<HTMLVideoElement>(null)
  const [isShown, setShown] = useState(false)
  const { isWanted, toggle } = useAmbientPlay(film)
  return (
    <FilmFrame video={video} isPosterDecorative={false}>
      {/* It shows what the picture shows, whose words are read. */}
      <video
        ref={film}
        className={ambientFilmStyle.film}
        data-shown={isShown || undefined}
        src={url}
        loop
        muted
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setShown(true)}
      />
      {hasScript && (
        <button type="button" className={ambientFilmStyle.pause} onClick={toggle}>
          <VideoMark name={isWanted ? 'pause' : 'play'} />
          <span className="sr-only">
            {text(isWanted ? 'media.pauseFilm' : 'media.playFilm', { title: video.title })}
          </span>
        </button>
      )}
    </FilmFrame>
  )
}

function Film({ video }: { video: BlockProps['Video'] }): ReactNode {
  const { source } = video
  if (source.kind !== 'hosted') return <ExternalFilm video={video} source={source} />
  if (source.isAmbient) return <AmbientFilm video={video} url={source.url} />
  return <HostedFilm video={video} source={source} />
}

/** Our own film or an external player; it never starts with sound. */
export function VideoBlock(video: BlockProps['Video']): ReactNode {
  return (
    <figure className={style.video}>
      <Film video={video} />
      {video.caption && (
        <figcaption className={style.caption} data-part="video-caption">
          {video.caption}
        </figcaption>
      )}
    </figure>
  )
}
