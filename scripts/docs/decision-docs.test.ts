import { globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../..')
const FOLDER = join(ROOT, 'docs/decisions')
const RECORDS = readdirSync(FOLDER).filter((name) => /^\d{4}-.+\.md$/.test(name))

const textOf = (file: string) => readFileSync(join(FOLDER, file), 'utf8')
const isSuperseded = (file: string) => /superseded by/i.test(textOf(file).slice(0, 600))

const FILES = globSync(['{apps,packages,scripts,demo,bench,e2e,docs}/**/*.*', '*.{json,ts,md}'], {
  cwd: ROOT,
  exclude: ['**/node_modules/**', '**/dist/**', 'docs/decisions/**', 'demo/content/**'],
})
const CODE = FILES.filter((file) => /\.(?:tsx?|[cm]?js|css|json|sql)$/.test(file))
const FILE_NAME = /^[\w./-]+\.(?:tsx?|css|json|mjs)$/
/** `calculateCart`, `MAX_LINES`: a plain word may be anything. */
const IDENTIFIER = /^(?:[A-Za-z]\w*[a-z][A-Z]\w*|[A-Z]+_[A-Z_\d]+)$/

/** `cart/apply-commands.ts` is any file below a folder `cart`. */
function isThere(name: string): boolean {
  const folders = name.split('/').slice(0, -1)
  return FILES.some(
    (file) => basename(file) === basename(name) && folders.every((each) => file.split('/').includes(each)),
  )
}

describe('the records of decisions', () => {
  it('stand once in the index, below a subject, with their titles', () => {
    const index = readFileSync(join(FOLDER, 'README.md'), 'utf8')
    const listed = [...index.matchAll(/^\| \[\d{4}\]\((.+?)\) \| (.+?)(?: \(superseded by \d{4}\))? \|$/gm)]
    expect(listed.map(([, file]) => file).toSorted()).toEqual(RECORDS.toSorted())
    const titles = listed.map(([, file = '', title = '']) => [file, title])
    const headings = titles.map(([file = '']) => [file, /^# (.+)$/m.exec(textOf(file))?.[1]?.replace(/^\d{4}:? /, '')])
    expect(titles).toEqual(headings)
    const [, ...subjects] = index.split(/^## /m)
    expect(subjects.length).toBeGreaterThan(5)
    expect(subjects.filter((subject) => !subject.includes('| ['))).toEqual([])
  })

  it('name files and code that are there', () => {
    const named = RECORDS.filter((file) => !isSuperseded(file)).flatMap((file) =>
      [...textOf(file).matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => ({ file, name: name.replace('()', '') })),
    )
    const unknown = new Set(named.map(({ name }) => name).filter((name) => IDENTIFIER.test(name)))
    for (const file of CODE) {
      const code = readFileSync(join(ROOT, file), 'utf8')
      for (const name of unknown) if (code.includes(name)) unknown.delete(name)
    }
    const missing = named
      .filter(({ name }) => unknown.has(name) || (FILE_NAME.test(name) && !isThere(name)))
      .map(({ file, name }) => `${file}: ${name}`)
    expect(missing).toEqual([])
  })
})
