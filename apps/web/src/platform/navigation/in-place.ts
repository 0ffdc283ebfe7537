import { createEmitter } from '@firkant/domain/events/emitter.ts'
/**
 * Changes what a page shows without leaving it: filter, sort order or page of a listing. Focus, scroll and open
 * panels stay; address and history change as with any link.
 */
export interface InPlaceState {
  /** The address being loaded. */
  readonly pending: URL | undefined
  /** The address that failed to load; the page is unchanged. */
  readonly failed: URL | undefined
}

export interface InPlace {
  readonly begin: (url: URL | undefined) => void
  readonly finish: () => void
  readonly fail: (url: URL) => void
  readonly current: () => InPlaceState
  readonly subscribe: (listener: () => void) => () => void
}

export const STILL: InPlaceState = { pending: undefined, failed: undefined }

export function createInPlace(): InPlace {
  const { subscribe, emit } = createEmitter()
  let state = STILL
  function set(next: InPlaceState): void {
    state = next
    emit()
  }
  return {
    begin: (url) => {
      if (url || state !== STILL) set(url ? { pending: url, failed: undefined } : STILL)
    },
    finish: () => {
      if (state !== STILL) set(STILL)
    },
    fail: (url) => set({ pending: undefined, failed: url }),
    current: () => state,
    subscribe,
  }
}

/** One navigation at a time per window. */
export const inPlace = createInPlace()

export interface InPlaceOptions {
  /** Id of the element to scroll to; by default the scroll position stays. */
  readonly scrollTo?: string | undefined
  /** Replaces the current history entry: a retry. */
  readonly replace?: boolean | undefined
}

/** Passed from the click to the navigation handler. */
export interface InPlaceRequest {
  readonly inPlace: true
  readonly scrollTo?: string | undefined
}

export function isInPlaceRequest(info: unknown): info is InPlaceRequest {
  return typeof info === 'object' && info !== null && 'inPlace' in info
}

/** Without the Navigation API it is an ordinary page load. */
export function goInPlace(href: string, { scrollTo, replace = false }: InPlaceOptions = {}): void {
  if (!('navigation' in globalThis)) {
    document.location.assign(href)
    return
  }
  const info: InPlaceRequest = { inPlace: true, scrollTo }
  const result = window.navigation.navigate(href, { info, history: replace ? 'replace' : 'auto' })
  // Overtaken by the next click, or failed and already reported.
  for (const promise of [result.committed, result.finished]) promise?.catch(() => undefined)
}
