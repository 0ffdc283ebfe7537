import { SECOND_MS } from '@firkant/domain/duration/duration.ts'
import type { KnownThings } from '../importing/check-references.ts'
import type { Transaction } from '../importing/save-pages.ts'
import {
  type CheckContext,
  checkThings,
  type DocumentProblem,
  loadCheckContext,
  type WrittenDocument,
} from './check-documents.ts'

/** Who types saves several times a second; what a shop sells and which pages it has is a long list. */
const BELIEVED_MS = 30 * SECOND_MS

interface DraftCheck extends Omit<CheckContext, 'known'> {
  readonly now: Date
}

export type DraftChecks = (
  tx: Transaction,
  check: DraftCheck,
  documents: readonly WrittenDocument[],
) => Promise<readonly DocumentProblem[]>

/**
 * Of a draft of the process's brand: what was there a moment ago is believed, what seems to be missing is looked up anew.
 * Publishing believes nothing.
 */
export function createDraftChecks(): DraftChecks {
  let cached: { readonly known: KnownThings; readonly until: number } | undefined
  return async (tx, { brand, mediaDir, now }, documents) => {
    if (cached && now.getTime() < cached.until) {
      const problems = await checkThings(tx, { brand, mediaDir, known: cached.known }, documents)
      if (problems.length === 0) return problems
    }
    const context = await loadCheckContext(tx, { brand, mediaDir })
    cached = { known: context.known, until: now.getTime() + BELIEVED_MS }
    return checkThings(tx, context, documents)
  }
}
