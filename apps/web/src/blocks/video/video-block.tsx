import type { ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { AmbientFilm } from './ambient-film.tsx'
import { HostedFilm } from './hosted-film.tsx'
import { OutsideFilm } from './outside-film.tsx'
import style from './video-block.module.css'
import '#brand/art-content.css'

function Film({ video }: { video: BlockProps['Video'] }): ReactNode {
  const { source } = video
  if (source.kind !== 'hosted') return <OutsideFilm video={video} source={source} />
  if (source.isAmbient) return <AmbientFilm video={video} url={source.url} />
  return <HostedFilm video={video} source={source} />
}

/** A film of our own or of another company's player; it never begins with sound. */
export function VideoBlock(video: BlockProps['Video']): ReactNode {
  return (
    <figure className={style.video} data-part="video">
      <Film video={video} />
      {video.caption && (
        <figcaption className={style.caption} data-part="video-caption">
          {video.caption}
        </figcaption>
      )}
    </figure>
  )
}
