import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Violation } from './check-imports.ts'

export interface WordCheck {
  readonly files: number
  readonly violations: readonly Violation[]
}

interface AvoidedWord {
  /** `kept`, or `MOST_`: how a constant begins. */
  readonly word: string
  readonly instead: string
}

const GLOSSARY = 'docs/style.md'
const CODE = '{apps,packages,scripts,demo,bench,e2e}/**/*.{ts,tsx,css}'
const EXPORTED = /^export (?:default )?(?:async )?(?:const|let|function|class|interface|type|enum) (\w+)/gm
export const AVOIDED_WORD_RULE = 'glossary-word'

/** Of the glossary: what stands in its column "not" as code. */
export function readAvoidedWords(markdown: string): readonly AvoidedWord[] {
  return markdown.split('\n').flatMap((line) => {
    const [, instead = '', , avoided = ''] = line.split('|').map((cell) => cell.trim())
    return [...avoided.matchAll(/`(\w+)`/g)].map(([, word = '']) => ({ word, instead }))
  })
}

/** `keptMarkup`, `MAX_QUEUED_MS` and `cached-markup.test.ts` all have the part `kept`. */
const partsOf = (name: string) =>
  name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])|\d+/g)?.map((part) => part.toLowerCase()) ?? []

function breaks(name: string, { word }: AvoidedWord): boolean {
  return word.endsWith('_') ? name.startsWith(word) : partsOf(name).includes(word)
}

/** Files and what they export have the words of the glossary. */
export function checkWords(root: string): WordCheck {
  const glossary = path.join(root, GLOSSARY)
  const avoided = existsSync(glossary) ? readAvoidedWords(readFileSync(glossary, 'utf8')) : []
  if (avoided.length === 0) return { files: 0, violations: [] }
  const files = globSync(CODE, { cwd: root, exclude: ['**/node_modules/**', '**/lint-fixture/**', '**/dist/**'] })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()
  const violations = files.flatMap((file) => {
    const text = file.endsWith('.css') ? '' : readFileSync(path.join(root, file), 'utf8')
    const lineAt = (index: number) => text.slice(0, index).split('\n').length
    const names = [...text.matchAll(EXPORTED)].map(({ 1: name = '', index }) => ({ name, line: lineAt(index) }))
    return [{ name: path.basename(file), line: 1 }, ...names].flatMap(({ name, line }) =>
      avoided
        .filter((each) => breaks(name, each))
        .map(({ word, instead }) => ({
          file,
          line,
          rule: AVOIDED_WORD_RULE,
          message: `${name} has the word "${word}"`,
          why: `the glossary in ${GLOSSARY} says: ${instead}`,
        })),
    )
  })
  return { files: files.length, violations }
}
