import type { ReactNode } from 'react'
import { Loading, Skeleton } from '@firkant/ui/skeleton/skeleton.tsx'
import rows from './menu-rows.module.css'
import style from './panel-menu.module.css'
import { useMenuTexts } from '../menu-texts.ts'

const ROWS = [46, 58, 40, 52, 38, 62, 48, 56, 44, 36] as const

/** The shape of the first level while it is on its way. */
export function PanelSkeleton(): ReactNode {
  const own = useMenuTexts()
  return (
    <div className={`${style.first} ${style.skeleton}`} data-part="menu-skeleton">
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
