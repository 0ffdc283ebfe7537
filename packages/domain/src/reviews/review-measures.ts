/** What only use tells, asked as statements that hold or do not. */
export const REVIEW_MEASURES = [
  'fitsTwo',
  'fitsThree',
  'comfortable',
  'easyToAssemble',
  'asPictured',
  'sturdy',
  'easyToClean',
  'lightEnough',
  'softEnough',
  'standsOutside',
] as const
export type ReviewMeasure = (typeof REVIEW_MEASURES)[number]
export type ReviewMeasures = Readonly<Partial<Record<ReviewMeasure, boolean>>>

const OF_ALL: readonly ReviewMeasure[] = ['asPictured', 'sturdy']
const SEATS: readonly ReviewMeasure[] = ['comfortable', 'easyToClean', 'asPictured']
const ASSEMBLED: readonly ReviewMeasure[] = ['easyToAssemble', 'sturdy', 'asPictured']
const LAMPS: readonly ReviewMeasure[] = ['lightEnough', 'easyToAssemble', 'asPictured']
const TEXTILES: readonly ReviewMeasure[] = ['softEnough', 'easyToClean', 'asPictured']

/** By the family of a product; few, so that they are answered. */
const OF_FAMILY: Readonly<Record<string, readonly ReviewMeasure[]>> = {
  sofa: ['fitsTwo', 'fitsThree', 'comfortable', 'asPictured'],
  bed: ['fitsTwo', 'comfortable', 'easyToAssemble', 'asPictured'],
  bench: ['fitsTwo', 'sturdy', 'asPictured'],
  armchair: SEATS,
  pouf: SEATS,
  'dining-chair': ['comfortable', 'sturdy', 'easyToAssemble', 'asPictured'],
  'office-chair': ['comfortable', 'easyToAssemble', 'asPictured'],
  'bar-stool': ['comfortable', 'sturdy', 'asPictured'],
  outdoor: ['standsOutside', 'easyToAssemble', 'asPictured'],
  rug: TEXTILES,
  cushion: TEXTILES,
  throw: TEXTILES,
  'table-lamp': LAMPS,
  'floor-lamp': LAMPS,
  pendant: LAMPS,
  'dining-table': ASSEMBLED,
  'dining-set': ASSEMBLED,
  'coffee-table': ASSEMBLED,
  'side-table': ASSEMBLED,
  sideboard: ASSEMBLED,
  bookcase: ASSEMBLED,
  desk: ASSEMBLED,
  chest: ASSEMBLED,
  bedside: ASSEMBLED,
  wardrobe: ASSEMBLED,
  console: ASSEMBLED,
  tv: ASSEMBLED,
}

export const measuresOf = (family: string): readonly ReviewMeasure[] =>
  Object.hasOwn(OF_FAMILY, family) ? (OF_FAMILY[family] ?? OF_ALL) : OF_ALL

/** What was answered of the product's own; the rest was not asked. */
export function readMeasures(family: string, answered: readonly (readonly [string, string])[]): ReviewMeasures {
  const said = new Map(answered)
  return Object.fromEntries(
    measuresOf(family).flatMap((measure) => {
      const answer = said.get(measure)
      return answer === 'yes' || answer === 'no' ? [[measure, answer === 'yes'] as const] : []
    }),
  )
}
