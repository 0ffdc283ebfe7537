import { isSame } from '@firkant/domain/change-sets/document-value.ts'
import { fieldAt, indexPath } from '@firkant/domain/change-sets/field-at.ts'
import type { ShownSourceChange } from '@firkant/domain/change-sets/page-calls.ts'

export interface SourceMark extends ShownSourceChange {
  /** In the form of this page; undefined: it has no such block. */
  readonly at: readonly string[] | undefined
}

/** What was changed in the other language and not yet here: what differs from the published page was seen to. */
export function marksIn(
  changes: readonly ShownSourceChange[],
  page: { value: unknown; live: unknown },
): readonly SourceMark[] {
  return changes
    .filter(({ path }) => isSame(fieldAt(page.value, path), fieldAt(page.live, path)))
    .map((change) => ({ ...change, at: indexPath(page.value, change.path) }))
}
