import { describe, expect, it } from 'vitest'
import { textOf } from '@firkant/ui/test/shown.ts'
import { showBlock } from '../../../test/render-page.ts'

const PICTURE = { url: '/images/rooms/living-light.webp?v=0a1b2c3d', alt: 'En stue', width: 1920, height: 1200 }

describe('the newsletter block', () => {
  it('BLOCK-24 is the newsletter’s form under an editor’s words', async () => {
    const shown = await showBlock('NewsletterSignup', {
      heading: 'Post, man *glæder sig* til',
      text: 'Hver anden uge.',
      image: PICTURE,
      theme: 'brown',
    })
    const heading = shown.getByRole('heading', { level: 2, name: 'Post, man glæder sig til' })
    expect(textOf(heading.querySelector('em'))).toBe('glæder sig')
    expect(shown.texts('signup-text')).toEqual(['Hver anden uge.'])
    const form = shown.root.querySelector('form')
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/nyhedsbrev/tilmeld', 'post'])
    shown.getByRole('img', { name: 'En stue' })
    // The words of the shop's own form stand in its footer alone.
    expect(shown.parts('newsletter-heading')).toEqual([])
    expect(shown.parts('newsletter-consent')).toHaveLength(1)
  })

  it('BLOCK-24 needs no picture', async () => {
    const { root } = await showBlock('NewsletterSignup', { heading: 'Post', text: 'Nu.', theme: 'none' })
    expect(root.querySelectorAll('img, [data-picture]')).toHaveLength(0)
  })
})
