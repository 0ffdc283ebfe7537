import { use, type CSSProperties, type ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { ASPECT_RATIOS } from '@firkant/domain/image/image-presets.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { ShopLink } from '../../platform/shop-link.tsx'
import { blockSizes } from '../block-sizes.ts'
import { ColumnContext } from '../layout/column-context.ts'
import style from './image-block.module.css'

/**
 * One picture, at most 500 px high unless it is full width: it is cropped for that, but one with an editor's
 * aspect ratio keeps it and becomes narrower.
 */
export function ImageBlock(props: BlockProps['Image']): ReactNode {
  const { image, mobileImage, caption, link, ratio, focus, radius, width } = props
  const isInColumn = use(ColumnContext)
  if (!image) return null
  // The server crops around the centre; for an editor's focal point the browser crops.
  const cropped = focus ? undefined : ratio
  const isShaped = ratio !== undefined && width !== 'full'
  const look = {
    ...(isShaped && { '--shape': ASPECT_RATIOS[ratio] }),
    ...(focus && { '--focus': `${focus.x}% ${focus.y}%` }),
    ...(focus && ratio && { '--crop': ratio.replace(':', ' / ') }),
  } as CSSProperties
  const picture = (
    <Image
      image={image}
      mobile={mobileImage && { image: mobileImage, sizes: '100vw', ratio: cropped }}
      sizes={blockSizes({ width, isInColumn })}
      ratio={cropped}
      maxHeight500={width !== 'full'}
    />
  )
  return (
    <figure className={style.figure} data-radius={radius} data-shaped={isShaped || undefined} style={look}>
      {link ? (
        <ShopLink link={link} className={style.picture} part="image-link">
          {picture}
          <span className="sr-only">{link.title}</span>
        </ShopLink>
      ) : (
        <div className={style.picture}>{picture}</div>
      )}
      {caption && (
        <figcaption className={style.caption} data-part="image-caption">
          {caption}
        </figcaption>
      )}
    </figure>
  )
}
