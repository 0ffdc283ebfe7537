import { describe, expect, it } from 'vitest'
import type { BlockProps } from '@firkant/domain/content/blocks/block-props.ts'
import { textOf } from '@firkant/ui/test/shown.ts'
import { showBlock } from '../../../test/render-page.ts'
import { sampleCard } from '../../../test/sample-card.ts'

const block = (props: Partial<BlockProps['ProductBlock']>) =>
  showBlock('ProductBlock', { layout: 'left', theme: 'none', ...props })

describe('the product block', () => {
  it('BLOCK-15 shows one product on a wide card with a whole button, and what the editor wrote', async () => {
    const shown = await block({
      product: sampleCard(),
      heading: 'Månedens *sofa*',
      text: '<p>Sid godt.</p>',
      layout: 'right',
      theme: 'beige',
    })
    expect(shown.root.querySelector('section')?.dataset).toMatchObject({ layout: 'right', theme: 'beige' })
    const heading = shown.getByRole('heading', { level: 2, name: 'Månedens sofa' })
    expect(textOf(heading.querySelector('em'))).toBe('sofa')
    expect(textOf(shown.getByText('Sid godt.', { selector: 'p' }))).toBe('Sid godt.')
    expect(shown.part('card').dataset.size).toBe('wide')
    expect(shown.getByRole('heading', { level: 3 }).dataset.part).toBe('card-name')
    expect(shown.getByRole('button', { name: /^Læg i kurv/ }).dataset.part).toBe('button')
  })

  it('BLOCK-15 without words the card is all there is, with the heading of the section', async () => {
    const shown = await block({ product: sampleCard() })
    expect(shown.parts('product-block-words')).toEqual([])
    expect(shown.getByRole('heading', { level: 2 }).dataset.part).toBe('card-name')
  })

  it('BLOCK-15 a product that is no longer sold leaves nothing behind', async () => {
    const { root } = await block({ heading: 'Månedens sofa', product: undefined })
    expect(root.querySelector('section')).toBeNull()
  })
})
