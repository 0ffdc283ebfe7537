import type { ReactNode } from 'react'
import { storefront } from '#brand'
import { Icon } from '@firkant/ui/icon/icon.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import style from './menu-head.module.css'
import { menuTexts } from '../menu.texts.ts'

interface MenuHeadProps {
  readonly onClose: () => void
  /** Class of the menu, for placement. */
  readonly className?: string | undefined
}

export function MenuClose({ onClose, className = '' }: MenuHeadProps): ReactNode {
  const own = useTexts(menuTexts)
  return (
    <button
      type="button"
      className={`${style.close} ${className}`}
      data-part="menu-close"
      aria-label={own.text('menu.close')}
      onClick={onClose}
    >
      <Icon name="close" className={style.closeIcon} />
    </button>
  )
}

function Logo({ name }: { name: string }): ReactNode {
  const { src, width, height } = storefront.logo
  return (
    <>
      <img src={src} alt="" width={width} height={height} className={style.logo} />
      <span className="sr-only">{name}</span>
    </>
  )
}

export function MenuHead({ onClose, className = '' }: MenuHeadProps): ReactNode {
  const { texts } = useShop()
  const name = texts.text('shell.menu')
  const isWord = storefront.layout.variants['menu-title'] === 'word'
  return (
    <div className={`${style.head} ${className}`}>
      <h2 className={style.title}>{isWord ? <span>{name}</span> : <Logo name={name} />}</h2>
      <MenuClose onClose={onClose} />
    </div>
  )
}
