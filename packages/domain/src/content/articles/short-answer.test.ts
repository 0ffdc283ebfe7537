import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText, shortAnswer } from './short-answer.ts'

describe('a short answer', () => {
  it('SRCH-03 is the first two sentences, also over two paragraphs', () => {
    expect(shortAnswer('<p>Ja. Det koster ikke noget. Mere her.</p>')).toBe('Ja. Det koster ikke noget.')
    expect(shortAnswer('<p>Fra 29 kr. for et brev.</p><p>Se <a href="/retur">Retur</a> &amp; bytte.</p>')).toBe(
      'Fra 29 kr. for et brev. Se Retur & bytte.',
    )
  })

  it('SRCH-03 leaves tables and lists out', () => {
    expect(shortAnswer('<table><tr><td>Brev</td></tr></table><p>Fri fra 499 kr.</p><ul><li>x</li></ul>')).toBe(
      'Fri fra 499 kr.',
    )
    expect(shortAnswer('<ul><li>x</li></ul>')).toBe('')
  })

  it('SRCH-03 keeps a long second sentence out', () => {
    expect(shortAnswer(`<p>Kort. ${'L'.repeat(300)}.</p>`)).toBe('Kort.')
  })

  it('SRCH-03 has no tags, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<p>', '</p>', '<b>', '</b>', 'Ja. ', 'Nej! ', '<', '>', '&amp;')),
        (parts) => {
          expect(plainText(parts.join(''))).not.toMatch(/<[a-z/][^<>]*>/)
        },
      ),
    )
  })
})
