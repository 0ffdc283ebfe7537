import { z } from 'zod'

/** What a text of the content stands for, beside its letters: the import checks it, the editors' guide names it. */
export const CONTENT_KINDS = [
  'html',
  'link',
  'image',
  'film',
  'captions',
  'product',
  'category',
  'room',
  'series',
  'productBrand',
  'label',
  'article',
  'inspirationCategory',
  'feed',
] as const
export type ContentKind = (typeof CONTENT_KINDS)[number]

const kinds = z.registry<{ readonly kind: ContentKind }>()

/** A text of that kind. Checks come before it: what is added behind it makes another schema. */
export function ofKind<Schema extends z.ZodType>(kind: ContentKind, schema: Schema): Schema {
  kinds.add(schema, { kind })
  return schema
}

export function kindOf(schema: z.ZodType): ContentKind | undefined {
  return kinds.get(schema)?.kind
}
