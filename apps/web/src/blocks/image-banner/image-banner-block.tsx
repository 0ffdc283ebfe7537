import { use, type CSSProperties, type ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { ColumnContext } from '../layout/column-context.ts'
import { BannerText, hasWords } from './banner-text.tsx'
import { ListedContext } from './listed-context.ts'
import style from './image-banner-block.module.css'
import '#brand/art-blocks.css'

const PICTURE_SIZES = { full: '100vw', twoThirds: '85vw', half: '60vw', oneThird: '33vw', none: '0' } as const

function BannerPicture({ image, mobileImage, coverage }: BlockProps['ImageBanner']): ReactNode {
  if (!image || coverage === 'none') return null
  return (
    <div className={style.picture} data-part="banner-picture" data-has-mobile={mobileImage !== undefined}>
      <Image
        image={image}
        mobile={mobileImage && { image: mobileImage, sizes: '100vw' }}
        sizes={`(width <= 768px) 140vw, ${PICTURE_SIZES[coverage]}`}
        className={style.image}
      />
    </div>
  )
}

export function ImageBannerBlock(props: BlockProps['ImageBanner']): ReactNode {
  const { focus } = props
  const isNarrow = use(ColumnContext)
  const position = focus && ({ '--focus-x': `${focus.x}%`, '--focus-y': `${focus.y}%` } as CSSProperties)
  return (
    <section
      className={style.banner}
      data-coverage={props.image ? props.coverage : 'none'}
      data-alignment={props.alignment}
      data-theme={props.theme}
      data-horizontal={props.horizontal}
      data-vertical={props.vertical}
      data-radius={props.radius}
      data-narrow={isNarrow || undefined}
      data-listed={use(ListedContext)}
      data-empty={hasWords(props) ? undefined : ''}
      style={position}
    >
      <BannerPicture {...props} />
      <BannerText {...props} />
    </section>
  )
}
