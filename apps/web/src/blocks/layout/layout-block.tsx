import type { ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { BlockList } from '../block-list.tsx'
import { ColumnContext } from './column-context.ts'
import style from './layout-block.module.css'

export function LayoutBlock({ columns, ratio, theme }: BlockProps['Layout']): ReactNode {
  return (
    <div className={style.layout} data-columns={columns.length} data-ratio={ratio} data-theme={theme}>
      {columns.map((column, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns never move
        <div key={index} className={style.column} data-part="column">
          <ColumnContext value={columns.length > 1}>
            <BlockList blocks={column.blocks} />
          </ColumnContext>
        </div>
      ))}
    </div>
  )
}
