import type { texts as danish } from './texts-da.ts'
import type { Translation } from './text-types.ts'

export type Catalogue = Translation<typeof danish>
export type TextKey = keyof Catalogue
/** Keys of plain texts and of texts with plural forms. */
export type PluralKey = { [Key in TextKey]: Catalogue[Key] extends string ? never : Key }[TextKey]
export type PlainKey = Exclude<TextKey, PluralKey>
