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

const GAP = /\{(\w+)\}/g
const gapsIn = (text: string) => [...text.matchAll(GAP)].map(([, name = '']) => name)

/** Those with fewer gaps come first: they say more. */
const PATTERNS = (Object.keys(problemsEn) as Said[])
  .map((said) => ({ said, names: gapsIn(said), parts: said.replaceAll(GAP, '{}').split('{}') }))
  .toSorted((one, other) => one.names.length - other.names.length)

/** What stands in the gaps between the parts; undefined if the message is another one. */
function valuesIn(message: string, [first = '', ...parts]: readonly string[]): readonly string[] | undefined {
  if (!message.startsWith(first)) return undefined
  const values: string[] = []
  let at = first.length
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1
    const next = isLast ? message.length - part.length : message.indexOf(part, at + 1)
    if (next < at || !message.startsWith(part, next)) return undefined
    values.push(message.slice(at, next))
    at = next + part.length
  }
  return at === message.length ? values : undefined
}

/** What a check says, in the words of whoever reads it; undefined for what has none. */
export function translatedProblem(language: Language, message: string): string | undefined {
  for (const { said, names, parts } of PATTERNS) {
    const found = valuesIn(message, parts)
    if (!found) continue
    const values = new Map(names.map((name, index) => [name, found[index] ?? '']))
    return TABLES[language][said].replaceAll(GAP, (gap, name: string) => values.get(name) ?? gap)
  }
  return undefined
}

export const problemText = (language: Language, message: string): string =>
  translatedProblem(language, message) ?? message
