import type { ReactNode } from 'react'
import { MEGA_MENU_COLUMNS } from '@firkant/domain/menu/menu.ts'
import { Loading, Skeleton, SkeletonText } from '@firkant/ui/skeleton/skeleton.tsx'
import columns from './mega-columns.module.css'
import style from './mega-menu.module.css'
import { useMenuTexts } from '../menu-texts.ts'

const COLUMNS = Array.from({ length: MEGA_MENU_COLUMNS }, (_, column) => column)

/** The shape of a tab while it is on its way. */
export function MegaSkeleton(): ReactNode {
  const own = useMenuTexts()
  return (
    <div className={style.scroll} data-part="menu-skeleton">
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
