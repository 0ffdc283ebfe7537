import { type FieldPath, isFields, isSame, namedParts, ORDER, partName, placedParts } from './document-value.ts'

export interface FieldChange {
  readonly path: FieldPath
  /** Undefined: it was not there. */
  readonly before: unknown
  /** Undefined: it is gone. */
  readonly after: unknown
}

function listChanges(
  before: readonly { readonly id: string }[],
  after: readonly { readonly id: string }[],
  path: FieldPath,
): readonly FieldChange[] {
  const [was, is] = [new Map(before.map((part) => [part.id, part])), new Map(after.map((part) => [part.id, part]))]
  const ids = new Set([...was.keys(), ...is.keys()])
  const parts = [...ids].flatMap((id) => differencesBelow(was.get(id), is.get(id), [...path, partName(id)]))
  const stayed = (list: readonly { readonly id: string }[]) =>
    list.map(({ id }) => id).filter((id) => was.has(id) && is.has(id))
  const [first, then] = [stayed(before), stayed(after)]
  return isSame(first, then) ? parts : [...parts, { path: [...path, ORDER], before: first, after: then }]
}

function differencesBelow(before: unknown, after: unknown, path: FieldPath): readonly FieldChange[] {
  if (isSame(before, after)) return []
  if (isFields(before) && isFields(after) && before.componentName === after.componentName)
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      differencesBelow(before[name], after[name], [...path, name]),
    )
  const [was, is] = [namedParts(before), namedParts(after)]
  if (was && is) return listChanges(was, is, path)
  const name = path.at(-1) ?? ''
  const [one, other] = [placedParts(name, before), placedParts(name, after)]
  if (one && other && one.length === other.length)
    return one.flatMap((each, index) => differencesBelow(each, other[index], [...path, String(index)]))
  return [{ path, before, after }]
}

/** What differs, field by field; a part of a list is compared with itself, wherever it stands. */
export function differences(before: unknown, after: unknown): readonly FieldChange[] {
  return differencesBelow(before, after, [])
}
