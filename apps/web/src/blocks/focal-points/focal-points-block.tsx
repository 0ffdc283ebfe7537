import { use, type ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import { blockSizes } from '../block-sizes.ts'
import { ColumnContext } from '../layout/column-context.ts'
import { SectionHead } from '../section-head.tsx'
import themed from '../themed.module.css'
import { FocalPin, pinName } from './focal-pin.tsx'
import style from './focal-points-block.module.css'
import '#brand/art-content.css'

type FocalPoints = BlockProps['FocalPoints']

/** A browser so old or bare that nothing opens: what the points tell stands below the picture. */
function PlainList({ points }: Pick<FocalPoints, 'points'>): ReactNode {
  return (
    <noscript>
      <ul className={style.list} data-part="focal-list">
        {points.map((point) => (
          <li key={`${point.x} ${point.y}`}>
            {'product' in point ? (
              <a href={point.product.url} className={style.product}>
                {pinName(point)}
              </a>
            ) : (
              pinName(point)
            )}
          </li>
        ))}
      </ul>
    </noscript>
  )
}

/** A picture whose things can be pressed: each opens a small card with what it costs. */
export function FocalPointsBlock(props: FocalPoints): ReactNode {
  const { heading, text, image, mobileImage, points, theme, width } = props
  const isInColumn = use(ColumnContext)
  if (!image) return null
  const bleeds = theme === 'none' && width !== 'full' && !isInColumn
  return (
    <section className={`${themed.themed} ${style.focal}`} data-theme={theme} data-part="focal">
      <SectionHead heading={heading} text={text} />
      <div className={style.stage} data-part="focal-stage" data-bleeds={bleeds ? '' : undefined}>
        <div className={style.picture} data-part="focal-picture">
          <Image
            image={image}
            mobile={mobileImage && { image: mobileImage, sizes: '100vw' }}
            sizes={blockSizes({ width, isInColumn })}
          />
        </div>
        <ul data-part="focal-pins">
          {points.map((point) => (
            <FocalPin key={`${point.x} ${point.y}`} point={point} heading={heading ? 'h3' : 'h2'} />
          ))}
        </ul>
      </div>
      {points.length > 0 && <PlainList points={points} />}
    </section>
  )
}
