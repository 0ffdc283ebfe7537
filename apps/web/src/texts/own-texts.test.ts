import { describe, expect, it } from 'vitest'
import type { Text } from './text-catalogue.ts'
import { ownTexts } from './own-texts.ts'

type Catalogue = Readonly<Record<string, Text>>

const files = import.meta.glob<Readonly<Record<string, Catalogue>>>(
  ['../*/**/texts/*-{da,nb,sv}.ts', '../**/use-*-texts.ts'],
  { eager: true },
)
const catalogues = Object.values(files).flatMap((exported) =>
  Object.entries(exported).flatMap(([key, catalogue]) => {
    const [, name, language] = /^(.+)(Da|Nb|Sv)$/.exec(key) ?? []
    return name && language ? [{ name, language: language.toLowerCase(), catalogue }] : []
  }),
)
const danish = catalogues.filter(({ language }) => language === 'da')

/** Key → the places that its text leaves open. */
const placesOf = (catalogue: Catalogue) =>
  Object.fromEntries(
    Object.entries(catalogue).map(([key, text]) => {
      const forms = typeof text === 'string' ? { only: text } : text
      const places = Object.entries(forms).map(([form, each]) => [
        form,
        [...each.matchAll(/\{\w+\}/g)].flat().toSorted(),
      ])
      return [key, Object.fromEntries(places)]
    }),
  )

describe('texts that come with their code', () => {
  it('are found', () => {
    expect(danish.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['cartPanel', 'country', 'menu', 'reviews', 'stores']),
    )
  })

  it.each(danish.map(({ name }) => name))('FMT-02 of %s say the same in Norwegian and Swedish', (name) => {
    const [da, ...others] = ['da', 'nb', 'sv'].map((language) =>
      catalogues.find((each) => each.name === name && each.language === language),
    )
    for (const other of others) {
      expect(other, name).toBeDefined()
      expect(placesOf(other?.catalogue ?? {})).toEqual(placesOf(da?.catalogue ?? {}))
    }
  })

  it('stand without space around them', () => {
    const texts = catalogues.flatMap(({ catalogue }) =>
      Object.values(catalogue).flatMap((text) =>
        typeof text === 'string' ? [text] : (Object.values(text) as readonly string[]),
      ),
    )
    for (const text of texts) expect(text).toMatch(/^\S(?:.*\S)?$/)
  })

  it('fill their places, and count', () => {
    const texts = ownTexts({
      da: { hello: 'Hej {name}', lines: { one: '{count} linje', other: '{count} linjer' } },
      nb: { hello: 'Hei {name}', lines: { one: '{count} linje', other: '{count} linjer' } },
      sv: { hello: 'Hej {name}', lines: { one: '{count} rad', other: '{count} rader' } },
    })
    expect(texts('nb').text('hello', { name: 'Kari' })).toBe('Hei Kari')
    expect(texts('sv').plural('lines', 1)).toBe('1 rad')
    expect(texts('da').plural('lines', 2000)).toBe('2.000 linjer')
  })
})
