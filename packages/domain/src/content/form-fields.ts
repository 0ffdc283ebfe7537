import { z } from 'zod'
import { kindOf, type ContentKind } from './content-kinds.ts'
import { unwrapped } from './walk-content.ts'

interface OfField {
  readonly name: string
  readonly isNeeded: boolean
}

/** One of several shapes that a part may have. */
export interface FormShape {
  readonly name: string
  readonly fields: readonly FormField[]
  /** What every value of this shape has, whatever is written. */
  readonly fixed: Readonly<Record<string, unknown>>
}

/**
 * How a form asks for a part of content. `moment`: with its minute; `day`: without. `point`: a place on a picture, in
 * per cent. `blocks`: of a column, which the editor of a page lists itself. `json`: it is written as in a file.
 */
export type FormField = OfField &
  (
    | { readonly kind: 'text'; readonly holds: ContentKind | undefined }
    | { readonly kind: 'choice'; readonly options: readonly string[]; readonly absent: string | undefined }
    | { readonly kind: 'switch' }
    | { readonly kind: 'number'; readonly min: number | undefined; readonly max: number | undefined }
    | { readonly kind: 'moment' | 'day' | 'point' | 'blocks' }
    | { readonly kind: 'picture' }
    | { readonly kind: 'group'; readonly fields: readonly FormField[] }
    | { readonly kind: 'shapes'; readonly shapes: readonly FormShape[] }
    | { readonly kind: 'list'; readonly element: FormField }
    | { readonly kind: 'json' }
  )

const BLOCK_NAME = 'componentName'

const defaultOf = (schema: unknown): string | undefined => {
  if (schema instanceof z.ZodDefault) return String(schema.def.defaultValue)
  return schema instanceof z.ZodOptional ? defaultOf(schema.unwrap()) : undefined
}

function isPicture({ shape }: z.ZodObject): boolean {
  return Object.keys(shape).length === 2 && 'alt' in shape && shape.file instanceof z.ZodString
}

function isPoint({ shape }: z.ZodObject): boolean {
  return Object.keys(shape).toSorted().join() === 'x,y' && shape.x instanceof z.ZodNumber
}

const limit = (value: number | null | undefined) =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER ? value : undefined

const isMoment = (schema: unknown): boolean =>
  schema instanceof z.ZodISODateTime || (schema instanceof z.ZodUnion && schema.options.some(isMoment))

function textOf(inner: z.ZodString) {
  return { kind: 'text', holds: kindOf(inner) } as const
}

/** What the option has and no other has, or what says which one it is. */
function shapeName(option: z.ZodObject, options: readonly z.ZodObject[], discriminator: string | undefined): string {
  const said = discriminator === undefined ? undefined : option.shape[discriminator]
  if (said instanceof z.ZodLiteral) return String(said.value)
  const isShared = (name: string) => options.every(({ shape }) => name in shape)
  return Object.keys(option.shape).find((name) => !isShared(name)) ?? ''
}

function shapesOf(union: z.ZodUnion): readonly FormShape[] | undefined {
  const options = union.options.filter((option) => option instanceof z.ZodObject)
  if (options.length !== union.options.length) return undefined
  const discriminator = union instanceof z.ZodDiscriminatedUnion ? union.def.discriminator : undefined
  if (discriminator === BLOCK_NAME) return undefined
  return options.map((option) => {
    const literals = Object.entries(option.shape).flatMap(([name, part]) =>
      part instanceof z.ZodLiteral ? [[name, part.value] as const] : [],
    )
    const fixed = Object.fromEntries(literals)
    return {
      name: shapeName(option, options, discriminator),
      fixed,
      fields: formFields(option).filter(({ name }) => !(name in fixed)),
    }
  })
}

const isBlocks = (element: unknown) =>
  element instanceof z.ZodDiscriminatedUnion && element.def.discriminator === BLOCK_NAME

function fieldOf(name: string, schema: unknown): FormField {
  const inner = unwrapped(schema)
  const own = { name, isNeeded: inner === schema }
  if (isMoment(inner)) return { ...own, kind: 'moment' }
  if (inner instanceof z.ZodISODate) return { ...own, kind: 'day' }
  if (inner instanceof z.ZodString) return { ...own, ...textOf(inner) }
  if (inner instanceof z.ZodURL) return { ...own, kind: 'text', holds: undefined }
  if (inner instanceof z.ZodEnum)
    return { ...own, kind: 'choice', options: inner.options.map(String), absent: defaultOf(schema) }
  if (inner instanceof z.ZodBoolean) return { ...own, kind: 'switch' }
  if (inner instanceof z.ZodLiteral && inner.value === true) return { ...own, kind: 'switch' }
  if (inner instanceof z.ZodNumber)
    return { ...own, kind: 'number', min: limit(inner.minValue), max: limit(inner.maxValue) }
  if (inner instanceof z.ZodObject) {
    if (isPicture(inner)) return { ...own, kind: 'picture' }
    return isPoint(inner) ? { ...own, kind: 'point' } : { ...own, kind: 'group', fields: formFields(inner) }
  }
  if (inner instanceof z.ZodArray)
    return isBlocks(inner.element)
      ? { ...own, kind: 'blocks' }
      : { ...own, kind: 'list', element: fieldOf('', inner.element) }
  const shapes = inner instanceof z.ZodUnion ? shapesOf(inner) : undefined
  return shapes ? { ...own, kind: 'shapes', shapes } : { ...own, kind: 'json' }
}

/** The fields of a form for what a schema describes, in its order. */
export function formFields(schema: z.ZodObject): readonly FormField[] {
  return Object.entries(schema.shape).map(([name, part]) => fieldOf(name, part))
}
