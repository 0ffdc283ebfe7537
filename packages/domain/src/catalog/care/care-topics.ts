/** A topic of care texts, and the families for which it makes sense. */
interface CareTopic {
  /** Danish, Norwegian and Swedish together: no word means something else in another of them. */
  readonly pattern: RegExp
  readonly families: readonly string[]
}

const LAMPS = ['floor-lamp', 'pendant', 'table-lamp']
const SEATS = ['sofa', 'armchair', 'pouf', 'dining-chair', 'bar-stool', 'office-chair', 'bench', 'bed']
const SURFACES = [
  'dining-table',
  'coffee-table',
  'side-table',
  'console',
  'desk',
  'bedside',
  'sideboard',
  'tv',
  'chest',
  'bookcase',
  'dining-set',
  'outdoor',
]

export const CARE_TOPICS = {
  lamp: {
    pattern: /\b(?:sluk|slå av|släck|lampen|lampan|led-(?:pærer|lampor)|glødepærer|glödlampor)\b/i,
    families: LAMPS,
  },
  lampGlass: { pattern: /\bopalglass?\b/i, families: LAMPS },
  washingUp: {
    pattern: /\b(?:vask i hånden|vask for hånd|diska för hand|opp?vaskemaskine?|oppvaskmaskin|diskmaskin)\b/i,
    families: ['vase', 'candle', 'plant'],
  },
  candle: { pattern: /stearin/i, families: ['candle'] },
  loosePads: { pattern: /\b(?:hynder(?:ne)?|puter|putene|dynor(?:na)?)\b/i, families: ['sofa', 'armchair', 'outdoor'] },
  cover: {
    pattern: /\b(?:betræk(?:ket)?|klädsel(?:n)?|klädslar|fodralet)\b/i,
    families: [...SEATS, 'cushion', 'outdoor'],
  },
  cushion: { pattern: /\b(?:puden|kudden)\b/i, families: ['cushion'] },
  coaster: { pattern: /\b(?:brikker|underlägg)\b/i, families: SURFACES },
  rug: { pattern: /\b(?:tæppet|tæpper|teppet|tepper|mattan|mattor)\b/i, families: ['rug'] },
  throw: { pattern: /\b(?:plaiden|plaider|pledd(?:et)?|pläden|plädar)\b/i, families: ['throw'] },
  mirror: { pattern: /\b(?:spejlet|speilet|spegeln)\b/i, families: ['mirror'] },
  picture: { pattern: /\b(?:billedet|bildet|tavlan|akrylglass?(?:et)?)\b/i, families: ['art'] },
  leaves: { pattern: /\b(?:blade|blader|blad)\b/i, families: ['plant'] },
  castors: { pattern: /\b(?:hjulene|hjulen)\b/i, families: ['office-chair'] },
  parasol: { pattern: /\bparasollen\b/i, families: ['outdoor'] },
} as const satisfies Readonly<Record<string, CareTopic>>
export type CareTopicKey = keyof typeof CARE_TOPICS

const KNOWN_FAMILIES: ReadonlySet<string> = new Set([
  ...Object.values(CARE_TOPICS).flatMap(({ families }) => families),
  'wardrobe',
])

/** Topics of a care text that do not apply to this family. Unknown families are not checked. */
export function mismatchedCareTopics(text: string, family: string): readonly CareTopicKey[] {
  if (!KNOWN_FAMILIES.has(family)) return []
  return (Object.keys(CARE_TOPICS) as CareTopicKey[]).filter((key) => {
    const { pattern, families }: CareTopic = CARE_TOPICS[key]
    return pattern.test(text) && !families.includes(family)
  })
}
