/** JSON, as it is stored. `undefined` is what is not there. */
export type DocumentValue = unknown

export type Fields = Readonly<Record<string, unknown>>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => isSame((one as Fields)[key], (other as Fields)[key]))
}

export interface Named extends Fields {
  readonly id: string
}

/** A list whose parts have ids, such as the blocks of a page: each is followed wherever it moves. */
export function namedParts(value: unknown): readonly Named[] | undefined {
  if (!Array.isArray(value)) return undefined
  const parts = value.filter((part): part is Named => isFields(part) && typeof part.id === 'string')
  const isNamed = parts.length === value.length && new Set(parts.map(({ id }) => id)).size === parts.length
  return isNamed ? parts : undefined
}

/** Columns have no ids, and stay where they are. */
export function placedParts(name: string, value: unknown): readonly unknown[] | undefined {
  return name === 'columns' && Array.isArray(value) ? value : undefined
}

/** From the document down to a field; a part with an id is `#id`. */
export type FieldPath = readonly string[]
export const partName = (id: string) => `#${id}`
/** Beside the parts of a list: the order in which they stand. */
export const ORDER = '#'

/** Documents are some ten levels deep; what is compared and merged level by level must have an end. */
const MAX_DEPTH = 60

export function isShallow(value: unknown): boolean {
  let level: readonly unknown[] = [value]
  for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
    if (level.length === 0) return true
  }
  return false
}
