import { useRef, useState, type ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { useHasScript } from '../../platform/use-has-script.ts'
import { useMediaTexts } from '../use-media-texts.ts'
import style from './ambient-film.module.css'
import { FilmFrame } from './film-frame.tsx'
import { useAmbientPlay } from './use-ambient-play.ts'
import { VideoMark } from './video-mark.tsx'

/** A moving picture: silent, over and over, and still as soon as the visitor wants it so. */
export function AmbientFilm({ video, url }: { video: BlockProps['Video']; url: string }): ReactNode {
  const text = useMediaTexts()
  const hasScript = useHasScript()
  const film = useRef<HTMLVideoElement>(null)
  const [isShown, setShown] = useState(false)
  const { isWanted, toggle } = useAmbientPlay(film)
  return (
    <FilmFrame video={video} isPosterDecorative={false}>
      {/* It shows what the picture shows, whose words are read. */}
      <video
        ref={film}
        className={style.film}
        data-part="video-film"
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
        <button type="button" className={style.pause} data-part="video-pause" onClick={toggle}>
          <VideoMark name={isWanted ? 'pause' : 'play'} />
          <span className="sr-only">
            {text(isWanted ? 'media.pauseFilm' : 'media.playFilm', { title: video.title })}
          </span>
        </button>
      )}
    </FilmFrame>
  )
}
