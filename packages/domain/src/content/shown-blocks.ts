import type { BlockContent } from './block-content-schema.ts'
import { meetsConditions, type DisplayHook, type DisplaySubject } from './display-conditions.ts'

/** What decides which blocks of a page are shown. */
export interface ShownOn {
  readonly brand: string
  readonly market: string
  readonly subject: DisplaySubject
  readonly displayHook: DisplayHook
}

type Columns = Extract<BlockContent, { componentName: 'Layout' }>['props']['columns']

function isShown(block: BlockContent, page: ShownOn): boolean {
  return meetsConditions(block.displayConditions, page.subject) && page.displayHook(block, page) === 'show'
}

/**
 * A column whose blocks are all hidden is removed and its neighbours share the room; one that an editor left empty
 * stays.
 */
function shownColumns(columns: Columns, page: ShownOn): Columns {
  return columns.flatMap(({ blocks }) => {
    const shown = blocks.filter((block) => isShown(block, page))
    return shown.length === 0 && blocks.length > 0 ? [] : [{ blocks: shown }]
  })
}

/** The blocks that the page shows: the others are not resolved and not sent. */
export function shownBlocks(blocks: readonly BlockContent[], page: ShownOn): readonly BlockContent[] {
  return blocks.flatMap((block): readonly BlockContent[] => {
    if (!isShown(block, page)) return []
    if (block.componentName !== 'Layout') return [block]
    const columns = shownColumns(block.props.columns, page)
    if (columns.every((column) => column.blocks.length === 0)) return []
    const { ratio, ...rest } = block.props
    const isWhole = columns.length === block.props.columns.length
    return [{ ...block, props: { ...rest, ...(isWhole && ratio && { ratio }), columns } }]
  })
}
