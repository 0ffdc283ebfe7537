import { type FieldPath, isFields, namedParts, ORDER, partName } from './document-value.ts'

/** Where the value has it: a part with an id by its number in the list, as a form counts. Undefined: it is not there. */
export function indexPath(value: unknown, [name, ...below]: FieldPath): FieldPath | undefined {
  if (name === undefined || name === ORDER) return []
  if (!name.startsWith('#')) {
    const part = Array.isArray(value) ? (value[Number(name)] as unknown) : isFields(value) ? value[name] : undefined
    const rest = indexPath(part, below)
    return rest && [name, ...rest]
  }
  const parts = namedParts(value) ?? []
  const at = parts.findIndex(({ id }) => partName(id) === name)
  const rest = at < 0 ? undefined : indexPath(parts[at], below)
  return rest && [String(at), ...rest]
}

/** What stands there; undefined for nothing. */
export function fieldAt(value: unknown, path: FieldPath): unknown {
  return indexPath(value, path)?.reduce<unknown>(
    (part, name) => (Array.isArray(part) ? part[Number(name)] : isFields(part) ? part[name] : undefined),
    value,
  )
}
