import type { Random } from './fuzz-random.ts'

type Texts = readonly [string, ...string[]]

/** Strings that commonly break programs. */
export const HOSTILE_TEXTS: Texts = [
  '',
  ' ',
  '\t\r\n',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\ufffe',
  '\u202Eabc',
  'e\u0301'.repeat(60),
  '𝒳'.repeat(150),
  '👨‍👩‍👧‍👦'.repeat(30),
  'ﷺ'.repeat(100),
  "' or 1=1--",
  "'; drop table carts; --",
  '" onmouseover="alert(1)',
  '<script>alert(1)</script>',
  '</script><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%',
  '%E0%A4%A',
  '%ff%fe',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'NaN',
  'true',
  '[]',
  '{}',
  '{"a":1}',
  '-1',
  '0',
  '-0',
  '1e309',
  '0x10',
  '1.5',
  '9007199254740993',
  '99999999999999999999999999',
  'http://169.254.169.254/latest/meta-data',
  'javascript:alert(1)',
  '//evil.example',
  '\\\\evil.example',
  'x\r\nset-cookie: a=b',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  'a'.repeat(201),
  'a'.repeat(2001),
  'a'.repeat(20_000),
  '/'.repeat(1500),
  ','.repeat(1999),
  '-'.repeat(1999),
  ' '.repeat(1999),
  '('.repeat(500),
]

const HOSTILE_NUMBERS: readonly [number, ...number[]] = [
  0,
  -0,
  -1,
  1,
  2,
  0.5,
  -0.5,
  1e-9,
  49,
  50,
  51,
  99,
  100,
  101,
  999,
  1000,
  1e6,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  1e21,
  1e308,
  -1e308,
]

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth))

/** From JSON, as a body says it: `__proto__` is a field of its own, and what a schema asks of a text is an object. */
const HOSTILE_OBJECTS: readonly [unknown, ...unknown[]] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { $type: 'x' },
  { length: { toString: 1 } },
  { length: { toString: 1, valueOf: 1 } },
  { length: -1 },
  { toString: 1, valueOf: 1 },
  { size: { toString: 1 }, toJSON: 1 },
  { constructor: { prototype: { length: { toString: 1 } } } },
  JSON.parse('{"__proto__":{"length":{"toString":1}},"length":-1,"then":1}'),
  [{ length: { toString: 1 } }],
  Array.from({ length: 5000 }, () => 0),
  Array.from({ length: 2000 }, () => ({})),
  nested(1000),
]

/** Real values of the shop, by the name of the field that takes them. */
export type Dictionary = Readonly<Record<string, Texts>>

export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly items?: JsonSchema | readonly JsonSchema[]
  readonly prefixItems?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly allOf?: readonly JsonSchema[]
}

export interface ValueMaker {
  readonly random: Random
  readonly dictionary: Dictionary
  /** Share of hostile leaves: 0 makes a request that may succeed. */
  readonly malice: number
}

const DEEPEST = 6

/** Field name, schema and depth of a value. */
export interface Place {
  readonly name: string
  readonly schema: JsonSchema
  readonly depth: number
}

export function hostileValue({ random }: ValueMaker): unknown {
  const kind = random.below(10)
  if (kind < 6) return random.pick(HOSTILE_TEXTS)
  if (kind < 8) return random.pick(HOSTILE_NUMBERS)
  return random.pick(HOSTILE_OBJECTS)
}

function textFor(maker: ValueMaker, name: string, schema: JsonSchema): string {
  const { random, dictionary } = maker
  const known = dictionary[name]
  if (known && random.chance(0.9)) return random.pick(known)
  const least = schema.minLength ?? 0
  const most = Math.min(schema.maxLength ?? 40, 400)
  if (random.chance(0.2)) return 'x'.repeat(random.pick([least, most, most + 1, Math.max(0, least - 1)]))
  return random.pick(dictionary.words ?? ['sofa']).slice(0, Math.max(most, 1))
}

function numberFor({ random }: ValueMaker, { minimum = 0, maximum = 20, type }: JsonSchema): number {
  if (random.chance(0.2)) return random.pick([minimum, maximum, minimum - 1, maximum + 1])
  const within = minimum + random.next() * (Math.min(maximum, minimum + 20) - minimum)
  return type === 'integer' ? Math.round(within) : within
}

function listFor(maker: ValueMaker, { name, schema, depth }: Place): unknown[] {
  const fixed =
    schema.prefixItems ?? (Array.isArray(schema.items) ? (schema.items as readonly JsonSchema[]) : undefined)
  if (fixed) return fixed.map((item) => valueFor(maker, { name, schema: item, depth: depth + 1 }))
  const { random } = maker
  const least = schema.minItems ?? 0
  const most = Math.min(schema.maxItems ?? 3, 60)
  const length = random.chance(0.1) ? random.pick([0, most, most + 1]) : least + random.below(3) + 1
  return Array.from({ length }, () =>
    valueFor(maker, { name, schema: (schema.items ?? {}) as JsonSchema, depth: depth + 1 }),
  )
}

function objectFor(maker: ValueMaker, { schema, depth }: Place): Record<string, unknown> {
  const { random } = maker
  const made: Record<string, unknown> = {}
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const isRequired = schema.required?.includes(name) ?? false
    if (random.chance(isRequired ? 1 - maker.malice / 4 : 0.6))
      made[name] = valueFor(maker, { name, schema: property, depth: depth + 1 })
  }
  if (typeof schema.additionalProperties === 'object' && !schema.properties)
    made[random.pick(maker.dictionary.contextKeys ?? ['key'])] = valueFor(maker, {
      name: 'keys',
      schema: schema.additionalProperties,
      depth: depth + 1,
    })
  if (random.chance(maker.malice / 4)) made[random.pick(HOSTILE_TEXTS).slice(0, 60)] = hostileValue(maker)
  return made
}

/** A value for the schema: mostly valid or borderline, sometimes invalid. */
export function valueFor(maker: ValueMaker, place: Place): unknown {
  const { random } = maker
  const { name, schema, depth } = place
  if (depth > DEEPEST || random.chance(maker.malice)) return hostileValue(maker)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return valueFor(maker, { ...place, schema: choices[random.below(choices.length)] ?? {} })
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => valueFor(maker, { ...place, schema: part })))
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[random.below(schema.enum.length)]
  const type = Array.isArray(schema.type) ? (schema.type[random.below(schema.type.length)] as string) : schema.type
  switch (type) {
    case 'string':
      return textFor(maker, name, schema)
    case 'number':
    case 'integer':
      return numberFor(maker, schema)
    case 'boolean':
      return random.chance(0.5)
    case 'array':
      return listFor(maker, place)
    case 'object':
      return objectFor(maker, place)
    case 'null':
      return null
    default:
      return random.chance(0.5) ? textFor(maker, name, {}) : hostileValue(maker)
  }
}
