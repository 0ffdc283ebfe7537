import type { ReactNode } from 'react'
import { Drawer } from '@firkant/ui/drawer/drawer.tsx'
import { Loading, Skeleton } from '@firkant/ui/skeleton/skeleton.tsx'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import type { PanelProps } from '../../../platform/panels/panel-code.ts'
import { MenuFailure } from '../parts/menu-failure.tsx'
import { MenuHead } from '../parts/menu-head.tsx'
import { useMedia } from '../../../platform/use-media.ts'
import { useMenu, WIDE_MENU } from '../use-menu.ts'
import { useMenuPlace } from '../use-menu-place.ts'
import { PanelLevels } from './panel-levels.tsx'
import style from './panel-menu.module.css'
import rows from './menu-rows.module.css'
import { menuTexts } from '../menu.texts.ts'
import '#brand/art-menu.css'

const ROWS = [46, 58, 40, 52, 38, 62, 48, 56, 44, 36] as const

/** Skeleton of the first level. */
function PanelSkeleton(): ReactNode {
  const own = useTexts(menuTexts)
  return (
    <div className={`${style.first} ${style.skeleton}`}>
      <Loading label={own.text('menu.loading')}>
        <Skeleton shape="block" />
        <div>
          {ROWS.map((width) => (
            <div key={width} className={rows.row}>
              <span className={rows.thumb}>
                <Skeleton shape="block" />
              </span>
              <Skeleton shape="line" width={`${width}%`} />
            </div>
          ))}
        </div>
      </Loading>
    </div>
  )
}

/** Menu that slides in from the right, level by level. */
export function PanelMenu({ isOpen, onClose }: PanelProps): ReactNode {
  const { texts } = useShop()
  const own = useTexts(menuTexts)
  const { menu, hasFailed, retry } = useMenu(isOpen)
  const isWide = useMedia(WIDE_MENU)
  const place = useMenuPlace(isOpen)
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      label={texts.text('shell.menu')}
      closeLabel={own.text('menu.close')}
      side="right"
      head="own"
      size={isWide ? 'wide' : 'standard'}
      panel="menu"
    >
      <div className={style.menu} data-part="menu" data-kind="panel">
        <MenuHead onClose={onClose} className={style.head} />
        {menu && <PanelLevels menu={menu} place={place} isWide={isWide} isOpen={isOpen} />}
        {!menu && (hasFailed ? <MenuFailure onRetry={retry} className={style.failure} /> : <PanelSkeleton />)}
      </div>
    </Drawer>
  )
}
