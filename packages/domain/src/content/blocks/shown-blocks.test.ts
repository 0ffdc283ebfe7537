import { describe, expect, it } from 'vitest'
import type { DisplayHook, DisplaySubject } from '../experiences/display-conditions.ts'
import { blockContent, type BlockContent } from './block-content-schema.ts'
import { shownBlocks } from './shown-blocks.ts'

const leaf = (id: string, displayConditions?: object) => ({
  id,
  componentName: 'Spacer',
  props: {},
  ...(displayConditions && { displayConditions }),
})
const layout = (columns: readonly (readonly object[])[], ratio?: string) =>
  blockContent.parse({
    id: 'layout',
    componentName: 'Layout',
    props: { columns: columns.map((blocks) => ({ blocks })), ...(ratio && { ratio }) },
  })
const SOFAS = { categoryName: 'Sofaer' }

function shown(blocks: readonly BlockContent[], subject: DisplaySubject = {}, displayHook: DisplayHook = () => 'show') {
  return shownBlocks(blocks, { brand: 'hjemly', market: 'DK', subject, displayHook })
}
const columnsOf = (block: BlockContent | undefined) =>
  block?.componentName === 'Layout'
    ? block.props.columns.map((column) => column.blocks.map(({ id }) => id))
    : expect.unreachable('no layout')

describe('shownBlocks', () => {
  it('BLOCK-33 leaves out what the page is not meant for', () => {
    const blocks = [leaf('always'), leaf('sofas', SOFAS)].map((block) => blockContent.parse(block))
    expect(shown(blocks).map(({ id }) => id)).toEqual(['always'])
    expect(shown(blocks, { categoryNames: ['Sofaer'] })).toEqual(blocks)
  })

  it('BLOCK-33 in the columns of a layout, too: an emptied column gives its room to the others', () => {
    const [both] = shown([layout([[leaf('a'), leaf('b', SOFAS)], [leaf('c')]], '2:1')])
    expect(columnsOf(both)).toEqual([['a'], ['c']])
    expect(both?.props).toMatchObject({ ratio: '2:1' })
    const [one] = shown([layout([[leaf('b', SOFAS)], [leaf('c')]], '2:1')])
    expect(columnsOf(one)).toEqual([['c']])
    expect(one?.props).not.toHaveProperty('ratio')
    expect(blockContent.safeParse(one).success).toBe(true)
  })

  it('BLOCK-33 a column that was left empty is air; a layout that lost all is gone', () => {
    expect(columnsOf(shown([layout([[], [leaf('c')]])])[0])).toEqual([[], ['c']])
    expect(shown([layout([[leaf('a', SOFAS)], [leaf('b', SOFAS)]])])).toEqual([])
  })

  it('BLOCK-33 the project may hide more, also in columns, but shows nothing that is hidden', () => {
    const asked: string[] = []
    const hook: DisplayHook = ({ id, componentName }, page) => {
      asked.push(`${componentName} ${id} ${page.brand} ${page.market} ${page.subject.sku}`)
      return id === 'ours' ? 'hide' : 'show'
    }
    const blocks = [
      blockContent.parse(leaf('ours')),
      layout([[leaf('ours'), leaf('a')]]),
      blockContent.parse(leaf('never', SOFAS)),
    ]
    const left = shown(blocks, { sku: 'S' }, hook)
    expect(left.map(({ id }) => id)).toEqual(['layout'])
    expect(columnsOf(left[0])).toEqual([['a']])
    expect(asked).toContain('Spacer ours hjemly DK S')
    expect(asked.join()).not.toContain('never')
  })
})
