/** Everything that decides what stands first in a search, in one place. The relevance report measures a change here. */

/** How much a word tells of a product, by where it stands. At most 100. */
export const FIELD_WEIGHTS = {
  name: 100,
  subtitle: 80,
  series: 80,
  category: 50,
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
export const PART_FACTORS = { head: 0.9, modifier: 0.28 } as const

/** What a small word adds is not what the thing is: a sofa med chaiselong, a lamp til skrivebordet. */
export const ADDED_FACTOR = 0.7

/** A category of several things, Tæpper og puder, says little of each. */
export const SHARED_NAME_FACTOR = 0.35

/**
 * A word counts where it tells at least this part of what it tells elsewhere: sofas are sold, so neither the sofabord nor
 * the lamp that goes well beside a sofa is an answer to `sofa`, and sorting by price does not begin with a candle.
 */
export const TELLING_SHARE = 0.4

/** The word that says what the thing is weighs more than those that describe it. */
export const KIND_FACTOR = 1.5

/** How sure it is that the visitor meant this word. */
export const MATCH_FACTORS = {
  exact: 1,
  bare: 0.95,
  synonym: 0.9,
  joined: 1,
  split: 0.75,
  /** The last part of a compound that nobody sells: what it is. */
  head: 0.3,
  prefix: 0.7,
  /** The beginning of what some thing is. */
  begunKind: 0.9,
  typo: 0.6,
} as const

/** What is added to the match of the words, each as a part of it. */
export const SHOP_WEIGHTS = {
  /** For the best selling; falls with the place among all that are sold. */
  popularity: 0.25,
  /** Taken off what can't be had now. */
  outOfStock: 0.35,
  orderable: 0.06,
  /** Times the product's own margin weight, from -1 to 1; only among those whose words match equally well. */
  margin: 0.08,
  /** Taken off for each colour of the same design that stands above. */
  sibling: 0.12,
} as const

/** Rare words tell more than common ones. */
export function rarity(documents: number, containing: number): number {
  return 1 + 0.2 * Math.log(1 + documents / (containing + 1))
}
