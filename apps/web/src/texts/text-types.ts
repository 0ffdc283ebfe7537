import type { PluralForms } from '@firkant/domain/format/plural.ts'

export type Text = string | PluralForms
/** A translation has every key of the Danish catalogue, with the same kind of text. */
export type Translation<Danish extends Readonly<Record<string, Text>>> = {
  readonly [Key in keyof Danish]: Danish[Key] extends string ? string : PluralForms
}
