import { useEffect, useId, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import type { VideoSource } from '@firkant/domain/content/media-parts.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { mediaTexts } from '../media.texts.ts'
import { FilmFrame } from './film-frame.tsx'
import style from './external-film.module.css'
import { PLAY_BUTTON, PlayButtonFace } from './play-button.tsx'

interface ExternalPlayer {
  readonly company: string
  /** The film's own page, for visitors without scripts. */
  readonly pageUrl: (id: string) => string
  /** The player with its least tracking options. */
  readonly playerUrl: (id: string, language: string) => string
}

/** Their hosts must also be in the content security policy (server/platform/http/security-headers). */
const PLAYERS: Readonly<Record<'vimeo' | 'youtube', ExternalPlayer>> = {
  vimeo: {
    company: 'Vimeo',
    pageUrl: (id) => `https://vimeo.com/${id}`,
    playerUrl: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
  youtube: {
    company: 'YouTube (Google)',
    pageUrl: (id) => `https://www.youtube.com/watch?v=${id}`,
    playerUrl: (id, language) =>
      `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1&hl=${language}`,
  },
}

type ExternalSource = Exclude<VideoSource, { kind: 'hosted' }>

function Player({ title, src }: { title: string; src: string }): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => frame.current?.focus({ preventScroll: true }), [])
  return (
    <iframe
      ref={frame}
      className={style.player}
      title={title}
      src={src}
      allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- of another origin it can't reach into this page; what is left out keeps it from leading this page away
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

/** The external player loads only after the visitor presses play. Without scripts the film is a link. */
export function ExternalFilm({ video, source }: { video: BlockProps['Video']; source: ExternalSource }): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(mediaTexts)
  const noticeId = useId()
  const [isPlaying, setPlaying] = useState(false)
  const { company, pageUrl, playerUrl } = PLAYERS[source.kind]
  const play = (event: MouseEvent) => {
    // A modified click opens the film's page in a new tab.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setPlaying(true)
  }
  if (isPlaying)
    return (
      <FilmFrame video={video} isPosterDecorative>
        <Player title={video.title} src={playerUrl(source.id, language)} />
      </FilmFrame>
    )
  return (
    <>
      <FilmFrame video={video} isPosterDecorative>
        <a
          {...PLAY_BUTTON}
          href={pageUrl(source.id)}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={noticeId}
          onClick={play}
        >
          <PlayButtonFace title={video.title} />
        </a>
      </FilmFrame>
      <p id={noticeId} className={style.notice}>
        {text('media.outsideFilm', { company })}
      </p>
    </>
  )
}
