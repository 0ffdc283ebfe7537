import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../../test/render-page.ts'

const PLAIN = { html: '<p>Eg og olie.</p>', level: '2', align: 'left', theme: 'none' } as const

describe('the editorial block', () => {
  it('BLOCK-01 shows the editor’s words, with or without a heading', async () => {
    expect(await renderBlock('Editorial', PLAIN)).toContain('<p>Eg og olie.</p>')
    expect(await renderBlock('Editorial', PLAIN)).not.toContain('<h2')
    expect(await renderBlock('Editorial', { ...PLAIN, heading: 'Om *eg*' })).toMatch(
      /<h2[^>]*>Om (?:<!-- -->)?<em>eg<\/em>/,
    )
  })

  it('BLOCK-01 is the page’s heading where the editor says so, in the place and theme of his choice', async () => {
    const html = await renderBlock('Editorial', {
      ...PLAIN,
      heading: 'Om eg',
      level: '1',
      align: 'center',
      theme: 'brown',
    })
    expect(html).toMatch(/<h1[^>]*>Om eg<\/h1>/)
    expect(html).toMatch(/<section[^>]* data-align="center" data-theme="brown"/)
  })
})
