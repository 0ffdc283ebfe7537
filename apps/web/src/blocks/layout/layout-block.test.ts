import { describe, expect, it } from 'vitest'
import type { Block } from '@firkant/domain/content/block.ts'
import { renderBlock } from '../../../test/render-page.ts'

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
    const html = await renderBlock('Layout', { columns, ratio: '2:1', theme: 'beige' })
    expect(html).toMatch(/data-columns="2" data-ratio="2:1" data-theme="beige"/)
    expect(html.match(/data-part="column"/g)).toHaveLength(2)
    expect(html.indexOf('<p>et</p>')).toBeLessThan(html.indexOf('<p>to</p>'))
  })

  it('BLOCK-06 what stands in a column knows that it has little room; in a single one it has all', async () => {
    expect(await renderBlock('Layout', { columns: [{ blocks: [banner('b')] }], theme: 'none' })).not.toContain(
      'data-narrow',
    )
    const columns = [{ blocks: [banner('b')] }, { blocks: [] }]
    expect(await renderBlock('Layout', { columns, theme: 'none' })).toContain('data-narrow="true"')
  })
})
