import type { ReactNode } from 'react'
import { useMediaTexts } from '../use-media-texts.ts'
import { VideoMark } from './video-mark.tsx'
import style from './play-button.module.css'

/** What a play button shows, be it a button or a link. */
export function PlayButtonFace({ title }: { title: string }): ReactNode {
  const text = useMediaTexts()
  return (
    <>
      <span className={style.mark} data-part="video-play-mark">
        <VideoMark name="play" />
      </span>
      <span className="sr-only">{text('media.playFilm', { title })}</span>
    </>
  )
}

/** It lies over the whole picture: wherever one presses, the film begins. */
export const PLAY_BUTTON = { className: style.play, 'data-part': 'video-play' } as const
