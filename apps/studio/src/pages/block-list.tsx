import { type ReactNode } from 'react'
import { Button, GridList, GridListItem, isTextDropItem, useDragAndDrop } from 'react-aria-components'
import type { BlockListPlace, WrittenBlock } from '@firkant/domain/content/blocks/block-tree.ts'
import { fieldLabel } from '../texts/fields/field-labels.ts'
import { useTexts } from '../texts/use-texts.tsx'

export type Block = WrittenBlock

interface BlockListProps {
  /** Undefined: the page's own. */
  readonly name?: string
  readonly place: BlockListPlace
  readonly blocks: readonly Block[]
  readonly chosen: string | undefined
  readonly choose: (id: string) => void
  /** Before another one of this list, or to its end. */
  readonly move: (id: string, to: BlockListPlace & { readonly before?: string | undefined }) => void
  readonly wrong: ReadonlySet<string>
}

/** What is dragged between the lists of a page; nothing else may be dropped there. */
const DRAGGED = 'application/x-block'

export const blockTitle = ({ props }: Block): string => {
  const found = [props.heading, props.title, props.text].find((each) => typeof each === 'string' && each !== '')
  return String(found ?? '').replaceAll(/\*|<[^<>]*>/g, '')
}

interface Target {
  readonly key: string | number
  readonly dropPosition: string
}

function beforeOf(blocks: readonly Block[], { key, dropPosition }: Target, moved: string): string | undefined {
  const others = blocks.filter(({ id }) => id !== moved)
  const at = others.findIndex(({ id }) => id === key) + (dropPosition === 'after' ? 1 : 0)
  return others[at]?.id
}

function useDragging({ place, blocks, move }: Pick<BlockListProps, 'place' | 'blocks' | 'move'>) {
  const take = async (items: readonly unknown[], target?: Target) => {
    for (const item of items as Parameters<typeof isTextDropItem>[0][]) {
      if (!isTextDropItem(item)) continue
      const id = await item.getText(DRAGGED)
      move(id, { ...place, before: target && beforeOf(blocks, target, id) })
    }
  }
  return useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [DRAGGED]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [DRAGGED],
    getDropOperation: () => 'move',
    onReorder({ keys, target }) {
      for (const key of keys) move(String(key), { ...place, before: beforeOf(blocks, target, String(key)) })
    },
    onInsert: ({ items, target }) => void take(items, target),
    onRootDrop: ({ items }) => void take(items),
  }).dragAndDropHooks
}

/** In the order of the page: dragged, also into and out of columns, or moved by keyboard (Enter on the handle, then arrows). */
export function BlockList({ name, place, blocks, chosen, choose, move, wrong }: BlockListProps): ReactNode {
  const { text, language } = useTexts()
  const dragAndDropHooks = useDragging({ place, blocks, move })
  return (
    <GridList
      aria-label={name ?? text('blocks')}
      className="block-list"
      items={blocks}
      dependencies={[chosen, wrong]}
      selectionMode="single"
      selectionBehavior="replace"
      selectedKeys={chosen !== undefined && blocks.some(({ id }) => id === chosen) ? [chosen] : []}
      onSelectionChange={(keys) => keys !== 'all' && [...keys].forEach((key) => choose(String(key)))}
      dragAndDropHooks={dragAndDropHooks}
      renderEmptyState={() => <p className="quiet">{text(place.layout === undefined ? 'noBlocks' : 'columnEmpty')}</p>}
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
  )
}
