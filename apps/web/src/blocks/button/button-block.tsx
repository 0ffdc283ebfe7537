import type { CSSProperties, ReactNode } from 'react'
import { readableTextColor } from '@firkant/domain/format/contrast.ts'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { ShopLink } from '../../platform/shop-link.tsx'
import style from './button-block.module.css'

export function ButtonBlock({ text, link, backgroundColor, textColor, align }: BlockProps['Button']): ReactNode {
  const colours =
    backgroundColor &&
    ({
      '--button-ground': backgroundColor,
      '--button-ground-hover': backgroundColor,
      '--button-ink': readableTextColor(backgroundColor, textColor),
      '--button-ink-hover': readableTextColor(backgroundColor, textColor),
    } as CSSProperties)
  return (
    <div
      className={style.row}
      data-part="button-row"
      data-align={align}
      data-own-colours={colours ? '' : undefined}
      style={colours || undefined}
    >
      {link ? (
        <ShopLink link={link} part="button">
          {text}
        </ShopLink>
      ) : (
        <button type="button" data-part="button">
          {text}
        </button>
      )}
    </div>
  )
}
