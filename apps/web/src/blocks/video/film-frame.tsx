import { use, type CSSProperties, type ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { ASPECT_RATIOS } from '@firkant/domain/image/image-presets.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { blockSizes } from '../block-sizes.ts'
import { ColumnContext } from '../layout/column-context.ts'
import style from './film-frame.module.css'

interface FilmFrameProps {
  readonly video: BlockProps['Video']
  /** The film has an accessible name: the poster needs no alternative text. */
  readonly isPosterDecorative: boolean
  readonly children: ReactNode
}

/** Frame with the film's aspect ratio from the start: poster and overlay. */
export function FilmFrame({ video, isPosterDecorative, children }: FilmFrameProps): ReactNode {
  const { poster, ratio, width } = video
  const isInColumn = use(ColumnContext)
  return (
    <div className={style.frame} style={{ '--film-ratio': ASPECT_RATIOS[ratio] } as CSSProperties}>
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
