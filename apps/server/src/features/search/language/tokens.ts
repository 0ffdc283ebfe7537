import { foldText } from './fold-text.ts'

const WORD = /[\p{L}\p{N}]+/gu
/** `tv-bord`, `3-pers`: found with and without the hyphen. */
const HYPHENED = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu
/** Measures are also indexed as a whole: 180x90, 160 x 200. */
const MEASURE = /(\d{2,3})\s*[x×]\s*(\d{2,3})/gu
const MAX_WORD_LENGTH = 60

export interface Token {
  readonly folded: string
  /** As in the text, in lower case. */
  readonly written: string
}

function tokenOf(written: string): Token {
  return { folded: foldText(written).slice(0, MAX_WORD_LENGTH), written }
}

/** The words of a text, in their order. */
export function tokensOf(text: string): readonly Token[] {
  return (text.normalize('NFC').toLowerCase().match(WORD) ?? []).map(tokenOf)
}

/** Further words of a query are ignored: pasted text must not cost more. */
export const MAX_WORDS = 12

/** The distinct words of a query, unchanged; of too many, the first ones and the last, which is still being typed. */
export function typedTokens(typed: string): readonly Token[] {
  const tokens = [...new Map(tokensOf(typed).map((token) => [token.folded, token])).values()]
  return tokens.length > MAX_WORDS ? [...tokens.slice(0, MAX_WORDS - 1), ...tokens.slice(-1)] : tokens
}

/** Alternative spellings: `tvbord` for tv-bord, `180x90` for 180 × 90. */
export function joinedTokens(text: string): readonly Token[] {
  if (!/[-\d]/.test(text)) return []
  const lower = text.normalize('NFC').toLowerCase()
  const hyphened = (lower.match(HYPHENED) ?? []).map((word) => ({
    ...tokenOf(word.replaceAll('-', '')),
    written: word,
  }))
  const measures = [...lower.matchAll(MEASURE)].map(([, width, depth]) => tokenOf(`${width}x${depth}`))
  return [...hyphened, ...measures]
}
