import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { ground } from './ground/ground.ts'

const ROOT = join(import.meta.dirname, '../../..')
const BUILD = join(ROOT, 'dist/hjemly/client')
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name))

it('nothing of the development panel is in the build for shoppers', async () => {
  await ground()
  const panel = readFileSync(join(ROOT, 'apps/web/src/features/tracking/panel/data-layer-panel.tsx'), 'utf8')
  const marks = ['data-layer-panel', 'Copy as JSON']
  expect(marks.filter((mark) => !panel.includes(mark))).toEqual([])
  const files = filesIn(BUILD, /\.(?:js|css)$/)
  expect(files.length).toBeGreaterThan(10)
  const withPanel = files.filter((file) => {
    const text = readFileSync(file, 'utf8')
    return marks.some((mark) => text.includes(mark))
  })
  expect(withPanel).toEqual([])
})

const LANGUAGES = ['da', 'nb', 'sv'] as const
type Language = (typeof LANGUAGES)[number]
type Tables = Readonly<Record<string, Readonly<Record<Language, object>>>>

const stringsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(stringsIn)

async function readTexts(): Promise<Readonly<Record<Language, readonly string[]>>> {
  const texts: Record<Language, string[]> = { da: [], nb: [], sv: [] }
  for (const file of filesIn(join(ROOT, 'apps/web/src'), /\.texts\.ts$/)) {
    const tables = (await import(pathToFileURL(file).href)) as Tables
    for (const table of Object.values(tables))
      for (const language of LANGUAGES) texts[language].push(...stringsIn(table[language]))
  }
  return texts
}

/** Shorter ones may be part of a word. */
const MIN_LENGTH = 12

/** Texts that begin somewhere in the code; all places are tried at once. */
function textsIn(code: string, texts: readonly string[]): readonly string[] {
  const byStart = Map.groupBy(texts, (text) => text.slice(0, MIN_LENGTH))
  const found = new Set<string>()
  for (let at = 0; at < code.length; at += 1)
    for (const text of byStart.get(code.slice(at, at + MIN_LENGTH)) ?? [])
      if (code.startsWith(text, at)) found.add(text)
  return [...found]
}

it('FMT-02 the code for a language holds the texts of that language and of no other', async () => {
  await ground()
  const texts = await readTexts()
  for (const language of LANGUAGES) {
    const own = texts[language].join('\n')
    const foreign = LANGUAGES.flatMap((other) => texts[other]).filter(
      (text) => text.length >= MIN_LENGTH && !own.includes(text),
    )
    expect(foreign.length).toBeGreaterThan(1000)
    const files = filesIn(join(BUILD, 'assets', language), /\.js$/)
    const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
    expect(textsIn(code, foreign)).toEqual([])
    expect(textsIn(code, texts[language]).length).toBeGreaterThan(500)
  }
  expect(filesIn(join(BUILD, 'assets'), /^[^/]*\.js$/)).toEqual([])
})
