import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../../test/render-page.ts'

const PLAIN = { html: '<p>Først.</p><p>Sidst.</p>', level: '2', lines: 5, theme: 'none' } as const

describe('the expandable editorial block', () => {
  it('BLOCK-02 comes with all of its text, and without a button that could do nothing yet', async () => {
    const html = await renderBlock('ExpandableEditorial', { ...PLAIN, heading: 'Om *serien*' })
    expect(html).toContain('<p>Først.</p><p>Sidst.</p>')
    expect(html).not.toContain('<button')
    expect(html).toMatch(/<h2[^>]*>Om (?:<!-- -->)?<em>serien<\/em>/)
  })

  it('BLOCK-02 shows as many lines as the editor says', async () => {
    expect(await renderBlock('ExpandableEditorial', { ...PLAIN, lines: 3 })).toContain('style="--lines:3"')
  })

  it('BLOCK-36 is as narrow as text wants to be', async () => {
    expect(await renderBlock('ExpandableEditorial', PLAIN)).toContain('data-width="narrow"')
    expect(await renderBlock('ExpandableEditorial', { ...PLAIN, width: 'wide' })).toContain('data-width="wide"')
  })
})
