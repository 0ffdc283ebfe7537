import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../../test/render-page.ts'

const ITEMS = [
  { question: 'Kan jeg bytte?', answer: '<p>Ja, i 100 dage.</p>', anchor: 'bytte' },
  { question: 'Bærer I op?', answer: '<p>Ja.</p>' },
]

describe('the FAQ block', () => {
  it('BLOCK-10 has each answer in the markup, closed, without a script to open it', async () => {
    const html = await renderBlock('Faq', { heading: 'Om levering', text: 'Ring ellers.', items: ITEMS, theme: 'none' })
    expect(html.match(/<details(?![^>]* open)/g)).toHaveLength(2)
    expect(html).toMatch(/<summary[^>]*><h3[^>]*>Kan jeg bytte\?<\/h3>/)
    expect(html).toContain('<p>Ja, i 100 dage.</p>')
    expect(html).toContain('>Ring ellers.</p>')
  })

  it('BLOCK-10 an anchor names the answer; the others are named all the same', async () => {
    const html = await renderBlock('Faq', { items: ITEMS, theme: 'beige' })
    const ids = [...html.matchAll(/<div id="([^"]+)"[^>]*data-part="accordion-body"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(2)
    expect(ids[0]).toBe('bytte')
    expect(ids[1]).toMatch(/.+/)
    expect(html).toMatch(/<summary[^>]*><h2[^>]*>/)
  })
})
