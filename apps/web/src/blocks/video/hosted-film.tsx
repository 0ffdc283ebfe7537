import { useEffect, useRef, useState, type ReactNode, type VideoHTMLAttributes } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import type { VideoSource } from '@firkant/domain/content/media-parts.ts'
import { imageUrl } from '@firkant/domain/image/image-url.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { mediaTexts } from '../media.texts.ts'
import { FilmFrame } from './film-frame.tsx'
import style from './hosted-film.module.css'
import { PLAY_BUTTON, PlayButtonFace } from './play-button.tsx'

type Hosted = Extract<VideoSource, { kind: 'hosted' }>

interface HostedFilmProps {
  readonly video: BlockProps['Video']
  readonly source: Hosted
}

/** Not preloaded: fetched when played. */
function Player({ video, source, ...rest }: HostedFilmProps & VideoHTMLAttributes<HTMLVideoElement>): ReactNode {
  const { language } = useShop()
  const { text } = useTexts(mediaTexts)
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- where a film speaks its editor gives the captions
    <video aria-label={video.title} src={source.url} controls playsInline preload="none" {...rest}>
      {source.captionsUrl && (
        <track kind="captions" src={source.captionsUrl} srcLang={language} label={text('media.captions')} default />
      )}
      <a href={source.url}>{video.title}</a>
    </video>
  )
}

/** Our own film, with native controls once it plays; without scripts from the start. */
export function HostedFilm({ video, source }: HostedFilmProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  const [hasBegun, setBegun] = useState(false)
  useEffect(() => {
    if (hasBegun) place.current?.querySelector('video')?.focus({ preventScroll: true })
  }, [hasBegun])
  const play = () => {
    setBegun(true)
    // Playing may fail (missing file): the native controls show it.
    place.current
      ?.querySelector('video')
      ?.play()
      .catch(() => undefined)
  }
  const { poster, ratio } = video
  return (
    <FilmFrame video={video} isPosterDecorative>
      <div ref={place} className={style.film} data-begun={hasBegun || undefined}>
        <Player video={video} source={source} />
      </div>
      {!hasBegun && (
        <button type="button" {...PLAY_BUTTON} onClick={play}>
          <PlayButtonFace title={video.title} />
        </button>
      )}
      <noscript className={style.plain}>
        <Player video={video} source={source} poster={poster && imageUrl(poster.url, { width: 'large', ratio })} />
      </noscript>
    </FilmFrame>
  )
}
