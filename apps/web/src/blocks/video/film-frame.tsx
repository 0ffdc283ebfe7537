import { use, type CSSProperties, type ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { ASPECT_RATIOS } from '@firkant/domain/image/image-presets.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { blockSizes } from '../block-sizes.ts'
import { ColumnContext } from '../layout/column-context.ts'
import style from './film-frame.module.css'

interface FilmFrameProps {
  readonly video: BlockProps['Video']
  /** The film has a name of its own: the picture need not say it again. */
  readonly isPosterDecorative: boolean
  readonly children: ReactNode
}

/** The place of a film, in its shape from the start: its picture, and what lies on it. */
export function FilmFrame({ video, isPosterDecorative, children }: FilmFrameProps): ReactNode {
  const { poster, ratio, width, source } = video
  const isInColumn = use(ColumnContext)
  return (
    <div
      className={style.frame}
      style={{ '--film-ratio': ASPECT_RATIOS[ratio] } as CSSProperties}
      data-part="video-frame"
      data-source={source.kind}
    >
      {poster && (
        <Image
          image={poster}
          sizes={blockSizes({ width, isInColumn })}
          ratio={ratio}
          className={style.poster}
          decorative={isPosterDecorative}
        />
      )}
      {children}
    </div>
  )
}
