import { useId, useState, type CSSProperties, type ReactNode } from 'react'
import type { FocalPoint } from '@firkant/domain/content/media-parts.ts'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { ProductCardView } from '../../features/product-card/product-card-view.tsx'
import { ShopLink } from '../../platform/shop-link.tsx'
import { useShop } from '../../platform/shop-context.ts'
import { useMediaTexts } from '../use-media-texts.ts'
import style from './focal-pin.module.css'

type Heading = 'h2' | 'h3'

export function pinName(point: FocalPoint): string {
  return 'product' in point ? point.product.displayName : point.title
}

function PointWords({ point, heading: Title }: { point: FocalPoint; heading: Heading }): ReactNode {
  if ('product' in point) return <ProductCardView product={point.product} heading={Title} size="small" />
  return (
    <div className={style.words} data-part="focal-words">
      <Title className={style.title} data-part="focal-title">
        {point.title}
      </Title>
      {point.text && <p className={style.text}>{point.text}</p>}
      {point.link && <ShopLink link={point.link} part="text-link" />}
    </div>
  )
}

/** The browser itself opens and closes what a point tells: it works before the scripts have come, and without them. */
export function FocalPin({ point, heading }: { point: FocalPoint; heading: Heading }): ReactNode {
  const { texts } = useShop()
  const text = useMediaTexts()
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
    <li className={style.place} style={place} data-part="focal-point">
      <button type="button" className={style.pin} popoverTarget={id} data-part="focal-pin">
        <span className={style.mark} data-part="focal-mark" data-open={isOpen ? '' : undefined}>
          <Icon name="plus" className={style.plus} />
        </span>
        <span className="sr-only">{text('media.showPoint', { name })}</span>
      </button>
      <div
        id={id}
        popover="auto"
        role="group"
        aria-label={name}
        className={style.preview}
        data-part="focal-preview"
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <PointWords point={point} heading={heading} />
        <button
          type="button"
          className={style.close}
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={texts.text('shell.close')}
          data-part="focal-close"
        >
          <Icon name="close" />
        </button>
      </div>
    </li>
  )
}
