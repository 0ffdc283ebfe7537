import type { SaveAnswer, ShownConflict, ShownProblem } from '@firkant/domain/change-sets/change-set-calls.ts'
import { isSame } from '@firkant/domain/change-sets/document-value.ts'
import { mergeDocuments } from '@firkant/domain/change-sets/merge-documents.ts'
import { withField } from '@firkant/domain/change-sets/with-field.ts'
import { CallError, callServer, type CallFailure } from '../platform/call-server.ts'

/** Between the last key and saving. */
const PAUSE_MS = 80

export type SaveState = 'saved' | 'saving' | 'conflict' | 'barred' | CallFailure

export interface DraftView {
  readonly value: unknown
  readonly problems: readonly ShownProblem[]
  readonly state: SaveState
  /** Counts what is stored: the preview is of that. */
  readonly saves: number
  readonly setId: string
  readonly conflict: { readonly theirs: unknown; readonly conflicts: readonly ShownConflict[] } | undefined
}

interface DraftInput {
  readonly document: string
  readonly setId: string
  readonly first: unknown
  /** Begins a set, when the first change is made. */
  readonly createSet: (value: unknown) => Promise<string>
}

export interface Draft {
  readonly view: () => DraftView
  readonly subscribe: (listener: () => void) => () => void
  readonly change: (value: unknown) => void
  /** With the fields where the other value is taken. */
  readonly resolve: (theirs: readonly ShownConflict[]) => void
  readonly stop: () => void
}

/** What is typed is saved into the set at once, each time with the state that it was made on. */
export function createDraft({ document, setId, first, createSet }: DraftInput): Draft {
  const listeners = new Set<() => void>()
  let view: DraftView = { value: first, problems: [], state: 'saved', saves: 0, setId, conflict: undefined }
  let seen = first
  let isSaving = false
  let timer: number | undefined

  function show(next: Partial<DraftView>): void {
    view = { ...view, ...next }
    for (const listener of listeners) listener()
  }

  /** What came back holds also what others wrote; what was typed meanwhile stays on top. */
  function take(answer: SaveAnswer, sent: unknown): void {
    const { success, errorCode, conflicts, problems, value: stored } = answer
    if (success) {
      seen = stored
      const { value } = mergeDocuments({ base: sent, mine: view.value, theirs: stored })
      show({ value, problems, state: 'saved', saves: view.saves + 1 })
    } else if (errorCode === 'conflict' && conflicts)
      show({ state: 'conflict', conflict: { theirs: stored, conflicts } })
    else show({ state: 'barred' })
  }

  async function save(): Promise<void> {
    if (isSaving || view.conflict || isSame(view.value, seen)) return
    isSaving = true
    const sent = view.value
    show({ state: 'saving' })
    try {
      if (view.setId === '') show({ setId: await createSet(sent) })
      const body = { id: view.setId, document, seen, value: sent }
      take(await callServer('POST /api/studio/sets/save', { body }), sent)
    } catch (error) {
      show({ state: error instanceof CallError ? error.code : 'internal-error' })
    }
    isSaving = false
    if (view.state === 'saved') plan()
  }

  function plan(): void {
    clearTimeout(timer)
    timer = window.setTimeout(() => void save(), PAUSE_MS)
  }

  function change(value: unknown): void {
    show({ value })
    plan()
  }

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change,
    resolve(theirs) {
      const stored = view.conflict?.theirs
      const merged = mergeDocuments({ base: seen, mine: view.value, theirs: stored }).value
      seen = stored
      show({ conflict: undefined })
      change(theirs.reduce((made, { path, theirs: chosen }) => withField(made, path, chosen), merged))
    },
    stop: () => clearTimeout(timer),
  }
}
