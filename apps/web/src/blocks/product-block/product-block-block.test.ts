import { describe, expect, it } from 'vitest'
import type { BlockProps } from '@firkant/domain/content/block-props.ts'
import { renderBlocks } from '../../../test/render-page.ts'
import { sampleCard } from '../../../test/sample-card.ts'

async function block(props: Partial<BlockProps['ProductBlock']>): Promise<string> {
  const { html, errors } = await renderBlocks([
    { id: 'a', componentName: 'ProductBlock', props: { layout: 'left', theme: 'none', ...props } },
  ])
  expect(errors).toEqual([])
  return /<div id="block-a".*?<\/main>/s.exec(html)?.[0] ?? expect.unreachable('there is no block')
}

describe('the product block', () => {
  it('BLOCK-15 shows one product on a wide card with a whole button, and what the editor wrote', async () => {
    const html = await block({
      product: sampleCard(),
      heading: 'Månedens *sofa*',
      text: '<p>Sid godt.</p>',
      layout: 'right',
      theme: 'beige',
    })
    expect(html).toMatch(/<section[^>]*data-layout="right" data-theme="beige"/)
    expect(html).toMatch(/<h2>Månedens (?:<!-- -->)?<em>sofa<\/em>/)
    expect(html).toContain('<p>Sid godt.</p>')
    expect(html).toContain('data-size="wide"')
    expect(html).toMatch(/<h3 [^>]*data-part="card-name"[^>]*>/)
    expect(html).toMatch(/<button[^>]*data-part="button"[^>]*><span[^>]*>Læg i kurv/)
  })

  it('BLOCK-15 without words the card is all there is, with the heading of the section', async () => {
    const html = await block({ product: sampleCard() })
    expect(html).not.toContain('product-block-words')
    expect(html).toMatch(/<h2 [^>]*data-part="card-name"[^>]*>/)
  })

  it('BLOCK-15 a product that is no longer sold leaves nothing behind', async () => {
    expect(await block({ heading: 'Månedens sofa', product: undefined })).not.toContain('<section')
  })
})
