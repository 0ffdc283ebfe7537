import { joinedTokens, tokensOf, type Token } from '../language/tokens.ts'
import { ADDED_FACTOR, FIELD_WEIGHTS, SHARED_NAME_FACTOR, type SearchField } from '../ranking/ranking-weights.ts'

/** Only in these fields compounds are split; long texts have too many words. */
export const PART_FIELDS: readonly SearchField[] = ['name', 'subtitle', 'category', 'parentCategory', 'series']
export const MAX_SUGGESTED: readonly SearchField[] = [...PART_FIELDS, 'brand', 'colour', 'material', 'room']
/** In these fields a stop word (med, til) separates what the product is from its attributes. */
const CALLED_FIELDS: readonly SearchField[] = ['name', 'subtitle', 'category', 'parentCategory']
const JOINING_WORDS: ReadonlySet<string> = new Set(['og', 'och'])

export interface WeighedToken extends Token {
  readonly weight: number
}

/** `3-pers. sofa` of `3-pers. sofa, bouclé i cremehvid`, and the name of a series. */
export function phraseIn(field: SearchField, text: string): string {
  if (field === 'series') return text
  return field === 'subtitle' ? (text.split(',', 1)[0] ?? '').trim().toLowerCase() : ''
}

function weightOf(field: SearchField, tokens: readonly Token[]): number {
  const isCategory = field === 'category' || field === 'parentCategory'
  const isShared = isCategory && tokens.some(({ folded }) => JOINING_WORDS.has(folded))
  return isShared ? FIELD_WEIGHTS[field] * SHARED_NAME_FACTOR : FIELD_WEIGHTS[field]
}

/** The words of a field, each with its weight there. */
export function weighedTokens(field: SearchField, text: string, stop: ReadonlySet<string>): readonly WeighedToken[] {
  const all = tokensOf(text)
  const weight = weightOf(field, all)
  let isAdded = false
  const tokens: WeighedToken[] = []
  for (const token of all) {
    if (stop.has(token.folded)) isAdded = CALLED_FIELDS.includes(field)
    else tokens.push({ ...token, weight: isAdded ? weight * ADDED_FACTOR : weight })
  }
  return [...tokens, ...joinedTokens(text).map((token) => ({ ...token, weight }))]
}

export interface CalledKind {
  /** The last word before the first stop word: what the product is. */
  readonly word: string
  /** The same with what a hyphen joins to it. */
  readonly joined: readonly string[]
}

export function kindIn(subtitle: string, stop: ReadonlySet<string>): CalledKind | undefined {
  const phrase = phraseIn('subtitle', subtitle)
  const tokens = tokensOf(phrase).map(({ folded }) => folded)
  const end = tokens.findIndex((each) => stop.has(each))
  const word = (end < 0 ? tokens : tokens.slice(0, end)).at(-1)
  if (word === undefined) return undefined
  return { word, joined: joinedTokens(phrase).flatMap(({ folded }) => (folded.endsWith(word) ? [folded] : [])) }
}
