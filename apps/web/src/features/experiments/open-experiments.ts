import {
  readAssignments,
  type Assignments,
  type ExperimentName,
  type VariantOf,
} from '@firkant/domain/experiments/experiments.ts'

/** Whoever waits for an answer longer than this sees what stood before, for the rest of the visit. */
export const EXPERIMENT_TIMEOUT_MS = 3000

export interface Experiments {
  /** Nothing while it is not decided. Once it is, it stays: what is on the screen does not change by itself. */
  readonly read: <Name extends ExperimentName>(name: Name) => VariantOf<Name> | undefined
  /** Asks for the visitor's variants, once. */
  readonly decide: () => void
  readonly subscribe: (listener: () => void) => () => void
}

export interface ExperimentSources {
  readonly load: () => Promise<unknown>
  /** What the address of the document chose. */
  readonly chosen: Partial<Assignments>
  /** Where the document came with the visitor's variants: nothing has to be asked. */
  readonly sent?: Assignments | undefined
}

export function createExperiments({ load, chosen, sent }: ExperimentSources): Experiments {
  const listeners = new Set<() => void>()
  let isRequested = sent !== undefined
  let decided = sent

  function settle(answer: unknown): void {
    if (decided) return
    decided = readAssignments(answer)
    for (const listener of listeners) listener()
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
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
