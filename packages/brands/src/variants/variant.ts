/** What a component lets a brand choose, besides the values of its properties. */
export interface Variant {
  readonly what: string
  /** What each choice looks like. The first is taken where a brand names none. */
  readonly choices: Readonly<Record<string, string>>
}

export type VariantTable = Readonly<Record<string, Variant>>
