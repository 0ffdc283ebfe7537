import type { ReactNode } from 'react'
import type { MenuModel } from '@firkant/domain/menu/menu.ts'
import { useShop } from '../../../start/shop-context.ts'
import { MenuCustomer } from '../parts/menu-customer.tsx'
import { MenuLinks } from '../parts/menu-links.tsx'
import style from './mega-menu.module.css'

export function MegaFoot({ menu, isOpen }: { menu: MenuModel; isOpen: boolean }): ReactNode {
  const { texts } = useShop()
  return (
    <nav className={style.foot} data-part="menu-ways" aria-label={texts.text('menu.links')}>
      <MenuCustomer isOpen={isOpen} />
      <MenuLinks links={menu.secondaryLinksRight} side="right" />
    </nav>
  )
}
