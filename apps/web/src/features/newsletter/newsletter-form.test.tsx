import { describe, expect, it } from 'vitest'
import { tagsOf, textsOf } from '../../../test/markup-parts.ts'
import { renderWithShop } from '../../../test/render-with-shop.tsx'
import { NewsletterForm } from './newsletter-form.tsx'
import { partsDa } from '../../texts/parts-da.ts'

describe('the newsletter form', () => {
  it('SHELL-10 is a form that works without scripts, with a named field and what one says yes to', async () => {
    const html = await renderWithShop(<NewsletterForm />, { market: 'NO' })
    expect(html).toMatch(/<form [^>]*action="\/nyhetsbrev\/meld-pa" method="post"/)
    expect(html).toContain('<input type="hidden" name="language" value="nb"/>')
    const [field = ''] = tagsOf(html, 'newsletter-field')
    const id = /\bid="([^"]+)"/.exec(field)?.[1] ?? ''
    expect(field).toMatch(/type="email".*name="email"|name="email".*type="email"/)
    expect(html).toContain(`<label for="${id}"`)
    expect(textsOf(html, 'newsletter-consent')[0]).toContain('nyhetsbrevet')
    expect(field).not.toContain('aria-invalid')
  })

  it('BLOCK-38 says in the field’s own message what the plain form was refused for', async () => {
    const empty = await renderWithShop(<NewsletterForm refused="emptyEmail" />)
    expect(textsOf(empty, 'newsletter-message')).toEqual(['Udfyld venligst alle felter for at tilmelde dig'])
    expect(tagsOf(empty, 'newsletter-field')[0]).toContain('aria-invalid="true"')
    const invalid = await renderWithShop(<NewsletterForm refused="invalidEmail" />)
    expect(textsOf(invalid, 'newsletter-message')).toEqual(['Du må indtaste en e-mailadresse'])
  })

  it('BLOCK-38 takes the words of its surroundings, or none', async () => {
    const own = await renderWithShop(<NewsletterForm heading="Skriv til os" text="Nu" headingLevel={3} />)
    expect(own).toMatch(/<h3 [^>]*>Skriv til os<\/h3>/)
    expect(textsOf(own, 'newsletter-text')).toEqual(['Nu'])
    const none = await renderWithShop(<NewsletterForm heading="" text="" />)
    expect(none).not.toMatch(/<h\d/)
    expect(textsOf(none, 'newsletter-text')).toEqual([])
  })

  it('API-04 the words of the specification are there to the letter', () => {
    expect(partsDa['newsletter.empty']).toBe('Udfyld venligst alle felter for at tilmelde dig')
    expect(partsDa['newsletter.invalid']).toBe('Du må indtaste en e-mailadresse')
  })
})
