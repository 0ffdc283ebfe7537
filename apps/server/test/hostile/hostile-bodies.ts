import { z } from 'zod'

interface Shape {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly minLength?: number
  readonly minimum?: number
  readonly format?: string
  readonly items?: Shape
  readonly prefixItems?: readonly Shape[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly anyOf?: readonly Shape[]
  readonly oneOf?: readonly Shape[]
}

const deep = (depth: number, leaf: string) => `${'['.repeat(depth)}${leaf}${']'.repeat(depth)}`
const deepObject = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`

/** For every place of every body. As JSON: an object literal could not say `__proto__`. */
export const HOSTILE_JSON: readonly string[] = [
  '{"length":{"toString":1}}',
  '{"length":-1,"toString":1,"valueOf":1}',
  '{"__proto__":{"length":{"toString":1}}}',
  '[{"length":{"toString":1}}]',
  '"\\udfff\\ud800"',
]

/** For a few places of each. */
export const ODD_JSON: readonly string[] = [
  '{"length":{"valueOf":1,"toString":1}}',
  '{"length":1e400}',
  '{"toJSON":1,"then":{"then":1}}',
  '{"constructor":{"prototype":{"length":{"toString":1}}}}',
  '{"hasOwnProperty":1,"size":{"toString":1}}',
  '{"$type":{"toString":1}}',
  '"a\\u0000b"',
  '-1e308',
  '9007199254740993',
  'null',
  `[${'0,'.repeat(20_000)}0]`,
  `[${'{},'.repeat(20_000)}{}]`,
  deep(20_000, '1'),
  deepObject(20_000),
]

export function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' }) as Shape
}

function textOf({ minLength = 1, format }: Shape): string {
  if (format === 'email') return 'a@example.dk'
  if (format === 'uuid') return '0b5a1c1e-6f1c-4c0e-9a55-5a2f7b6c8d90'
  return 'x'.repeat(Math.max(1, minLength))
}

/** The JSON of something that the schema takes, or nearly: parts that it refuses are none of these tests' concern. */
export function sampleOf(shape: Shape): string {
  const [choice] = shape.anyOf ?? shape.oneOf ?? []
  if (choice) return sampleOf(choice)
  if (shape.const !== undefined) return JSON.stringify(shape.const)
  if (shape.enum) return JSON.stringify(shape.enum[0])
  if (shape.properties) return objectOf(shape.properties, sampleOf)
  if (shape.prefixItems) return `[${shape.prefixItems.map(sampleOf).join(',')}]`
  if (shape.items) return `[${sampleOf(shape.items)}]`
  if (shape.type === 'boolean') return 'true'
  if (shape.type === 'number' || shape.type === 'integer') return String(shape.minimum ?? 1)
  return shape.type === 'string' ? JSON.stringify(textOf(shape)) : '{}'
}

function objectOf(properties: Readonly<Record<string, Shape>>, write: (shape: Shape, name: string) => string): string {
  return `{${Object.entries(properties)
    .map(([name, shape]) => `${JSON.stringify(name)}:${write(shape, name)}`)
    .join(',')}}`
}

/** The sample with the hostile value in each of its places, one after another; all alternatives of a choice too. */
export function* withHostile(shape: Shape, hostile: string): Generator<string> {
  yield hostile
  for (const choice of shape.anyOf ?? shape.oneOf ?? []) yield* withHostile(choice, hostile)
  const { properties = {}, prefixItems = [], items } = shape
  for (const [name, inner] of Object.entries(properties))
    for (const made of withHostile(inner, hostile))
      yield objectOf(properties, (each, other) => (other === name ? made : sampleOf(each)))
  for (const [place, inner] of prefixItems.entries())
    for (const made of withHostile(inner, hostile))
      yield `[${prefixItems.map((each, other) => (other === place ? made : sampleOf(each))).join(',')}]`
  if (items) for (const made of withHostile(items, hostile)) yield `[${made}]`
}
