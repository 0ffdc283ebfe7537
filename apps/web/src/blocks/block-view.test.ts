import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Block } from '@firkant/domain/content/block.ts'
import { renderBlocks } from '../../test/render-page.ts'

afterEach(() => void vi.unstubAllEnvs())

const editorial = (id: string, text: string): Block => ({
  id,
  componentName: 'Editorial',
  props: { html: `<p>${text}</p>`, level: '2', align: 'left', theme: 'none' },
})
/** What a newer server, or a broken import, may send. */
const sent = (id: string, componentName: string, props: object) => ({ id, componentName, props }) as unknown as Block

describe('a block that nobody knows', () => {
  it('NAV-15 is skipped in production; the others stand', async () => {
    vi.stubEnv('DEV', false)
    const { html } = await renderBlocks([
      editorial('a', 'før'),
      sent('b', 'Marquee', {}),
      sent('c', 'constructor', {}),
      editorial('d', 'efter'),
    ])
    expect(html).toContain('<p>før</p>')
    expect(html).toContain('<p>efter</p>')
    expect(html).not.toContain('block-b')
    expect(html).not.toContain('block-c')
  })

  it('NAV-15 throws in development', async () => {
    vi.stubEnv('DEV', true)
    await expect(renderBlocks([editorial('a', 'før'), sent('b', 'Marquee', {})])).rejects.toThrow(
      'There is no block called "Marquee"',
    )
  })
})

describe('a block that throws', () => {
  it('BLOCK-34 shows nothing and is reported; the rest of the page stands', async () => {
    const broken = sent('b', 'ProductList', { heading: 'Udvalgt', layout: 'grid', theme: 'none', products: undefined })
    const { html, errors } = await renderBlocks([editorial('a', 'før'), broken, editorial('c', 'efter')])
    expect(html).toContain('<p>før</p>')
    expect(html).toContain('<p>efter</p>')
    expect(html).not.toContain('Udvalgt</h2>')
    expect(errors).toHaveLength(1)
    expect(errors[0]).toBeInstanceOf(TypeError)
  })

  it('BLOCK-34 inside a layout takes only itself', async () => {
    const columns = [{ blocks: [sent('b', 'ProductList', {})] }, { blocks: [editorial('c', 'ved siden af')] }]
    const { html, errors } = await renderBlocks([sent('a', 'Layout', { columns, theme: 'none' })])
    expect(html).toContain('<p>ved siden af</p>')
    expect(errors).toHaveLength(1)
  })
})

describe('the element around a block', () => {
  it('NAV-11 BLOCK-36 BLOCK-33 names the block, its place, width and device', async () => {
    const wide: Block = {
      id: 'b',
      componentName: 'Spacer',
      props: { size: 'small' },
      displayConditions: { deviceVisibility: 'desktop' },
    }
    const { html } = await renderBlocks([editorial('a', 'tekst'), wide])
    expect(html).toMatch(/<div id="block-a"[^>]* data-block="Editorial" data-width="narrow" data-visibility="all"/)
    expect(html).toMatch(/<div id="block-b"[^>]* data-block="Spacer" data-width="normal" data-visibility="desktop"/)
  })
})

describe('a block for one device', () => {
  const forDevice = (id: string, deviceVisibility: 'mobile' | 'desktop'): Block => ({
    ...editorial(id, id),
    displayConditions: { deviceVisibility },
  })

  it('BLOCK-33 NAV-13 is sent to that device alone: the other fetches none of its pictures', async () => {
    const blocks = [forDevice('lille', 'mobile'), forDevice('stor', 'desktop')]
    const shown = async (widthClass: 'mobile' | 'tablet' | 'laptop' | 'desktop') =>
      [...(await renderBlocks(blocks, { widthClass })).html.matchAll(/id="block-(\w+)"/g)].map(([, id]) => id)
    expect(await shown('mobile')).toEqual(['lille'])
    for (const widthClass of ['tablet', 'laptop', 'desktop'] as const) expect(await shown(widthClass)).toEqual(['stor'])
  })
})
