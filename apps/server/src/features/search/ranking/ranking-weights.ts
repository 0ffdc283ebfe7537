/** All weights of the search ranking. Measure a change here with the relevance report. */

/** How significant a word is, by its field. At most 100. */
export const FIELD_WEIGHTS = {
  name: 100,
  subtitle: 80,
  series: 80,
  category: 50,
  parentCategory: 50,
  brand: 60,
  colour: 60,
  material: 55,
  size: 50,
  room: 25,
  point: 18,
  description: 10,
} as const
export type SearchField = keyof typeof FIELD_WEIGHTS

/** A part of a compound counts less than the whole: a sofabord is a bord, and only related to a sofa. */
export const PART_FACTORS = { head: 0.9, modifier: 0.28 } as const

/** Words after a preposition are attributes: a sofa med chaiselong, a lamp til skrivebordet. */
export const ADDED_FACTOR = 0.7

/** A category of several kinds, Tæpper og puder, says little of each. */
export const SHARED_NAME_FACTOR = 0.35

/**
 * Of a kind of product in the name of a category further up: footstools stand among the sofas, and are none. It stays
 * below what is significant beside a product that is called so.
 */
export const PARENT_KIND_FACTOR = 0.6

/**
 * A word is significant in a product if it has at least this share of its best weight elsewhere. Otherwise a search for
 * `sofa` would list coffee tables, and sorting by price would begin with a candle.
 */
export const SIGNIFICANT_SHARE = 0.4

/** The word that says what the product is weighs more than those that describe it. */
export const KIND_FACTOR = 1.5

/** How certain it is that the visitor meant this word. */
export const MATCH_FACTORS = {
  exact: 1,
  bare: 0.95,
  synonym: 0.9,
  joined: 1,
  split: 0.75,
  /** The last part of a compound that the shop does not sell. */
  head: 0.3,
  prefix: 0.7,
  /** The beginning of a kind of product. */
  begunKind: 0.9,
  typo: 0.6,
} as const

/** Added to the score of the words, each as a share of it. */
export const SHOP_WEIGHTS = {
  /** For the best-selling product; decreases with the place. */
  popularity: 0.25,
  /** Deducted if it can't be bought now. */
  outOfStock: 0.35,
  orderable: 0.06,
  /** Times the product's own margin weight, from -1 to 1; only among equal matches. */
  margin: 0.08,
  /** Deducted for each colour of the same design that ranks above. */
  sibling: 0.12,
} as const

/** Rare words count more than common ones. */
export function rarity(documents: number, containing: number): number {
  return 1 + 0.2 * Math.log(1 + documents / (containing + 1))
}
