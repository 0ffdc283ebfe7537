import type { ReactNode } from 'react'
import { columnsOf, MAX_COLUMNS, withColumns, type BlockListPlace } from '@firkant/domain/content/blocks/block-tree.ts'
import { useTexts } from '../texts/use-texts.tsx'
import { AddBlock } from './add-block.tsx'
import { type Block, BlockList } from './block-list.tsx'

interface ColumnsFormProps {
  readonly layout: Block
  readonly chosen: string | undefined
  readonly choose: (id: string) => void
  readonly change: (layout: Block) => void
  readonly add: (componentName: string, place: BlockListPlace) => void
  readonly move: (id: string, to: BlockListPlace & { readonly before?: string | undefined }) => void
  readonly wrong: ReadonlySet<string>
}

/** The blocks of each column: as the page's own, one list beside the other. */
export function ColumnsForm({ layout, chosen, choose, change, add, move, wrong }: ColumnsFormProps): ReactNode {
  const { text } = useTexts()
  const columns = columnsOf(layout)
  return (
    <>
      {columns.map((blocks, column) => {
        const name = text('columnNumber', { number: column + 1 })
        const place = { layout: layout.id, column }
        return (
          // oxlint-disable-next-line react/no-array-index-key -- columns have no names of their own
          <fieldset className="group" data-kind="column" key={column}>
            <legend>{name}</legend>
            <BlockList
              name={name}
              place={place}
              blocks={blocks}
              chosen={chosen}
              choose={choose}
              move={move}
              wrong={wrong}
            />
            <div className="row">
              <AddBlock label={text('addBlock')} place={place} add={(componentName) => add(componentName, place)} />
              {columns.length > 1 && (
                <button
                  type="button"
                  className="link"
                  onClick={() => change(withColumns(layout, columns.toSpliced(column, 1)))}
                >
                  {text('removeColumn')}
                </button>
              )}
            </div>
          </fieldset>
        )
      })}
      {columns.length < MAX_COLUMNS && (
        <button type="button" className="button" onClick={() => change(withColumns(layout, [...columns, []]))}>
          {text('addColumn')}
        </button>
      )}
    </>
  )
}
