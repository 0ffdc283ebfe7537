import type { CSSProperties, ReactNode } from 'react'
import { readableTextColor } from '@firkant/domain/format/contrast.ts'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { ShopLink } from '../../shell/shop-link.tsx'
import style from './button-block.module.css'

export function ButtonBlock({ text, link, backgroundColor, textColor, align }: BlockProps['Button']): ReactNode {
  const colours =
    backgroundColor &&
    ({
      '--accent': backgroundColor,
      '--accent-deep': backgroundColor,
      '--on-accent': readableTextColor(backgroundColor, textColor),
    } as CSSProperties)
  return (
    <div className={style.row} data-align={align} style={colours || undefined}>
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
