import { describe, expect, it } from 'vitest'
import { tagsOf, textsOf } from '../../../test/markup-parts.ts'
import { renderBlock } from '../../../test/render-page.ts'

const PICTURE = { url: '/images/rooms/living-light.webp?v=0a1b2c3d', alt: 'En stue', width: 1920, height: 1200 }

describe('the newsletter block', () => {
  it('BLOCK-24 is the newsletter’s form under an editor’s words', async () => {
    const html = await renderBlock('NewsletterSignup', {
      heading: 'Post, man *glæder sig* til',
      text: 'Hver anden uge.',
      image: PICTURE,
      theme: 'brown',
    })
    expect(html).toMatch(/<h2[^>]*>Post, man <em>glæder sig<\/em> til<\/h2>/)
    expect(textsOf(html, 'signup-text')).toEqual(['Hver anden uge.'])
    expect(html).toMatch(/<form [^>]*action="\/nyhedsbrev\/tilmeld" method="post"/)
    expect(html).toContain('alt="En stue"')
    // The words of the shop's own form stand in its footer alone.
    expect(tagsOf(html, 'newsletter-heading')).toEqual([])
    expect(textsOf(html, 'newsletter-consent')).toHaveLength(1)
  })

  it('BLOCK-24 needs no picture', async () => {
    const html = await renderBlock('NewsletterSignup', { heading: 'Post', text: 'Nu.', theme: 'none' })
    expect(html).not.toContain('<img')
    expect(html).not.toContain('data-picture')
  })
})
