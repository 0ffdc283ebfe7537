import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { pageContentSchema } from '@firkant/domain/content/page-content-schema.ts'
import { LANGUAGES } from '@firkant/domain/market/market.ts'
import { translatedProblem } from './problem-text.ts'

const ROOT = resolve(import.meta.dirname, '../../../../..')

/** Where checks of content say what is wrong. */
const SOURCES = [
  'packages/domain/src/content/content-parts.ts',
  'packages/domain/src/content/page-content-schema.ts',
  'packages/domain/src/content/pages-of-one-key.ts',
  'packages/domain/src/content/site-content-schema.ts',
  'packages/domain/src/content/script-settings-schema.ts',
  'packages/domain/src/content/blocks/block-content-schema.ts',
  'packages/domain/src/content/blocks/editorial-blocks.ts',
  'packages/domain/src/content/blocks/media-blocks.ts',
  'packages/domain/src/content/blocks/navigation-blocks.ts',
  'packages/domain/src/content/experiences/experience-checks.ts',
  'packages/domain/src/content/experiences/experience-content.ts',
  'apps/server/src/features/content/documents/check-documents.ts',
  'apps/server/src/features/content/documents/taken-addresses.ts',
  'apps/server/src/features/content/importing/check-references.ts',
  'apps/server/src/features/content/importing/known-references.ts',
  'apps/server/src/features/content/importing/html-rules.ts',
]

/** A sentence: several words, and none of them code. */
const SENTENCE = /^[^=;]*[A-Za-z<>"#$}][^=;]* [^=;]* [^=;]*$/
const CODE = /^(?:select|content\/|lower)/
/** With a value in each gap, as it is said. */
const spoken = (written: string) =>
  written.replaceAll(/\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, 'x7').replaceAll("\\'", "'")

function sentencesIn(file: string): readonly string[] {
  const source = readFileSync(join(ROOT, file), 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(/\/\/.*/g, '')
    .replaceAll(/^import .*$/gm, '')
  const texts = [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g)].map(
    ([, plain, filled]) => plain ?? filled ?? '',
  )
  return texts.filter((text) => SENTENCE.test(text) && !CODE.test(text)).map(spoken)
}

describe('what is wrong, at its field', () => {
  const sentences = SOURCES.flatMap((file) => sentencesIn(file).map((sentence) => [file, sentence] as const))

  it('STU-03 everything that a check of content can say is said in four languages', () => {
    expect(sentences.length).toBeGreaterThan(50)
    const missing = sentences.filter(([, sentence]) => translatedProblem('da', sentence) === undefined)
    expect(missing).toEqual([])
  })

  it('STU-03 so is what a schema says by itself', () => {
    const bad: readonly [z.ZodType, unknown][] = [
      [z.string().min(1), ''],
      [z.string().min(2), 'a'],
      [z.string().max(1), 'ab'],
      [z.string(), undefined],
      [z.string(), 5],
      [z.number().min(2), 1],
      [z.number().max(2), 3],
      [z.int(), 1.5],
      [z.array(z.string()).min(1), []],
      [z.array(z.string()).max(0), ['a']],
      [z.enum(['left', 'right']), 'up'],
      [z.literal(true), false],
      [z.iso.datetime(), ''],
      [z.iso.date(), ''],
      [z.url(), 'x'],
      [z.string().regex(/^a$/), 'b'],
      [z.union([z.string(), z.number()]), true],
    ]
    for (const [schema, value] of bad)
      for (const { message } of schema.safeParse(value).error?.issues ?? [])
        expect([message, translatedProblem('sv', message)]).toEqual([message, expect.any(String)])
  })

  it('STU-03 each language has its own words, and the value that they are about', () => {
    const said = LANGUAGES.map((language) =>
      translatedProblem(language, 'the link "/x" is dead: hjemly/da has no such page'),
    )
    expect(new Set(said).size).toBe(LANGUAGES.length)
    expect(said.every((words) => words?.includes('/x'))).toBe(true)
  })

  it('a page that has next to nothing is told so in Danish', () => {
    const { error } = pageContentSchema.safeParse({ key: 'X', path: 'x', componentName: 'EditorialPage', title: '' })
    const messages = error?.issues.map(({ message }) => message) ?? []
    expect(messages.length).toBeGreaterThan(2)
    for (const message of messages)
      expect([message, translatedProblem('da', message)]).toEqual([message, expect.any(String)])
  })
})
