import type { PluralForms } from '@firkant/domain/format/plural.ts'
import type { texts as danish } from './texts-da.ts'

export type Text = string | PluralForms
/** A translation has every key of the Danish catalogue, with the same kind of text. */
export type Translation<Danish extends Readonly<Record<string, Text>>> = {
  readonly [Key in keyof Danish]: Danish[Key] extends string ? string : PluralForms
}

export type Catalogue = Translation<typeof danish>
export type TextKey = keyof Catalogue
/** Keys of plain texts and of texts with plural forms. */
export type PluralKey = { [Key in TextKey]: Catalogue[Key] extends string ? never : Key }[TextKey]
export type PlainKey = Exclude<TextKey, PluralKey>
