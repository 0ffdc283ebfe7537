import { type FieldPath, isFields, namedParts, ORDER, partName } from './document-value.ts'

function inList(list: readonly unknown[], name: string, change: (value: unknown) => unknown): readonly unknown[] {
  const parts = namedParts(list) ?? []
  if (name === ORDER) {
    const order = change(parts.map(({ id }) => id)) as readonly string[]
    return parts.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
  }
  if (!name.startsWith('#')) return list.map((each, index) => (String(index) === name ? change(each) : each))
  const at = parts.findIndex(({ id }) => partName(id) === name)
  const changed = change(parts[at])
  if (at < 0) return changed === undefined ? list : [...list, changed]
  return list.toSpliced(at, 1, ...(changed === undefined ? [] : [changed]))
}

/** The document with another value at this place; undefined takes it away. */
export function withField(document: unknown, [name, ...below]: FieldPath, value: unknown): unknown {
  if (name === undefined) return value
  const change = (part: unknown) => withField(part, below, value)
  if (Array.isArray(document)) return inList(document, name, change)
  const fields = isFields(document) ? document : {}
  const changed = change(fields[name])
  const { [name]: _gone, ...others } = fields
  if (changed === undefined) return others
  return name in fields ? { ...fields, [name]: changed } : { ...others, [name]: changed }
}
