import type { ReactNode } from 'react'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import type { PanelProps } from '../../../platform/panels/panel-code.ts'
import { MenuFailure } from '../parts/menu-failure.tsx'
import { MenuClose, MenuHead } from '../parts/menu-head.tsx'
import { useMedia } from '../../../platform/use-media.ts'
import { useMenu, WIDE_MENU } from '../use-menu.ts'
import { useMenuPlace } from '../use-menu-place.ts'
import style from './mega-menu.module.css'
import { MegaPhone } from './mega-phone.tsx'
import { MegaSkeleton } from './mega-skeleton.tsx'
import { MegaWide } from './mega-wide.tsx'
import { useHeaderEdge } from './use-header-edge.ts'
import { useMenuTexts } from '../menu-texts.ts'
import '#brand/art-menu.css'

/** The menu that hangs under the header; on phones it takes the whole screen. */
export function MegaMenu({ isOpen, onClose }: PanelProps): ReactNode {
  const { texts } = useShop()
  const own = useMenuTexts()
  const { menu, hasFailed, retry } = useMenu(isOpen)
  const isWide = useMedia(WIDE_MENU)
  const place = useMenuPlace(isOpen)
  useHeaderEdge(isOpen)
  const View = isWide ? MegaWide : MegaPhone
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      label={texts.text('shell.menu')}
      closeLabel={own.text('menu.close')}
      side="top"
      head="own"
      panel="menu"
      className={style.sheet}
    >
      <div className={style.menu} data-part="menu" data-kind="mega">
        {(!isWide || !menu) &&
          (isWide ? <MenuClose onClose={onClose} className={style.loneClose} /> : <MenuHead onClose={onClose} />)}
        {menu && <View menu={menu} place={place} isOpen={isOpen} onClose={onClose} />}
        {!menu && (hasFailed ? <MenuFailure onRetry={retry} /> : <MegaSkeleton />)}
      </div>
    </Drawer>
  )
}
