import { LANGUAGES, type Language } from '../../market/market.ts'
import { CLAIMING_TYPES, type ClaimingType } from './environmental-proof-record.ts'
import { findClaims, type FoundClaim } from './find-claims.ts'

export interface ClaimOfRecord extends FoundClaim {
  /** As in `environmentalProof.about`. */
  readonly about: string
  readonly path: string
  /** Absent where a text is the same in all. */
  readonly language: Language | undefined
}

/** A record as it is imported, or as it is exported. */
export interface AnyRecord {
  readonly type: string
}

type Fields = Readonly<Record<string, unknown>>

/** Texts of no language: names of series, brands and stores, titles of documents. */
const TEXTS = new Set(['name', 'description', 'title', 'region'])

const languageNamed = (name: unknown): Language | undefined => LANGUAGES.find((language) => language === name)

function* textsOf(value: unknown, path: readonly string[]): Generator<{ path: readonly string[]; text: string }> {
  if (typeof value === 'string') {
    const last = path.at(-1) ?? ''
    if (TEXTS.has(last) || languageNamed(last)) yield { path, text: value }
  } else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* textsOf(part, [...path, key])
}

const isClaimingType = (type: string): type is ClaimingType => CLAIMING_TYPES.some((each) => each === type)

/** Promotions have a key within their brand; a proof of one covers all that have it. */
const aboutOf = (type: ClaimingType, { key }: Fields) => `${type}:${String(key)}`

/** The environmental claims that the texts of a record make; paths are those of its import. */
export function recordClaims(record: AnyRecord): readonly ClaimOfRecord[] {
  const { type } = record
  if (!isClaimingType(type)) return []
  const about = aboutOf(type, record as unknown as Fields)
  return [...textsOf(record, [])].flatMap(({ path, text }) => {
    const language = languageNamed(path.at(-1))
    return findClaims(text).map((found) => ({ ...found, about, path: path.join('.'), language }))
  })
}
