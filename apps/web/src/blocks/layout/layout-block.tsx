import type { ReactNode } from 'react'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { BlockList } from '../block-list.tsx'
import { openingGround } from '../opens-page.ts'
import { ColumnContext } from './column-context.ts'
import style from './layout-block.module.css'
import '#brand/art-blocks.css'

type Layout = BlockProps['Layout']

/** In a full-width layout of two columns: which one is the picture, and which one the text. */
function bandOf(column: Layout['columns'][number], { columns, width }: Layout): 'picture' | 'words' | undefined {
  if (width !== 'full' || columns.length !== 2) return undefined
  return column.blocks.some(({ componentName }) => componentName === 'ImageBanner') ? 'picture' : 'words'
}

export function LayoutBlock(props: Layout): ReactNode {
  const { columns, ratio, theme } = props
  return (
    <div
      className={style.layout}
      data-columns={columns.length}
      data-ratio={ratio}
      data-theme={theme}
      data-opens={openingGround(props)}
    >
      {columns.map((column, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- columns never move
        <div key={index} className={style.column} data-part="column" data-band={bandOf(column, props)}>
          <ColumnContext value={columns.length > 1}>
            <BlockList blocks={column.blocks} columns={columns.length} />
          </ColumnContext>
        </div>
      ))}
    </div>
  )
}
