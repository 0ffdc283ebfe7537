import { z } from 'zod'
import { kindOf, type ContentKind } from '@firkant/domain/content/content-kinds.ts'
import { focus, imageContent, linkSchema } from '@firkant/domain/content/content-parts.ts'
import { unwrapped } from '@firkant/domain/content/walk-content.ts'

/** One field of a block, as an editor sees it. */
export interface BlockField {
  /** `items[].question` is the question of each item. */
  readonly name: string
  readonly value: string
  readonly isNeeded: boolean
  readonly default: string | undefined
}

const KINDS: Readonly<Record<ContentKind, string>> = {
  html: 'HTML',
  link: 'link',
  image: 'picture file',
  film: 'film file',
  captions: 'captions file',
  product: 'product key',
  category: 'category key',
  room: 'room key',
  series: 'series key',
  productBrand: 'maker key',
  label: 'label key',
  article: 'article key',
  inspirationCategory: 'inspiration category key',
  feed: 'feed name',
}

const code = (value: unknown) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``

function between(min: number | null | undefined, max: number | null | undefined): string {
  const known = [min, max].map((limit) =>
    limit !== null && limit !== undefined && Math.abs(limit) < 1e6 ? limit : undefined,
  )
  if (known[0] !== undefined && known[1] !== undefined) return ` ${known[0]}–${known[1]}`
  return known[1] === undefined ? '' : ` up to ${known[1]}`
}

/** How many an array may hold; zod keeps it among the array's checks. */
function sizeOf(schema: z.ZodArray): string {
  const json = z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as {
    minItems?: number
    maxItems?: number
  }
  return between(json.minItems, json.maxItems)
}

function valueOf(schema: unknown): string {
  const inner = unwrapped(schema)
  if (inner === imageContent) return 'picture'
  if (inner === linkSchema) return 'link with a title'
  if (inner === focus) return '`x`, `y` in per cent'
  if (inner instanceof z.ZodEnum) return inner.options.map(code).join(', ')
  if (inner instanceof z.ZodLiteral) return [...inner.values].map(code).join(', ')
  if (inner instanceof z.ZodNumber) return `number${between(inner.minValue, inner.maxValue)}`
  if (inner instanceof z.ZodBoolean) return '`true`, `false`'
  if (inner instanceof z.ZodISODateTime) return 'moment'
  if (inner instanceof z.ZodISODate) return 'day'
  if (inner instanceof z.ZodArray) return `list${sizeOf(inner)} of ${valueOf(inner.element)}`
  if (inner instanceof z.ZodDiscriminatedUnion && inner.def.discriminator === 'componentName') return 'blocks'
  if (inner instanceof z.ZodUnion) return 'one of these'
  if (inner instanceof z.ZodObject) return 'fields'
  const kind = inner instanceof z.ZodString ? kindOf(inner) : undefined
  return kind ? KINDS[kind] : 'text'
}

const WHOLE: readonly unknown[] = [imageContent, linkSchema, focus]

/** Several shapes of which one is chosen: what only some of them have is not needed. */
function merged(shapes: readonly (readonly BlockField[])[]): readonly BlockField[] {
  const byName = Map.groupBy(shapes.flat(), ({ name }) => name)
  return [...byName.values()].flatMap((same) => {
    const [first] = same
    const value = [...new Set(same.map((each) => each.value))].join(', ')
    const isNeeded = same.length === shapes.length && same.every((each) => each.isNeeded)
    return first ? [{ ...first, value, isNeeded }] : []
  })
}

/** What stands inside a field, under the field's name. */
function innerFields(name: string, schema: unknown): readonly BlockField[] {
  const inner = unwrapped(schema)
  if (WHOLE.includes(inner)) return []
  if (inner instanceof z.ZodArray) return innerFields(`${name}[]`, inner.element)
  if (inner instanceof z.ZodDiscriminatedUnion && name.endsWith('blocks[]')) return []
  if (inner instanceof z.ZodUnion) return merged(inner.options.map((option) => innerFields(name, option)))
  return inner instanceof z.ZodObject ? fieldsOf(inner, `${name}.`) : []
}

export function fieldsOf(schema: z.ZodObject, prefix = ''): readonly BlockField[] {
  return Object.entries(schema.shape).flatMap(([key, part]): BlockField[] => {
    const name = `${prefix}${key}`
    const given = part instanceof z.ZodDefault ? part.def.defaultValue : undefined
    const own = {
      name,
      value: valueOf(part),
      isNeeded: !(part instanceof z.ZodOptional || part instanceof z.ZodDefault),
      default: given === undefined || (Array.isArray(given) && given.length === 0) ? undefined : code(given),
    }
    return [own, ...innerFields(name, part)]
  })
}
