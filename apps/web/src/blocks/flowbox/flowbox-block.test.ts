import { describe, expect, it } from 'vitest'
import { renderBlock } from '../../../test/render-page.ts'
import { sampleCard } from '../../../test/sample-card.ts'

const card = sampleCard()
const posts = ['Mette', 'Jonas', 'Fatima'].map((author, index) => ({
  image: { url: `/images/rooms/r${index}.webp?v=0a1b2c3d`, alt: `Stue ${index}`, width: 1920, height: 1200 },
  author,
  text: `${author} skriver.`,
  products: index === 0 ? [card] : [],
}))

describe('the gallery', () => {
  it.each(['carousel', 'grid'] as const)('BLOCK-08 shows its pictures as %s, each a button by name', async (layout) => {
    const html = await renderBlock('Flowbox', { heading: 'Hjemme *hos jer*', layout, posts, theme: 'beige' })
    expect(html).toMatch(new RegExp(`<section[^>]*data-theme="beige" data-layout="${layout}"`))
    expect(html.includes('data-part="carousel"')).toBe(layout === 'carousel')
    expect(html.match(/aria-haspopup="dialog"/g)).toHaveLength(3)
    expect(html).toContain('Se billedet fra Mette')
    expect(html.match(/<img [^>]*loading="lazy"/g)).toHaveLength(3)
    if (layout === 'carousel') expect(html).toContain('role="group" aria-label="Hjemme hos jer"')
  })

  it('BLOCK-08 without scripts the story and its products stand below the picture', async () => {
    const html = await renderBlock('Flowbox', { layout: 'grid', posts, theme: 'none' })
    const [first] = html.match(/<noscript>.*?<\/noscript>/s) ?? []
    expect(first).toContain('Mette skriver.')
    expect(first).toMatch(new RegExp(`<a href="${card.url}"[^>]*>${card.displayName}</a>`))
  })

  it('BLOCK-08 an empty feed leaves nothing behind', async () => {
    expect(await renderBlock('Flowbox', { heading: 'Hjem', layout: 'grid', posts: [], theme: 'none' })).not.toContain(
      '<section',
    )
  })
})
