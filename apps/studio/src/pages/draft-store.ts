import type { ShownConflict, ShownProblem } from '@firkant/domain/change-sets/change-set-calls.ts'
import { type FieldPath, isSame } from '@firkant/domain/change-sets/document-value.ts'
import { mergeDocuments } from '@firkant/domain/change-sets/merge-documents.ts'
import { withField } from '@firkant/domain/change-sets/with-field.ts'
import { CallError, callServer, type CallFailure } from '../platform/call-server.ts'
import { WINDOW_NAME } from '../platform/window-name.ts'
import { createPull, type OwnState, takeAnswer } from './draft-news.ts'

/** Saves that follow each other as fast as answers come; then one in `EVERY_MS`, below what the server takes in a minute. */
const SAVES_AT_ONCE = 20
const EVERY_MS = 220

export type SaveState = 'saved' | 'saving' | 'conflict' | 'barred' | CallFailure

export interface DraftView {
  readonly value: unknown
  readonly problems: readonly ShownProblem[]
  readonly state: SaveState
  /** Counts what is stored: the preview is of that. */
  readonly saves: number
  readonly setId: string
  readonly document: string
  /** What somebody else wrote a moment ago. */
  readonly heard: { readonly by: string; readonly paths: readonly FieldPath[] } | undefined
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
  /** Takes in what is stored now: somebody else wrote it, or this employee in another window. */
  readonly pull: (by?: string) => Promise<void>
  readonly stop: () => void
}

/** What is typed is saved into the set at once, each time with the state that it was made on. */
export function createDraft({ document, setId, first, createSet }: DraftInput): Draft {
  const listeners = new Set<() => void>()
  const empty = { problems: [], heard: undefined, conflict: undefined }
  const own: OwnState = {
    view: { value: first, state: 'saved', saves: 0, setId, document, ...empty },
    seen: first,
    isSaving: false,
    show(next) {
      own.view = { ...own.view, ...next }
      for (const listener of listeners) listener()
    },
    plan() {
      clearTimeout(timer)
      timer = window.setTimeout(() => void save(), Math.max(0, roomAt - Date.now()))
    },
  }
  const { show, plan } = own
  const { pull, pullWaiting } = createPull(own)
  let timer: number | undefined
  /** When there is room for another save. */
  let roomAt = 0

  async function save(): Promise<void> {
    if (own.isSaving || own.view.conflict || isSame(own.view.value, own.seen)) return
    own.isSaving = true
    roomAt = Math.max(roomAt, Date.now() - SAVES_AT_ONCE * EVERY_MS) + EVERY_MS
    const sent = own.view.value
    show({ state: 'saving' })
    try {
      if (own.view.setId === '') show({ setId: await createSet(sent) })
      const body = { id: own.view.setId, document, seen: own.seen, value: sent, window: WINDOW_NAME }
      takeAnswer(own, await callServer('POST /api/studio/sets/save', { body }), sent)
    } catch (error) {
      show({ state: error instanceof CallError ? error.code : 'internal-error' })
    }
    own.isSaving = false
    if (own.view.state === 'saved') plan()
    await pullWaiting()
  }

  function change(value: unknown): void {
    show({ value })
    plan()
  }

  return {
    view: () => own.view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change,
    resolve(theirs) {
      const stored = own.view.conflict?.theirs
      const merged = mergeDocuments({ base: own.seen, mine: own.view.value, theirs: stored }).value
      own.seen = stored
      show({ conflict: undefined })
      change(theirs.reduce((made, { path, theirs: chosen }) => withField(made, path, chosen), merged))
    },
    pull,
    stop: () => clearTimeout(timer),
  }
}
