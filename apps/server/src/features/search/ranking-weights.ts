/** Everything that decides what stands first in a search, in one place. The relevance report measures a change here. */

/** How much a word tells of a product, by where it stands. At most 100. */
export const FIELD_WEIGHTS = {
  name: 100,
  subtitle: 80,
  series: 80,
  category: 70,
  brand: 60,
  colour: 60,
  material: 55,
  size: 50,
  room: 25,
  point: 18,
  description: 10,
} as const
export type SearchField = keyof typeof FIELD_WEIGHTS

/** A part of a compound tells less than the whole: a sofabord is a bord, and only has to do with a sofa. */
export const PART_FACTORS = { head: 0.72, modifier: 0.28 } as const

/** How sure it is that the visitor meant this word. */
export const MATCH_FACTORS = {
  exact: 1,
  bare: 0.95,
  synonym: 0.9,
  joined: 1,
  split: 0.75,
  /** The last part of a compound that nobody sells: what it is. */
  head: 0.3,
  modifier: 0.1,
  prefix: 0.7,
  typo: 0.6,
} as const

/** What is added to the match of the words, each as a part of it. */
export const SHOP_WEIGHTS = {
  /** For the best selling; falls with the place among all that are sold. */
  popularity: 0.25,
  /** Taken off what can't be had now. */
  outOfStock: 0.35,
  orderable: 0.06,
  /** Times the product's own margin weight, from -1 to 1. */
  margin: 0.08,
  /** Taken off for each colour of the same design that stands above. */
  sibling: 0.12,
} as const

/** Rare words tell more than common ones. */
export function rarity(documents: number, containing: number): number {
  return 1 + 0.2 * Math.log(1 + documents / (containing + 1))
}
