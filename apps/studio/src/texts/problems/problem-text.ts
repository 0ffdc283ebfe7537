import type { Language } from '@firkant/domain/market/market.ts'
import { REFERENCE_PROBLEMS, RULE_PROBLEMS, SHAPE_PROBLEMS } from './problem-words.ts'

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\/]/g, String.raw`\$&`)

interface Pattern {
  readonly says: RegExp
  readonly names: readonly string[]
  readonly words: Readonly<Record<Language, string>>
}

/** Those with fewer gaps come first: they say more. */
const PATTERNS: readonly Pattern[] = [...REFERENCE_PROBLEMS, ...RULE_PROBLEMS, ...SHAPE_PROBLEMS]
  .map(([said, words]) => ({
    says: new RegExp(`^${escaped(said).replaceAll(/\{\w+\}/g, '(.+?)')}$`, 'su'),
    names: [...said.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
    words,
  }))
  .toSorted((one, other) => one.names.length - other.names.length)

/** What a check says, in the words of whoever reads it; undefined for what has none. */
export function translatedProblem(language: Language, message: string): string | undefined {
  for (const { says, names, words } of PATTERNS) {
    const found = says.exec(message)
    if (!found) continue
    const values = new Map(names.map((name, index) => [name, found[index + 1] ?? '']))
    return words[language].replaceAll(/\{(\w+)\}/g, (gap, name: string) => values.get(name) ?? gap)
  }
  return undefined
}

export const problemText = (language: Language, message: string): string =>
  translatedProblem(language, message) ?? message
