import { describe, expect, it } from 'vitest'
import { frameDa } from './frame-da.ts'
import { shopTexts } from './shop.texts.ts'
import type { Text } from './text-catalogue.ts'
import { texts as danish } from './texts-da.ts'
import { texts as frameEn } from './texts-en.ts'

type Texts = Readonly<Record<string, Text>>

/** What must agree between languages: which forms a text has and what is filled into them. */
function shapeOf(text: Text): unknown {
  const placeholders = (form: string) => [...form.matchAll(/\{\w+\}/g)].map(([name]) => name).toSorted()
  if (typeof text === 'string') return placeholders(text)
  return Object.fromEntries(Object.entries<string>({ ...text }).map(([form, written]) => [form, placeholders(written)]))
}
const shapesOf = (texts: Texts) => Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, shapeOf(text)]))
const formsOf = (texts: Texts) =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : Object.values<string>({ ...text })))

describe('catalogues', () => {
  it.each(['nb', 'sv'] as const)(
    'FMT-02 %s has exactly the Danish texts, with their plural forms and placeholders',
    (language) => {
      expect(shapesOf(shopTexts[language] as Texts)).toEqual(shapesOf(danish))
    },
  )

  it('FMT-02 English has the shell’s texts', () => {
    const english = shopTexts.en as Texts
    expect(shapesOf(frameEn)).toEqual(shapesOf(frameDa))
    for (const key of Object.keys(frameDa)) expect(english).toHaveProperty([key])
    for (const [key, text] of Object.entries(english)) expect(shapeOf(text)).toEqual(shapesOf(danish)[key])
  })

  it.each(['da', 'nb', 'sv', 'en'] as const)('FMT-02 no text of %s is empty, padded or left as a key', (language) => {
    for (const form of formsOf(shopTexts[language] as Texts)) expect(form).toMatch(/^\S(?:.*\S)?$/)
  })

  it('FMT-02 each language is its own', () => {
    const generic = Object.values(shopTexts).map((texts) => texts['error.generic'])
    expect(new Set(generic).size).toBe(4)
  })
})

describe('texts for failures', () => {
  it.each([
    ['error.generic', 'Noget gik galt, prøv igen senere.'],
    ['error.genericRetry', 'Noget gik galt. Prøv igen!'],
    ['error.pageLoad', 'Siden kunne ikke indlæses.'],
  ] as const)('API-04 %s is to the letter that of the specification', (key, text) => {
    expect(frameDa[key]).toBe(text)
  })
})
