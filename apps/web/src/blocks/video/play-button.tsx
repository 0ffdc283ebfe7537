import type { ReactNode } from 'react'
import { useTexts } from '../../platform/use-texts.ts'
import { mediaTexts } from '../media.texts.ts'
import { VideoMark } from './video-mark.tsx'
import style from './play-button.module.css'

/** Content of the play button or link. */
export function PlayButtonFace({ title }: { title: string }): ReactNode {
  const { text } = useTexts(mediaTexts)
  return (
    <>
      <span className={style.mark} data-part="video-play-mark">
        <VideoMark name="play" />
      </span>
      <span className="sr-only">{text('media.playFilm', { title })}</span>
    </>
  )
}

/** It covers the whole poster. */
export const PLAY_BUTTON = { className: style.play, 'data-part': 'video-play' } as const
