import { z } from 'zod'
import { kindOf, type ContentKind } from './content-kinds.ts'
import { unwrapped } from './walk-content.ts'

interface OfField {
  readonly name: string
  readonly isNeeded: boolean
}

/** How a form asks for a part of content. `json`: has several shapes; it is written as in a file. */
export type FormField = OfField &
  (
    | { readonly kind: 'text'; readonly holds: ContentKind | undefined }
    | { readonly kind: 'choice'; readonly options: readonly string[]; readonly absent: string | undefined }
    | { readonly kind: 'switch' }
    | { readonly kind: 'number'; readonly min: number | undefined; readonly max: number | undefined }
    | { readonly kind: 'picture' }
    | { readonly kind: 'group'; readonly fields: readonly FormField[] }
    | { readonly kind: 'list'; readonly element: FormField }
    | { readonly kind: 'json' }
  )

const defaultOf = (schema: unknown): string | undefined => {
  if (schema instanceof z.ZodDefault) return String(schema.def.defaultValue)
  return schema instanceof z.ZodOptional ? defaultOf(schema.unwrap()) : undefined
}

function isPicture({ shape }: z.ZodObject): boolean {
  return Object.keys(shape).length === 2 && 'alt' in shape && shape.file instanceof z.ZodString
}

const limit = (value: number | null | undefined) =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined

function fieldOf(name: string, schema: unknown): FormField {
  const inner = unwrapped(schema)
  const own = { name, isNeeded: inner === schema }
  if (inner instanceof z.ZodString) return { ...own, kind: 'text', holds: kindOf(inner) }
  if (inner instanceof z.ZodEnum)
    return { ...own, kind: 'choice', options: inner.options.map(String), absent: defaultOf(schema) }
  if (inner instanceof z.ZodBoolean) return { ...own, kind: 'switch' }
  if (inner instanceof z.ZodLiteral && inner.value === true) return { ...own, kind: 'switch' }
  if (inner instanceof z.ZodNumber)
    return { ...own, kind: 'number', min: limit(inner.minValue), max: limit(inner.maxValue) }
  if (inner instanceof z.ZodObject)
    return isPicture(inner) ? { ...own, kind: 'picture' } : { ...own, kind: 'group', fields: formFields(inner) }
  if (inner instanceof z.ZodArray) {
    return { ...own, kind: 'list', element: fieldOf('', inner.element) }
  }
  return { ...own, kind: 'json' }
}

/** The fields of a form for what a schema describes, in its order. */
export function formFields(schema: z.ZodObject): readonly FormField[] {
  return Object.entries(schema.shape).map(([name, part]) => fieldOf(name, part))
}
