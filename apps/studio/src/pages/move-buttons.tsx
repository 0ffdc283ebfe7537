import type { ReactNode } from 'react'
import {
  blocksAt,
  columnsOf,
  findBlock,
  mayStandIn,
  moveBlock,
  removeBlock,
  type BlockListPlace,
  type WrittenBlock,
} from '@firkant/domain/content/blocks/block-tree.ts'
import { WorkButton } from '../parts/work-button.tsx'
import { useTexts } from '../texts/use-texts.tsx'

interface MoveButtonsProps {
  readonly blocks: readonly WrittenBlock[]
  readonly chosen: string
  readonly change: (blocks: readonly WrittenBlock[]) => void
}

const nameOf = ({ layout, column }: BlockListPlace & { readonly column?: number }) => `${layout ?? ''}/${column ?? ''}`

/** Every list that the block may stand in but its own: the page's, and each column. */
function otherLists(blocks: readonly WrittenBlock[], block: WrittenBlock, own: BlockListPlace) {
  const columns = blocks.flatMap((layout) =>
    columnsOf(layout).map((_, column) => ({ layout: layout.id, column }) satisfies BlockListPlace),
  )
  const lists: readonly BlockListPlace[] = [{}, ...columns]
  return lists.filter((place) => mayStandIn(block, place) && nameOf(place) !== nameOf(own))
}

/** Where the chosen block goes without a mouse: up, down, into another column, away. */
export function MoveButtons({ blocks, chosen, change }: MoveButtonsProps): ReactNode {
  const { text } = useTexts()
  const found = findBlock(blocks, chosen)
  if (!found) return null
  const { at, ...place } = found.place
  const list = blocksAt(blocks, place)
  const others = otherLists(blocks, found.block, place)
  const up = () => change(moveBlock(blocks, chosen, { ...place, before: list[at - 1]?.id }))
  const down = () => change(moveBlock(blocks, chosen, { ...place, before: list[at + 2]?.id }))
  return (
    <div className="row" role="group" aria-label={text('moveBlock')}>
      <WorkButton label={text('moveUp')} bar={at <= 0 ? text('isFirst') : undefined} onPress={up} />
      <WorkButton label={text('moveDown')} bar={at >= list.length - 1 ? text('isLast') : undefined} onPress={down} />
      <button type="button" className="button" onClick={() => change(removeBlock(blocks, chosen))}>
        {text('takeAway')}
      </button>
      {others.length > 0 && (
        <label className="inline-field">
          {text('moveInto')}
          <select
            value=""
            onChange={({ target }) => {
              const to = others.find((each) => nameOf(each) === target.value)
              if (to) change(moveBlock(blocks, chosen, to))
            }}
          >
            <option value="">–</option>
            {others.map((each) => (
              <option key={nameOf(each)} value={nameOf(each)}>
                {each.layout === undefined
                  ? text('onThePage')
                  : text('inColumn', { layout: each.layout, number: each.column + 1 })}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
