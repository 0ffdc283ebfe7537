import { describe, expect, it } from 'vitest'
import { readMarkup, textOf } from '@firkant/ui/test/shown.ts'
import { renderWithShop } from '../../../test/render-with-shop.tsx'
import { partsDa } from '../../texts/parts-da.ts'
import { NewsletterForm } from './newsletter-form.tsx'

describe('the newsletter form', () => {
  it('SHELL-10 is a form that works without scripts, with a named field and what one says yes to', async () => {
    const shown = readMarkup(await renderWithShop(<NewsletterForm />, { market: 'NO' }))
    const form = shown.root.querySelector('form')
    expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual(['/nyhetsbrev/meld-pa', 'post'])
    expect(form?.querySelector<HTMLInputElement>('input[type=hidden][name=language]')?.value).toBe('nb')
    const field = shown.part('newsletter-field')
    expect(field).toMatchObject({ type: 'email', name: 'email' })
    expect(shown.root.querySelector(`label[for="${field.id}"]`)).not.toBeNull()
    expect(textOf(shown.part('newsletter-consent'))).toContain('nyhetsbrevet')
    expect(field.hasAttribute('aria-invalid')).toBe(false)
  })

  it('BLOCK-38 says in the field’s own message what the plain form was refused for', async () => {
    const empty = readMarkup(await renderWithShop(<NewsletterForm refused="emptyEmail" />))
    expect(textOf(empty.part('newsletter-message'))).toBe('Udfyld venligst alle felter for at tilmelde dig')
    expect(empty.part('newsletter-field').getAttribute('aria-invalid')).toBe('true')
    const invalid = readMarkup(await renderWithShop(<NewsletterForm refused="invalidEmail" />))
    expect(textOf(invalid.part('newsletter-message'))).toBe('Du må indtaste en e-mailadresse')
  })

  it('BLOCK-38 takes the words of its surroundings, or none', async () => {
    const own = readMarkup(await renderWithShop(<NewsletterForm heading="Skriv til os" text="Nu" headingLevel={3} />))
    own.getByRole('heading', { level: 3, name: 'Skriv til os' })
    expect(textOf(own.part('newsletter-text'))).toBe('Nu')
    const none = readMarkup(await renderWithShop(<NewsletterForm heading="" text="" />))
    expect(none.queryAllByRole('heading')).toEqual([])
    expect(none.parts('newsletter-text')).toEqual([])
  })

  it('API-04 the words of the specification are there to the letter', () => {
    expect(partsDa['newsletter.empty']).toBe('Udfyld venligst alle felter for at tilmelde dig')
    expect(partsDa['newsletter.invalid']).toBe('Du må indtaste en e-mailadresse')
  })
})
