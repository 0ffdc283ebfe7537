import { describe, expect, it } from 'vitest'
import {
  findBlock,
  freeBlockId,
  insertBlock,
  moveBlock,
  newBlock,
  PAGE_LIST,
  removeBlock,
  replaceBlock,
  type WrittenBlock,
} from './block-tree.ts'

const leaf = (id: string): WrittenBlock => ({ id, componentName: 'Editorial', props: { html: id } })
const row = (id: string, ...columns: string[][]): WrittenBlock => ({
  id,
  componentName: 'Layout',
  props: { ratio: '1:1', columns: columns.map((ids) => ({ blocks: ids.map(leaf) })) },
})
const PAGE = [leaf('a'), row('row', ['b', 'c'], []), leaf('d')]

/** `a row(b c|) d` */
const written = (blocks: readonly WrittenBlock[]) =>
  blocks
    .map(({ id, props }) =>
      Array.isArray(props.columns)
        ? `${id}(${(props.columns as { blocks: WrittenBlock[] }[]).map((each) => each.blocks.map((b) => b.id).join(' ')).join('|')})`
        : id,
    )
    .join(' ')

describe('blocks of a page and of its columns', () => {
  it.each([
    ['d', { layout: 'row', column: 1 }, 'a row(b c|d)'],
    ['d', { layout: 'row', column: 0, before: 'c' }, 'a row(b d c|)'],
    ['c', { ...PAGE_LIST, before: 'a' }, 'c a row(b|) d'],
    ['b', { layout: 'row', column: 0 }, 'a row(c b|) d'],
    ['a', PAGE_LIST, 'row(b c|) d a'],
    ['row', { layout: 'row', column: 1 }, 'a row(b c|) d'],
    ['a', { before: 'a' }, 'a row(b c|) d'],
    ['nobody', PAGE_LIST, 'a row(b c|) d'],
  ])('STU-03 %s is moved to %j: %s', (id, to, expected) => {
    expect(written(moveBlock(PAGE, id, to))).toBe(expected)
  })

  it('STU-03 each is found, replaced, added and taken away where it stands', () => {
    expect(findBlock(PAGE, 'c')?.place).toEqual({ layout: 'row', column: 0, at: 1 })
    const replaced = replaceBlock(PAGE, { ...leaf('c'), props: { html: 'new' } })
    expect(findBlock(replaced, 'c')?.block.props).toEqual({ html: 'new' })
    expect(written(removeBlock(PAGE, 'b'))).toBe('a row(c|) d')
    expect(written(insertBlock(PAGE, leaf('e'), { layout: 'row', column: 1, at: 0 }))).toBe('a row(b c|e) d')
    expect(findBlock(replaced, 'row')?.block.props.ratio).toBe('1:1')
  })

  it('a new one has an id that no block has, also in columns', () => {
    const page = [row('row', ['editorial']), leaf('editorial-2')]
    expect(freeBlockId('Editorial', page)).toBe('editorial-3')
    expect(freeBlockId('ImageBanner', page)).toBe('image-banner')
    expect(newBlock('Layout', page).props).toEqual({ columns: [{ blocks: [] }, { blocks: [] }] })
  })
})
