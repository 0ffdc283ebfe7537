import { describe, expect, it } from 'vitest'
import { shownIn } from '@firkant/ui/test/shown.ts'
import { showBlock } from '../../../test/render-page.ts'
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
    const shown = await showBlock('Flowbox', { heading: 'Hjemme *hos jer*', layout, posts, theme: 'beige' })
    expect(shown.root.querySelector('section')?.dataset).toMatchObject({ theme: 'beige', layout })
    expect(shown.parts('carousel')).toHaveLength(layout === 'carousel' ? 1 : 0)
    const openers = shown.getAllByRole('button', { name: /Se billedet fra (Mette|Jonas|Fatima)$/ })
    expect(openers.map((opener) => opener.getAttribute('aria-haspopup'))).toEqual(['dialog', 'dialog', 'dialog'])
    const pictures = [...shown.root.querySelectorAll('img')]
    expect(pictures.map((picture) => picture.getAttribute('loading'))).toEqual(['lazy', 'lazy', 'lazy'])
    if (layout === 'carousel') shown.getByRole('group', { name: 'Hjemme hos jer' })
  })

  it('BLOCK-08 without scripts the story and its products stand below the picture', async () => {
    const shown = await showBlock('Flowbox', { layout: 'grid', posts, theme: 'none' })
    const first = shownIn(shown.root, 'noscript')
    first.getByText('Mette skriver.')
    expect(first.getByText(card.displayName, { selector: 'a' }).getAttribute('href')).toBe(card.url)
  })

  it('BLOCK-08 an empty feed leaves nothing behind', async () => {
    const { root } = await showBlock('Flowbox', { heading: 'Hjem', layout: 'grid', posts: [], theme: 'none' })
    expect(root.childElementCount).toBe(0)
  })
})
