/** A choice that a component offers to brands, besides its properties. */
export interface Variant {
  readonly what: string
  /** Description of each choice. The first is the default. */
  readonly choices: Readonly<Record<string, string>>
}

export type VariantTable = Readonly<Record<string, Variant>>
