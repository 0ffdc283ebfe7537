import { createEmitter } from '@firkant/domain/events/emitter.ts'
/** Minimum time of the pending state: shorter would flicker. */
export const MIN_PENDING_MS = 500
/** Time that the outcome is shown. */
export const RESET_AFTER_MS = 2000

export type AsyncState = 'idle' | 'pending' | 'fulfilled' | 'rejected'

/** State → allowed next states. After an outcome the button can be pressed at once; only pending must end first. */
export const ASYNC_STEPS: Readonly<Record<AsyncState, readonly AsyncState[]>> = {
  idle: ['pending'],
  pending: ['fulfilled', 'rejected'],
  fulfilled: ['idle', 'pending'],
  rejected: ['idle', 'pending'],
}

export interface AsyncAction {
  readonly state: () => AsyncState
  /** Runs the action unless one is pending. `false` counts as a rejection. */
  readonly run: (work: () => Promise<boolean>) => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
  readonly stop: () => void
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** State of a button with an asynchronous action. */
export function createAsyncAction(): AsyncAction {
  const { subscribe, emit } = createEmitter()
  let state: AsyncState = 'idle'
  let resetTimer: ReturnType<typeof setTimeout> | undefined

  function enter(next: AsyncState): void {
    if (!ASYNC_STEPS[state].includes(next)) return
    clearTimeout(resetTimer)
    state = next
    emit()
  }

  return {
    state: () => state,
    async run(work) {
      if (state === 'pending') return
      enter('pending')
      const [succeeded] = await Promise.all([work().catch(() => false), pause(MIN_PENDING_MS)])
      enter(succeeded ? 'fulfilled' : 'rejected')
      resetTimer = setTimeout(() => enter('idle'), RESET_AFTER_MS)
    },
    subscribe,
    stop: () => clearTimeout(resetTimer),
  }
}
