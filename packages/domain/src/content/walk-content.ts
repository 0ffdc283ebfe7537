import { z } from 'zod'
import { kindOf, type ContentKind } from './content-kinds.ts'

export interface ContentPlace {
  readonly kind: ContentKind | undefined
  /** The schema of the text itself. */
  readonly schema: z.ZodString
  /** From the root down to the text. */
  readonly path: readonly PropertyKey[]
}

/** Returns the new text. */
export type ChangeText = (text: string, place: ContentPlace) => string

type Path = readonly PropertyKey[]
type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The schema inside `optional`, `nullable` and `default`. */
export function unwrapped(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault
    ? unwrapped(schema.unwrap())
    : schema
}

/** The variant of a union that a value has, or comes closest to: stored values may be older than a rule. */
export function optionOf(schema: z.ZodUnion, value: unknown): unknown {
  const names = isFields(value) ? Object.keys(value) : []
  return (
    schema.options.find((option) => z.safeParse(option, value).success) ??
    schema.options.find((option) => option instanceof z.ZodObject && names.every((name) => name in option.shape))
  )
}

/** The block's schema by its name; trying each schema would validate the whole block each time. */
function blockOf(schema: z.ZodDiscriminatedUnion, value: unknown): unknown {
  const { discriminator } = schema.def
  if (!isFields(value)) return undefined
  return schema.options.find(
    (option) => option instanceof z.ZodObject && z.safeParse(option.shape[discriminator], value[discriminator]).success,
  )
}

/** Returns the same object if nothing changed. */
function changeFields(value: Fields, changes: Fields): Fields {
  return Object.entries(changes).some(([key, changed]) => changed !== value[key]) ? { ...value, ...changes } : value
}

function walk(schema: unknown, value: unknown, at: { path: Path; change: ChangeText }): unknown {
  const inner = unwrapped(schema)
  const { path, change } = at
  const below = (part: unknown, key: PropertyKey, each: unknown) => walk(part, each, { path: [...path, key], change })
  if (value === undefined || value === null) return value
  if (inner instanceof z.ZodDiscriminatedUnion) return walk(blockOf(inner, value), value, at)
  if (inner instanceof z.ZodUnion) return walk(optionOf(inner, value), value, at)
  if (inner instanceof z.ZodString && typeof value === 'string')
    return change(value, { kind: kindOf(inner), schema: inner, path })
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const changed = value.map((each, index) => below(inner.element, index, each))
    return changed.some((each, index) => each !== value[index]) ? changed : value
  }
  if (!isFields(value)) return value
  if (inner instanceof z.ZodRecord)
    return changeFields(
      value,
      Object.fromEntries(Object.entries(value).map(([key, each]) => [key, below(inner.valueType, key, each)])),
    )
  if (!(inner instanceof z.ZodObject)) return value
  const known = Object.entries(inner.shape).filter(([key]) => value[key] !== undefined)
  return changeFields(value, Object.fromEntries(known.map(([key, part]) => [key, below(part, key, value[key])])))
}

/** Visits every free text of content that its schema has accepted. */
export function changeTexts<Content>(schema: z.ZodType<Content>, content: Content, change: ChangeText): Content {
  // Texts are only replaced by texts: the shape stays valid.
  return walk(schema, content, { path: [], change }) as Content
}
