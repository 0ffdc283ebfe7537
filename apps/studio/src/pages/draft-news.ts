import type { SaveAnswer } from '@firkant/domain/change-sets/change-set-calls.ts'
import { differences } from '@firkant/domain/change-sets/differences.ts'
import { mergeDocuments } from '@firkant/domain/change-sets/merge-documents.ts'
import { callServer } from '../platform/call-server.ts'
import type { DraftView } from './draft-store.ts'

/** Of a draft, for those who take something into it. */
export interface OwnState {
  view: DraftView
  /** What was stored when it was looked at last: what is typed is made on it. */
  seen: unknown
  isSaving: boolean
  readonly show: (next: Partial<DraftView>) => void
  /** Saves in a moment, if anything is left to be saved. */
  readonly plan: () => void
}

/** What came back holds also what others wrote; what was typed meanwhile stays on top. */
export function takeAnswer(own: OwnState, answer: SaveAnswer, sent: unknown): void {
  const { success, errorCode, conflicts, problems, value: stored } = answer
  if (success) {
    own.seen = stored
    const { value } = mergeDocuments({ base: sent, mine: own.view.value, theirs: stored })
    own.show({ value, problems, state: 'saved', saves: own.view.saves + 1 })
  } else if (errorCode === 'conflict' && conflicts)
    own.show({ state: 'conflict', conflict: { theirs: stored, conflicts } })
  else own.show({ state: 'barred' })
}

/** What is stored now, merged with what was typed and could not be saved yet; a field of both is told. */
function takeStored(own: OwnState, stored: unknown, by: string | undefined): void {
  const { document, value: mine, saves } = own.view
  const paths = differences(own.seen, stored).map(({ path }) => path)
  if (paths.length === 0) return
  if (by !== undefined) own.show({ heard: { by, paths } })
  const { value, conflicts } = mergeDocuments({ base: own.seen, mine, theirs: stored })
  if (conflicts.length > 0) {
    const told = conflicts.map(({ path, ...states }) => ({ document, path: [...path], ...states }))
    return own.show({ state: 'conflict', conflict: { theirs: stored, conflicts: told } })
  }
  own.seen = stored
  own.show({ value, saves: saves + 1 })
}

/** Takes in what somebody else wrote, or this employee in another window. */
export function createPull(own: OwnState) {
  /** Asked for while something was being saved. */
  let waiting: { readonly by: string | undefined } | undefined

  async function pull(by?: string): Promise<void> {
    if (own.isSaving) return void (waiting = { by })
    const { setId, document, saves } = own.view
    if (setId !== '' && !own.view.conflict) {
      const query = { document, set: setId }
      const asked = await callServer('GET /api/studio/document', { query }).catch(() => undefined)
      // What came is older than what was saved meanwhile.
      if (asked && (own.isSaving || own.view.saves !== saves)) return pull(by)
      if (asked && !own.view.conflict) takeStored(own, asked.value, by)
    }
    own.plan()
  }

  return {
    pull,
    async pullWaiting() {
      if (!waiting) return
      const { by } = waiting
      waiting = undefined
      await pull(by)
    },
  }
}
