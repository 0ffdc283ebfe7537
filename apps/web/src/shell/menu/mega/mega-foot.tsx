import type { ReactNode } from 'react'
import type { MenuModel } from '@firkant/domain/menu/menu.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { MenuCustomer } from '../parts/menu-customer.tsx'
import { MenuLinks } from '../parts/menu-links.tsx'
import style from './mega-menu.module.css'
import { menuTexts } from '../menu.texts.ts'

export function MegaFoot({ menu, isOpen }: { menu: MenuModel; isOpen: boolean }): ReactNode {
  const own = useTexts(menuTexts)
  return (
    <nav className={style.foot} aria-label={own.text('menu.links')}>
      <MenuCustomer isOpen={isOpen} look="foot" />
      <MenuLinks links={menu.secondaryLinksRight} side="right" look="foot" />
    </nav>
  )
}
