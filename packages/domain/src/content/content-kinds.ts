import { z } from 'zod'

/** What a text in the content stands for: checked by the import, described in the editors' guide. */
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

/** Marks a schema with a kind. Add checks before: adding them afterwards creates a new, unmarked schema. */
export function ofKind<Schema extends z.ZodType>(kind: ContentKind, schema: Schema): Schema {
  kinds.add(schema, { kind })
  return schema
}

export function kindOf(schema: z.ZodType): ContentKind | undefined {
  return kinds.get(schema)?.kind
}
