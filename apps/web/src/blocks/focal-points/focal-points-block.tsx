import { use, useId, useState, type ReactNode, type CSSProperties } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { Image } from '@firkant/ui/image/image.tsx'
import type { FocalPoint } from '@firkant/domain/content/media-parts.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { blockSizes } from '../block-sizes.ts'
import { ColumnContext } from '../layout/column-context.ts'
import { SectionHead } from '../section-head.tsx'
import themed from '../themed.module.css'
import { ProductCardView } from '../../features/product-card/product-card-view.tsx'
import { ShopLink } from '../../platform/shop-link.tsx'
import { useHasScript } from '../../platform/use-has-script.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useTexts } from '../../platform/use-texts.ts'
import { mediaTexts } from '../media.texts.ts'
import focalPinStyle from './focal-pin.module.css'
import style from './focal-points-block.module.css'
import '#brand/art-content.css'

type Heading = 'h2' | 'h3'

function pinName(point: FocalPoint): string {
  return 'product' in point ? point.product.displayName : point.title
}

function PointText({ point, heading: Title }: { point: FocalPoint; heading: Heading }): ReactNode {
  const hasScript = useHasScript()
  if ('product' in point) {
    if (hasScript) return <ProductCardView product={point.product} heading={Title} size="small" />
    // Nobody sees it before it is opened: the card comes with the script.
    return (
      <a href={point.product.url} className={focalPinStyle.title}>
        {pinName(point)}
      </a>
    )
  }
  return (
    <div className={focalPinStyle.words}>
      <Title className={focalPinStyle.title} data-part="focal-title">
        {point.title}
      </Title>
      {point.text && <p className={focalPinStyle.text}>{point.text}</p>}
      {point.link && <ShopLink link={point.link} part="text-link" />}
    </div>
  )
}

/** Opened by the browser itself, so that it works without scripts. */
function FocalPin({ point, heading }: { point: FocalPoint; heading: Heading }): ReactNode {
  const { texts } = useShop()
  const { text } = useTexts(mediaTexts)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const name = pinName(point)
  const mobile = point.mobile ?? point
  const place = {
    '--x': `${point.x}%`,
    '--y': `${point.y}%`,
    '--mobile-x': `${mobile.x}%`,
    '--mobile-y': `${mobile.y}%`,
    '--pin': `--pin${id.replaceAll(/\W/g, '_')}`,
  } as CSSProperties
  return (
    <li className={focalPinStyle.place} style={place} data-part="focal-point">
      <button type="button" className={focalPinStyle.pin} popoverTarget={id} data-part="focal-pin">
        <span className={focalPinStyle.mark} data-part="focal-mark" data-open={isOpen ? '' : undefined}>
          <Icon name="plus" className={focalPinStyle.plus} />
        </span>
        <span className="sr-only">{text('media.showPoint', { name })}</span>
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={name}
        className={focalPinStyle.preview}
        data-part="focal-preview"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <PointText point={point} heading={heading} />
        <button
          type="button"
          className={focalPinStyle.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={texts.text('shell.close')}
        >
          <Icon name="close" />
        </button>
      </div>
    </li>
  )
}

type FocalPoints = BlockProps['FocalPoints']

/** For browsers that open nothing: the points' texts below the picture. */
function PlainList({ points }: Pick<FocalPoints, 'points'>): ReactNode {
  return (
    <noscript>
      <ul className={style.list}>
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

/** Picture with points; each opens a small product card. */
export function FocalPointsBlock(props: FocalPoints): ReactNode {
  const { heading, text, image, mobileImage, points, theme, width } = props
  const isInColumn = use(ColumnContext)
  if (!image) return null
  const bleeds = theme === 'none' && width !== 'full' && !isInColumn
  return (
    <section className={`${themed.themed} ${style.focal}`} data-theme={theme} data-part="focal">
      <SectionHead heading={heading} text={text} />
      <div className={style.stage} data-bleeds={bleeds ? '' : undefined}>
        <div className={style.picture}>
          <Image
            image={image}
            mobile={mobileImage && { image: mobileImage, sizes: '100vw' }}
            sizes={blockSizes({ width, isInColumn })}
          />
        </div>
        <ul>
          {points.map((point) => (
            <FocalPin key={`${point.x} ${point.y}`} point={point} heading={heading ? 'h3' : 'h2'} />
          ))}
        </ul>
      </div>
      {points.length > 0 && <PlainList points={points} />}
    </section>
  )
}
