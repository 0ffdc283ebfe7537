import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Block } from '@firkant/domain/content/blocks/block.ts'
import { readMarkup } from '@firkant/ui/test/shown.ts'
import { renderBlocks } from '../../test/render-page.ts'

afterEach(() => void vi.unstubAllEnvs())

const editorial = (id: string, text: string): Block => ({
  id,
  componentName: 'Editorial',
  props: { html: `<p>${text}</p>`, level: '2', align: 'left', theme: 'none' },
})
/** What a newer server, or a broken import, may send. */
const sent = (id: string, componentName: string, props: object) => ({ id, componentName, props }) as unknown as Block

async function show(...[blocks, options]: Parameters<typeof renderBlocks>) {
  const { html, errors } = await renderBlocks(blocks, options)
  const shown = readMarkup(html)
  return { shown, errors, elements: [...shown.root.querySelectorAll<HTMLElement>('[id^="block-"]')] }
}

describe('a block that nobody knows', () => {
  it('NAV-15 is skipped in production; the others stand', async () => {
    vi.stubEnv('DEV', false)
    const { shown, elements } = await show([
      editorial('a', 'før'),
      sent('b', 'Marquee', {}),
      sent('c', 'constructor', {}),
      editorial('d', 'efter'),
    ])
    shown.getByText('før', { selector: 'p' })
    shown.getByText('efter', { selector: 'p' })
    expect(elements.map(({ id }) => id)).toEqual(['block-a', 'block-d'])
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
    const { shown, errors } = await show([editorial('a', 'før'), broken, editorial('c', 'efter')])
    shown.getByText('før', { selector: 'p' })
    shown.getByText('efter', { selector: 'p' })
    expect(shown.queryByText('Udvalgt')).toBeNull()
    expect(errors).toHaveLength(1)
    expect(errors[0]).toBeInstanceOf(TypeError)
  })

  it('BLOCK-34 inside a layout takes only itself', async () => {
    const columns = [{ blocks: [sent('b', 'ProductList', {})] }, { blocks: [editorial('c', 'ved siden af')] }]
    const { shown, errors } = await show([sent('a', 'Layout', { columns, theme: 'none' })])
    shown.getByText('ved siden af', { selector: 'p' })
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
    const { elements } = await show([editorial('a', 'tekst'), wide])
    expect(elements.map(({ id, dataset }) => [id, dataset.block, dataset.width, dataset.visibility])).toEqual([
      ['block-a', 'Editorial', 'narrow', undefined],
      ['block-b', 'Spacer', 'normal', 'desktop'],
    ])
  })
})

describe('a block for one device', () => {
  const forDevice = (id: string, deviceVisibility: 'mobile' | 'desktop'): Block => ({
    ...editorial(id, id),
    displayConditions: { deviceVisibility },
  })

  it('BLOCK-33 NAV-13 is sent to that device alone: the other fetches none of its pictures', async () => {
    const blocks = [forDevice('lille', 'mobile'), forDevice('stor', 'desktop')]
    const shownOn = async (widthClass: 'mobile' | 'tablet' | 'laptop' | 'desktop') =>
      (await show(blocks, { widthClass })).elements.map(({ id }) => id)
    expect(await shownOn('mobile')).toEqual(['block-lille'])
    for (const widthClass of ['tablet', 'laptop', 'desktop'] as const)
      expect(await shownOn(widthClass)).toEqual(['block-stor'])
  })
})
