import { isFields } from '@firkant/domain/change-sets/document-value.ts'

/** The innermost block with an id on the way down a path of a page’s field. */
export function blockIdAt(blocks: readonly unknown[], path: readonly string[]): string | undefined {
  const [first, ...below] = path
  if (first !== 'blocks') return undefined
  let at: unknown = blocks
  let found: string | undefined
  for (const name of below) {
    at = Array.isArray(at) ? (at as unknown[])[Number(name)] : isFields(at) ? at[name] : undefined
    if (isFields(at) && typeof at.id === 'string') found = at.id
  }
  return found
}
