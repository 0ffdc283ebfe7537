import { createEmitter } from '@firkant/domain/events/emitter.ts'
import {
  readAssignments,
  type Assignments,
  type ExperimentName,
  type VariantOf,
} from '@firkant/domain/experiments/experiments.ts'

/** Without an answer by then the default variant is shown for the rest of the visit. */
export const EXPERIMENT_TIMEOUT_MS = 3000

export interface Experiments {
  /** Undefined until decided; then it stays, so that the page does not change by itself. */
  readonly read: <Name extends ExperimentName>(name: Name) => VariantOf<Name> | undefined
  /** Loads the visitor's variants, once. */
  readonly decide: () => void
  readonly subscribe: (listener: () => void) => () => void
}

export interface ExperimentSources {
  readonly load: () => Promise<unknown>
  /** Variants chosen by the document's address. */
  readonly chosen: Partial<Assignments>
  /** Variants that came with the document: nothing to load. */
  readonly sent?: Assignments | undefined
}

export function createExperiments({ load, chosen, sent }: ExperimentSources): Experiments {
  const { subscribe, emit } = createEmitter()
  let isRequested = sent !== undefined
  let decided = sent

  function settle(answer: unknown): void {
    if (decided) return
    decided = readAssignments(answer)
    emit()
  }

  return {
    read: (name) => chosen[name] ?? decided?.[name],
    decide() {
      if (isRequested) return
      isRequested = true
      const timer = setTimeout(() => settle({}), EXPERIMENT_TIMEOUT_MS)
      void load()
        .catch(() => ({}))
        .then((answer) => {
          clearTimeout(timer)
          settle(answer)
        })
    },
    subscribe,
  }
}
