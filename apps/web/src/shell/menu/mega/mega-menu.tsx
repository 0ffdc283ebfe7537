import { useLayoutEffect, type ReactNode } from 'react'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import { MEGA_MENU_COLUMNS } from '@firkant/domain/menu/menu.ts'
import { Loading, Skeleton, SkeletonText } from '@firkant/ui/skeleton/skeleton.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import type { PanelProps } from '../../../platform/panels/panel-code.ts'
import { MenuFailure } from '../parts/menu-failure.tsx'
import { MenuClose, MenuHead } from '../parts/menu-head.tsx'
import { useMedia } from '../../../platform/use-media.ts'
import { useMenu, WIDE_MENU } from '../use-menu.ts'
import { useMenuPlace } from '../use-menu-place.ts'
import style from './mega-menu.module.css'
import { MegaPhone } from './mega-phone.tsx'
import columns from './mega-columns.module.css'
import { menuTexts } from '../menu.texts.ts'
import { MegaWide } from './mega-wide.tsx'
import '#brand/art-menu.css'

const COLUMNS = Array.from({ length: MEGA_MENU_COLUMNS }, (_, column) => column)

/** Skeleton of a tab. */
function MegaSkeleton(): ReactNode {
  const own = useTexts(menuTexts)
  return (
    <div className={style.scroll}>
      <Loading label={own.text('menu.loading')}>
        <Skeleton shape="block" />
        <div className={columns.columns}>
          {COLUMNS.map((column) => (
            <div key={column} className={columns.bones}>
              <SkeletonText lines={8} />
            </div>
          ))}
        </div>
      </Loading>
    </div>
  )
}

/** The menu starts at the header's lower edge, which depends on the banner and the scroll position. */
function useHeaderEdge(isOpen: boolean): void {
  useLayoutEffect(() => {
    const header = document.querySelector('[data-part=header]')
    if (!isOpen || !header) return
    const measure = () => {
      const edge = Math.max(0, header.getBoundingClientRect().bottom)
      document.documentElement.style.setProperty('--menu-edge', `${edge}px`)
    }
    measure()
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [isOpen])
}

/** Menu under the header; full screen on phones. */
export function MegaMenu({ isOpen, onClose }: PanelProps): ReactNode {
  const { texts } = useShop()
  const own = useTexts(menuTexts)
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
