import { describe, expect, it } from 'vitest'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import type { Block } from '@firkant/domain/content/blocks/block.ts'
import { showBlock } from '../../../test/render-page.ts'

const editorial = (id: string): Block => ({
  id,
  componentName: 'Editorial',
  props: { html: `<p>${id}</p>`, level: '2', align: 'left', theme: 'none' },
})
const banner = (id: string): Block => ({
  id,
  componentName: 'ImageBanner',
  props: {
    heading: 'Sofaen',
    coverage: 'half',
    alignment: 'left',
    theme: 'none',
    horizontal: 'left',
    vertical: 'center',
    radius: 'large',
  },
})

describe('the layout block', () => {
  it('BLOCK-06 sets its columns side by side, in the order and widths of the editor', async () => {
    const columns = ['et', 'to'].map((id) => ({ blocks: [editorial(id)] }))
    const shown = await showBlock('Layout', { columns, ratio: '2:1', theme: 'beige' })
    expect(shown.root.querySelector<HTMLElement>('[data-columns]')?.dataset).toMatchObject({
      columns: '2',
      ratio: '2:1',
      theme: 'beige',
    })
    expect(shown.texts('column')).toEqual(['et', 'to'])
  })

  it('BLOCK-06 what stands in a column knows that it has little room; in a single one it has all', async () => {
    const narrowIn = async (columns: BlockProps['Layout']['columns']) => {
      const { root } = await showBlock('Layout', { columns, theme: 'none' })
      return [...root.querySelectorAll<HTMLElement>('[data-narrow]')].map(({ dataset }) => dataset.narrow)
    }
    expect(await narrowIn([{ blocks: [banner('b')] }])).toEqual([])
    expect(await narrowIn([{ blocks: [banner('b')] }, { blocks: [] }])).toEqual(['true'])
  })
})
