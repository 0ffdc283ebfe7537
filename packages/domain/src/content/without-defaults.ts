import { z } from 'zod'
import { optionOf, unwrapped } from './walk-content.ts'

type Fields = Readonly<Record<string, unknown>>

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSame((one as Fields)[key], (other as Fields)[key]))
}

function defaultOf(schema: unknown): unknown {
  if (schema instanceof z.ZodDefault) return schema.def.defaultValue
  return schema instanceof z.ZodOptional ? defaultOf(schema.unwrap()) : undefined
}

function fieldsOf(shape: Fields, value: Fields): [string, unknown][] {
  return Object.entries(shape).flatMap(([key, part]): [string, unknown][] => {
    const given = value[key]
    // The database has null for absent values.
    if (given === undefined || given === null || isSame(given, defaultOf(part))) return []
    return [[key, written(part, given)]]
  })
}

function written(schema: unknown, value: unknown): unknown {
  const inner = unwrapped(schema)
  if (inner instanceof z.ZodUnion) return written(optionOf(inner, value), value)
  if (inner instanceof z.ZodArray && Array.isArray(value)) return value.map((each) => written(inner.element, each))
  if (typeof value !== 'object' || value === null) return value
  if (inner instanceof z.ZodObject) return Object.fromEntries(fieldsOf(inner.shape, value as Fields))
  if (!(inner instanceof z.ZodRecord)) return value
  const names = inner.keyType instanceof z.ZodEnum ? inner.keyType.options.map(String) : Object.keys(value).toSorted()
  return Object.fromEntries(
    names.flatMap((name) => (Object.hasOwn(value, name) ? [[name, (value as Fields)[name]]] : [])),
  )
}

/** Content as an editor would write it: in the order of its schema, without default values. */
export function withoutDefaults(schema: z.ZodType, content: unknown): unknown {
  return written(schema, content)
}
