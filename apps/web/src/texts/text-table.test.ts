import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Text } from './text-catalogue.ts'
import { textsOf } from './text-table.ts'

type Catalogue = Readonly<Record<string, Text>>
type Table = Readonly<Record<'da' | 'nb' | 'sv', Catalogue>>

const files = import.meta.glob<Readonly<Record<string, Table>>>(['../**/*.texts.ts', '!../texts/shop.texts.ts'], {
  eager: true,
})
const tables = Object.values(files).flatMap((exported) => Object.entries(exported))

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
    expect(tables.map(([name]) => name)).toEqual(
      expect.arrayContaining(['cartTexts', 'countryTexts', 'menuTexts', 'reviewsTexts', 'storeTexts']),
    )
  })

  it.each(tables)('FMT-02 of %s say the same in Norwegian and Swedish', (_name, { da, nb, sv }) => {
    for (const other of [nb, sv]) expect(placesOf(other)).toEqual(placesOf(da))
  })

  it('stand without space around them', () => {
    const texts = tables.flatMap(([, table]) =>
      Object.values(table).flatMap((catalogue) =>
        Object.values(catalogue).flatMap((text) =>
          typeof text === 'string' ? [text] : (Object.values(text) as readonly string[]),
        ),
      ),
    )
    expect(texts.length).toBeGreaterThan(1000)
    for (const text of texts) expect(text).toMatch(/^\S(?:.*\S)?$/)
  })

  it('stand in no other file: browsers would get every language of it', () => {
    const folder = join(import.meta.dirname, '..')
    const code = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.texts|\.test)\.tsx?$/.test(file),
    )
    expect(code.length).toBeGreaterThan(500)
    const sentence = /\b(?:nb|sv): (['"`])[^'"`]* [^'"`]*\1/
    expect(code.filter((file) => sentence.test(readFileSync(join(folder, file), 'utf8')))).toEqual([])
  })

  it('fill their places, and count', () => {
    const table = {
      da: { hello: 'Hej {name}', lines: { one: '{count} linje', other: '{count} linjer' } },
      nb: { hello: 'Hei {name}', lines: { one: '{count} linje', other: '{count} linjer' } },
      sv: { hello: 'Hej {name}', lines: { one: '{count} rad', other: '{count} rader' } },
    }
    expect(textsOf(table, 'nb').text('hello', { name: 'Kari' })).toBe('Hei Kari')
    expect(textsOf(table, 'sv').plural('lines', 1)).toBe('1 rad')
    expect(textsOf(table, 'da').plural('lines', 2000)).toBe('2.000 linjer')
  })
})
