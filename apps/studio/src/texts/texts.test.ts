import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const FOLDER = import.meta.dirname
const KEY = /^ {2}(?:'([^']+)'|(\w+)):/gm

/** Of every table that is spread into the one of a language. */
function keysOf(language: string): readonly string[] {
  const isPart = (name: string) =>
    new RegExp(`(?:^|/)(?:${language}|${language}-content|[a-z]+-${language})\\.ts$`).test(name)
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (name) => isPart(name) && !/help|problems/.test(name),
  )
  return files.flatMap((name) =>
    [...readFileSync(join(FOLDER, name), 'utf8').matchAll(KEY)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
  )
}

it('STU-01 no text takes the place of another one of the same name', () => {
  for (const language of ['da', 'nb', 'sv', 'en']) {
    const keys = keysOf(language)
    expect(keys.length).toBeGreaterThan(400)
    expect([language, keys.filter((key, at) => keys.indexOf(key) < at)]).toEqual([language, []])
  }
})
