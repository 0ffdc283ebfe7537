import type { Language } from '@firkant/domain/market/market.ts'
import { problemsDa } from './problems-da.ts'
import { problemsEn } from './problems-en.ts'
import { problemsNb } from './problems-nb.ts'
import { problemsSv } from './problems-sv.ts'

type Said = keyof typeof problemsEn
const TABLES: Readonly<Record<Language, Readonly<Record<Said, string>>>> = {
  en: problemsEn,
  da: problemsDa,
  nb: problemsNb,
  sv: problemsSv,
}

const escaped = (text: string) => text.replaceAll(/[.*+?^$()|[\]\\/]/g, String.raw`\$&`)
const gapsIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Those with fewer gaps come first: they say more. */
const PATTERNS = (Object.keys(problemsEn) as Said[])
  .map((said) => ({
    said,
    names: gapsIn(said),
    says: new RegExp(`^${escaped(said).replaceAll(/\{\w+\}/g, '(.+?)')}$`, 'su'),
  }))
  .toSorted((one, other) => one.names.length - other.names.length)

/** What a check says, in the words of whoever reads it; undefined for what has none. */
export function translatedProblem(language: Language, message: string): string | undefined {
  for (const { said, says, names } of PATTERNS) {
    const found = says.exec(message)
    if (!found) continue
    const values = new Map(names.map((name, index) => [name, found[index + 1] ?? '']))
    return TABLES[language][said].replaceAll(/\{(\w+)\}/g, (gap, name: string) => values.get(name) ?? gap)
  }
  return undefined
}

export const problemText = (language: Language, message: string): string =>
  translatedProblem(language, message) ?? message
