import { CLAIM_WORDS, ENVIRONMENTAL_CLAIMS, type EnvironmentalClaim } from './environmental-claims.ts'
import { mayHoldClaim } from './may-hold-claim.ts'

export interface FoundClaim {
  readonly claim: EnvironmentalClaim
  /** As it was read: in lower case, without tags. */
  readonly word: string
}

interface WordPattern {
  readonly text: string
  readonly isStem: boolean
}

/** What may follow a first word; nothing, where it makes the claim alone. */
interface Following {
  readonly claim: EnvironmentalClaim
  readonly words: readonly WordPattern[]
}

interface FirstWord extends WordPattern {
  /** The longest come first, so that "øko tex" is not read as "øko". */
  readonly following: readonly Following[]
}

/** No word and no stem of the table is shorter. */
const HEAD_LENGTH = 2

const patternOf = (written: string): WordPattern => ({ text: written.replace('*', ''), isStem: written.endsWith('*') })

const WRITTEN = ENVIRONMENTAL_CLAIMS.flatMap((claim) =>
  CLAIM_WORDS[claim].map((written) => {
    const [first = '', ...others] = written.split(' ')
    return { first, claim, words: others.map(patternOf) }
  }),
)

const FIRST_WORDS: ReadonlyMap<string, readonly FirstWord[]> = Map.groupBy(
  [...Map.groupBy(WRITTEN, ({ first }) => first)].map(([first, all]) => ({
    ...patternOf(first),
    following: all.toSorted((one, other) => other.words.length - one.words.length),
  })),
  ({ text }) => text.slice(0, HEAD_LENGTH),
)

const INLINE_TAG = /<\/?(?:a|abbr|b|em|i|mark|s|small|span|strong|sub|sup|u)\b[^<>]*>/gi
const TAG = /<[^<>]*>/g
const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,6}));/gi
const NAMED: Readonly<Record<string, string>> = {
  aelig: 'æ',
  oslash: 'ø',
  aring: 'å',
  auml: 'ä',
  ouml: 'ö',
  shy: '',
  nbsp: ' ',
  amp: '&',
}
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g
const WORD = /[\p{L}\p{M}\p{N}]+/gu

function decoded(entity: string, ...[decimal, hex, name]: readonly (string | undefined)[]): string {
  if (name !== undefined) return NAMED[name.toLowerCase()] ?? entity
  const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
}

/** Words as a reader sees them, whatever tags, entities and soft hyphens stand within. */
function readWords(text: string): readonly string[] {
  const shown = text.includes('<') ? text.replaceAll(INLINE_TAG, '').replaceAll(TAG, ' ') : text
  const letters = shown.includes('&') ? shown.replaceAll(ENTITY, decoded) : shown
  return letters.replaceAll(INVISIBLE, '').normalize('NFKC').toLowerCase().match(WORD) ?? []
}

const fits = (word: string | undefined, { text, isStem }: WordPattern) =>
  isStem ? word?.startsWith(text) : word === text

function claimAt(words: readonly string[], at: number): Following | undefined {
  const first = words[at] ?? ''
  for (const pattern of FIRST_WORDS.get(first.slice(0, HEAD_LENGTH)) ?? []) {
    if (!fits(first, pattern)) continue
    const found = pattern.following.find((each) =>
      each.words.every((wanted, offset) => fits(words[at + offset + 1], wanted)),
    )
    if (found) return found
  }
  return undefined
}

/**
 * Environmental claims in a text, plain or HTML, each word once. Each word is looked up by its head and compared with
 * the few patterns that begin so: the time grows with the length of the text and with nothing else.
 */
export function findClaims(text: string): readonly FoundClaim[] {
  if (!mayHoldClaim(text)) return []
  const found = new Map<string, FoundClaim>()
  const words = readWords(text)
  for (let at = 0; at < words.length; at += 1) {
    const here = claimAt(words, at)
    if (!here) continue
    const word = words.slice(at, at + here.words.length + 1).join(' ')
    found.set(`${here.claim} ${word}`, { claim: here.claim, word })
    at += here.words.length
  }
  return [...found.values()]
}
