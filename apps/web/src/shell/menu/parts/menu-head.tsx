import type { ReactNode } from 'react'
import { storefront } from '#brand'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useShop } from '../../../start/shop-context.ts'
import style from './menu-parts.module.css'
import { useMenuTexts } from '../menu-texts.ts'

export function MenuClose({ onClose }: { onClose: () => void }): ReactNode {
  const own = useMenuTexts()
  return (
    <button
      type="button"
      className={style.close}
      data-part="menu-close"
      aria-label={own.text('menu.close')}
      onClick={onClose}
    >
      <Icon name="close" />
    </button>
  )
}

export function MenuHead({ onClose }: { onClose: () => void }): ReactNode {
  const { texts } = useShop()
  const { logo } = storefront
  return (
    <div className={style.head} data-part="menu-head">
      <h2 className={style.title} data-part="menu-title">
        <img src={logo.src} alt="" width={logo.width} height={logo.height} data-part="menu-logo" />
        <span className="sr-only" data-part="menu-name">
          {texts.text('shell.menu')}
        </span>
      </h2>
      <MenuClose onClose={onClose} />
    </div>
  )
}
