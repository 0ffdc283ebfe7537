import { createEmitter } from '@firkant/domain/events/emitter.ts'
/** Interval of the bar's steps; each covers a share of what is left to the ceiling. */
export const PROGRESS_INTERVAL_MS = 500
export const PROGRESS_CEILING = 0.9
const SHARE_OF_REST = 0.3
const FINISHED_SHOWN_MS = 300

export interface ProgressState {
  readonly visible: boolean
  readonly value: number
}

export interface Progress {
  readonly start: () => void
  readonly finish: () => void
  readonly current: () => ProgressState
  readonly subscribe: (listener: () => void) => () => void
}

const HIDDEN: ProgressState = { visible: false, value: 0 }

export function advance(value: number): number {
  return value + (PROGRESS_CEILING - value) * SHARE_OF_REST
}

export function createProgress(): Progress {
  const { subscribe, emit } = createEmitter()
  let state = HIDDEN
  let timer: ReturnType<typeof setInterval> | undefined
  let hideTimer: ReturnType<typeof setTimeout> | undefined

  function set(next: ProgressState): void {
    state = next
    emit()
  }

  function stopTimers(): void {
    clearInterval(timer)
    clearTimeout(hideTimer)
  }

  return {
    start() {
      stopTimers()
      set({ visible: true, value: advance(0) })
      timer = setInterval(() => set({ visible: true, value: advance(state.value) }), PROGRESS_INTERVAL_MS)
    },
    finish() {
      stopTimers()
      if (!state.visible) return
      set({ visible: true, value: 1 })
      hideTimer = setTimeout(() => set(HIDDEN), FINISHED_SHOWN_MS)
    },
    current: () => state,
    subscribe,
  }
}

/** One bar per window. */
export const progress = createProgress()
