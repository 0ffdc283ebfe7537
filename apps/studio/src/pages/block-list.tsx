import { type ReactNode } from 'react'
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import { fieldLabel } from '../texts/field-labels.ts'
import { useTexts } from '../texts/use-texts.tsx'

export interface Block {
  readonly id: string
  readonly componentName: string
  readonly props: Readonly<Record<string, unknown>>
}

interface BlockListProps {
  readonly blocks: readonly Block[]
  readonly chosen: string | undefined
  readonly choose: (id: string) => void
  readonly change: (blocks: readonly Block[]) => void
  readonly wrong: ReadonlySet<string>
}

export const blockTitle = ({ props }: Block): string => {
  const found = [props.heading, props.title, props.text].find((each) => typeof each === 'string' && each !== '')
  return String(found ?? '').replaceAll(/\*|<[^<>]*>/g, '')
}

function MoveButtons({
  blocks,
  chosen,
  change,
}: Pick<BlockListProps, 'blocks' | 'change'> & { readonly chosen: string }): ReactNode {
  const { text } = useTexts()
  const from = blocks.findIndex(({ id }) => id === chosen)
  const block = blocks[from]
  const move = (by: number) => {
    if (block && from + by >= 0 && from + by < blocks.length)
      change(blocks.toSpliced(from, 1).toSpliced(from + by, 0, block))
  }
  return (
    <div className="row" role="group" aria-label={text('moveBlock')}>
      <button type="button" className="button" aria-disabled={from <= 0} onClick={() => move(-1)}>
        {text('moveUp')}
      </button>
      <button type="button" className="button" aria-disabled={from >= blocks.length - 1} onClick={() => move(1)}>
        {text('moveDown')}
      </button>
      <button type="button" className="button" onClick={() => change(blocks.filter(({ id }) => id !== chosen))}>
        {text('takeAway')}
      </button>
    </div>
  )
}

/** In the order of the page: dragged, or moved by keyboard (Enter on the handle, then arrows). */
export function BlockList({ blocks, chosen, choose, change, wrong }: BlockListProps): ReactNode {
  const { text, language } = useTexts()
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const moved = blocks.filter(({ id }) => keys.has(id))
      const others = blocks.filter(({ id }) => !keys.has(id))
      const at = others.findIndex(({ id }) => id === target.key) + (target.dropPosition === 'after' ? 1 : 0)
      change(others.toSpliced(at, 0, ...moved))
    },
  })
  return (
    <>
      <GridList
        aria-label={text('blocks')}
        className="block-list"
        items={blocks}
        dependencies={[chosen, wrong]}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={chosen === undefined ? [] : [chosen]}
        onSelectionChange={(keys) => keys !== 'all' && [...keys].forEach((key) => choose(String(key)))}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className="quiet">{text('noBlocks')}</p>}
      >
        {(block) => (
          <GridListItem id={block.id} textValue={`${fieldLabel(language, block.componentName)} ${blockTitle(block)}`}>
            <Button slot="drag" className="drag" aria-label={text('moveBlock')}>
              ⠿
            </Button>
            <span className="block-name">
              <strong>{fieldLabel(language, block.componentName)}</strong>
              <span className="quiet">{blockTitle(block)}</span>
            </span>
            {wrong.has(block.id) && (
              <span className="badge" data-tone="bad">
                {text('wrong')}
              </span>
            )}
          </GridListItem>
        )}
      </GridList>
      {chosen !== undefined && <MoveButtons blocks={blocks} chosen={chosen} change={change} />}
    </>
  )
}
