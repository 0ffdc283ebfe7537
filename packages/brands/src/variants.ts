/** What a component lets a brand choose, besides the values of its properties. */
export interface Variant {
  readonly what: string
  /** What each choice looks like. The first is taken where a brand names none. */
  readonly choices: Readonly<Record<string, string>>
}

/**
 * Every variant of every component, by name. A choice shows as `data-<name>` on the document's root; a component's style
 * speaks of it as `:root[data-<name>='<choice>'] { … }`, which the build resolves: what a brand has not chosen is not in its
 * sheets (apps/web/build/resolve-variants.ts). Listed in docs/theming.md.
 */
export const VARIANTS = {} as const satisfies Readonly<Record<string, Variant>>

export type VariantName = keyof typeof VARIANTS
/** The choices of one brand, where they differ from the first. */
export type ChosenVariants = {
  readonly [Name in VariantName]?: keyof (typeof VARIANTS)[Name]['choices']
}
