import { isFields } from '../walk-content.ts'

/** A block as it is written: its props may still be wrong. */
export interface WrittenBlock {
  readonly id: string
  readonly componentName: string
  readonly props: Readonly<Record<string, unknown>>
  readonly experience?: unknown
}

type Blocks = readonly WrittenBlock[]

/** A list of blocks: the page’s own, or a column’s of a Layout. */
export type BlockListPlace = { readonly layout?: undefined } | { readonly layout: string; readonly column: number }
export type BlockPlace = BlockListPlace & { readonly at: number }

export const PAGE_LIST: BlockListPlace = {}
const LAYOUT = 'Layout'
/** As many as a Layout may have. */
export const MAX_COLUMNS = 4

export function columnsOf({ componentName, props }: WrittenBlock): readonly Blocks[] {
  if (componentName !== LAYOUT || !Array.isArray(props.columns)) return []
  return props.columns.map((column: unknown) =>
    isFields(column) && Array.isArray(column.blocks) ? (column.blocks as Blocks) : [],
  )
}

export function withColumns(layout: WrittenBlock, columns: readonly Blocks[]): WrittenBlock {
  return { ...layout, props: { ...layout.props, columns: columns.map((blocks) => ({ blocks })) } }
}

export function findBlock(blocks: Blocks, id: string): { block: WrittenBlock; place: BlockPlace } | undefined {
  for (const [at, block] of blocks.entries()) {
    if (block.id === id) return { block, place: { at } }
    for (const [column, inner] of columnsOf(block).entries()) {
      const found = inner.findIndex((each) => each.id === id)
      const there = inner[found]
      if (there) return { block: there, place: { layout: block.id, column, at: found } }
    }
  }
  return undefined
}

export function blocksAt(blocks: Blocks, place: BlockListPlace): Blocks {
  if (place.layout === undefined) return blocks
  const layout = blocks.find(({ id }) => id === place.layout)
  return (layout && columnsOf(layout)[place.column]) ?? []
}

export function withBlocksAt(blocks: Blocks, place: BlockListPlace, next: Blocks): Blocks {
  if (place.layout === undefined) return next
  const { layout, column } = place
  return blocks.map((block) => (block.id === layout ? withColumns(block, columnsOf(block).with(column, next)) : block))
}

export function replaceBlock(blocks: Blocks, next: WrittenBlock, id = next.id): Blocks {
  const found = findBlock(blocks, id)
  return found ? withBlocksAt(blocks, found.place, blocksAt(blocks, found.place).with(found.place.at, next)) : blocks
}

export function removeBlock(blocks: Blocks, id: string): Blocks {
  const found = findBlock(blocks, id)
  return found ? withBlocksAt(blocks, found.place, blocksAt(blocks, found.place).toSpliced(found.place.at, 1)) : blocks
}

export function insertBlock(blocks: Blocks, block: WrittenBlock, { at, ...place }: BlockPlace): Blocks {
  return withBlocksAt(blocks, place, blocksAt(blocks, place).toSpliced(at, 0, block))
}

/** A column holds no Layout. */
export const mayStandIn = ({ componentName }: Pick<WrittenBlock, 'componentName'>, { layout }: BlockListPlace) =>
  layout === undefined || componentName !== LAYOUT

/** Before the block with this id, or at the end of the list. What may not stand there stays where it is. */
export function moveBlock(
  blocks: Blocks,
  id: string,
  to: BlockListPlace & { readonly before?: string | undefined },
): Blocks {
  const { before, ...place } = to
  const found = findBlock(blocks, id)
  if (!found || before === id || !mayStandIn(found.block, place)) return blocks
  const without = removeBlock(blocks, id)
  const list = blocksAt(without, place)
  const index = before === undefined ? -1 : list.findIndex((each) => each.id === before)
  return insertBlock(without, found.block, { ...place, at: index < 0 ? list.length : index })
}

const allIds = (blocks: Blocks): ReadonlySet<string> =>
  new Set(
    blocks.flatMap((block) => [
      block.id,
      ...columnsOf(block)
        .flat()
        .map(({ id }) => id),
    ]),
  )

/** `image-banner`, or the first of `image-banner-2`, `-3` … that no block of the page has. */
export function freeBlockId(componentName: string, blocks: Blocks): string {
  const stem = componentName.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()
  const taken = allIds(blocks)
  if (!taken.has(stem)) return stem
  let number = 2
  while (taken.has(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}

/** What a new block begins with: columns can be seen from the first moment. */
export function newBlock(componentName: string, blocks: Blocks): WrittenBlock {
  const id = freeBlockId(componentName, blocks)
  const props = componentName === LAYOUT ? { columns: [{ blocks: [] }, { blocks: [] }] } : {}
  return { id, componentName, props }
}
