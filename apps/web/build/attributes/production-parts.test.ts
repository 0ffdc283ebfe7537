import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { layout as fjellbo } from '@firkant/brands/fjellbo/layout.ts'
import { layout as hjemly } from '@firkant/brands/hjemly/layout.ts'
import { layout as ljuvhem } from '@firkant/brands/ljuvhem/layout.ts'
import { layout as skygge } from '@firkant/brands/skygge/layout.ts'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { findReaders } from './drop-unread-attributes.ts'
import { PRODUCTION_PARTS } from './production-parts.ts'
import { ANY_ELEMENT, partOwner, type AttributeReaders } from './read-attributes.ts'

const ROOT = resolve(import.meta.dirname, '../../../..')
const BRANDS: Readonly<Record<BrandKey, Readonly<Record<string, string | undefined>>>> = {
  hjemly: hjemly.variants,
  skygge: skygge.variants,
  fjellbo: fjellbo.variants,
  ljuvhem: ljuvhem.variants,
}
/** The gallery of the kit is built with all attributes. */
const OF_KIT = /\/kit(?:-fixture|\.test)\.ts$/

const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => join(folder, name))

/** What a built shop is asked for: attributes, and on which part where the question says so. */
interface Question {
  readonly file: string
  readonly parts: readonly string[]
  readonly attributes: readonly string[]
  /** A selector finds nothing unless it is on the very element; other questions are to an element found before. */
  readonly isSelector: boolean
}

const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

/** `[data-part=stress][data-kind=pageViews]`, `data-part="(?:search|menu)`, `toHaveAttribute('data-state'`, `dataset.sum`. */
function questionsIn(file: string): readonly Question[] {
  const code = readFileSync(join(ROOT, file), 'utf8')
  const selectors = [...code.matchAll(/(?:\[[a-z][^\]\n]*\])+/g)].map(([compound]) => ({
    isSelector: true,
    parts: namesIn(compound, /\[data-part=\\?["']?([\w-]+)/g),
    attributes: namesIn(compound, /\[(data-(?!part\b)[\w-]+)/g),
  }))
  const written = [
    ...namesIn(code, /(?<!\[)data-part=\\?["']?\??(?:\(\?:)?([\w|-]+)/g).flatMap((names) => names.split('|')),
    ...namesIn(code, /'data-part', '([\w-]+)'/g),
  ]
  const camel = namesIn(code, /\bdataset\.(?!part\b)(\w+)/g)
  const attributes = [
    ...namesIn(code, /['" ](data-(?!part\b)[\w-]+)(?:['"]|=\\?")/g),
    ...camel.map((name) => `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`),
  ]
  return [...selectors, { isSelector: false, parts: written, attributes }].map((question) => ({ file, ...question }))
}

const askers = [
  ...filesIn('e2e/src', /\.ts$/).filter((file) => !OF_KIT.test(file)),
  ...filesIn('apps/server/src', /\.test\.ts$/),
  ...filesIn('apps/server/test', /\.ts$/),
  ...filesIn('bench/src', /\.ts$/),
  ...filesIn('scripts/page-weight', /\.ts$/),
  ...filesIn('scripts', /^[^/]+\.test\.ts$/),
]
const questions = askers.flatMap(questionsIn)

/** Names that stand in the markup of components, not made at run time: the build may leave these out. */
const markup = ['apps/web/src', 'packages/ui/src']
  .flatMap((folder) => filesIn(folder, /(?<!\.test)\.tsx$/))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n')
const drawnParts = new Set(namesIn(markup, /\sdata-part="([\w-]+)"/g))
const drawnAttributes = new Set(namesIn(markup, /\s(data-[\w-]+)(?=[\s=/>])/g))

function missingFor({ parts, attributes, isSelector }: Question, readers: AttributeReaders): readonly string[] {
  const isKept = (attribute: string) => {
    const owners = readers.owners.get(attribute)
    if (!owners || !isSelector) return owners !== undefined
    return owners.has(ANY_ELEMENT) || parts.some((part) => owners.has(partOwner(part)))
  }
  return [
    ...parts.filter((part) => drawnParts.has(part) && !readers.parts.has(part)),
    ...attributes
      .filter((attribute) => drawnAttributes.has(attribute) && !isKept(attribute))
      .map((attribute) => `${isSelector ? parts.join() : ''}[${attribute}]`),
  ]
}

describe('parts that others find their way by', () => {
  it.each(Object.entries(BRANDS))('are all in the shop of %s', (brand, variants) => {
    const readers = findReaders({ folder: join(ROOT, 'packages/brands/src', brand), variants })
    const missing = questions.flatMap((question) =>
      missingFor(question, readers).map((name) => `${question.file} asks for ${name}: add it to production-parts.ts`),
    )
    expect([...new Set(missing)]).toEqual([])
  })

  it('are written out, so that they are found', () => {
    const built = askers.filter((file) => /data-part=\\?["']?\$\{/.test(readFileSync(join(ROOT, file), 'utf8')))
    expect(built).toEqual([])
  })

  it('are each asked for, sorted and named once', () => {
    const entries = Object.values(PRODUCTION_PARTS).flat()
    const asked = new Set(questions.flatMap(({ parts, attributes }) => ['', ...parts, ...attributes]))
    const isAskedFor = (entry: string) => {
      const [part = '', attribute = ''] = entry.split(/[[\]]/)
      return asked.has(part) && asked.has(attribute)
    }
    expect(entries.filter((entry) => !isAskedFor(entry))).toEqual([])
    expect(entries.length).toBe(new Set(entries).size)
    for (const area of Object.values(PRODUCTION_PARTS)) expect(area).toEqual(area.toSorted())
  })
})
