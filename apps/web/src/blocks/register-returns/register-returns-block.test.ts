import { describe, expect, it } from 'vitest'
import { textsOf } from '../../../test/markup-parts.ts'
import { renderBlock } from '../../../test/render-page.ts'

describe('the block for returns', () => {
  it('BLOCK-09 is a form that works without scripts, in the shop’s own words', async () => {
    const html = await renderBlock('RegisterReturns', {}, { market: 'NO' })
    expect(textsOf(html, 'returns-heading')).toEqual(['Meld retur'])
    expect(html).toMatch(/<form [^>]*action="\/returns\/register"/)
    expect(html).toMatch(/<form [^>]*method="post"/)
    expect(html).toContain('<input type="hidden" name="language" value="nb"/>')
    expect(html).toMatch(/<input [^>]*name="orderNumber"/)
    expect(html).toMatch(/<input [^>]*type="email"/)
    expect(html).not.toContain('returns-failure')
  })

  it('BLOCK-09 or in an editor’s', async () => {
    const html = await renderBlock('RegisterReturns', { heading: 'Passer den *ikke*?', text: 'Du har 100 dage.' })
    expect(html).toMatch(/<h2[^>]*>Passer den <em>ikke<\/em>\?<\/h2>/)
    expect(textsOf(html, 'returns-text')).toEqual(['Du har 100 dage.'])
  })
})
