/**
 * A change of what a page shows, not of the page: a filter, an order, a leaf of a listing. Focus, scroll and open
 * panels stay as they are; the address and the history change as with any link.
 */
export interface InPlaceState {
  /** The address that is being loaded. */
  readonly pending: URL | undefined
  /** The address that could not be loaded; the page shows what it showed before. */
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
  const listeners = new Set<() => void>()
  let state = STILL
  function set(next: InPlaceState): void {
    state = next
    for (const listener of listeners) listener()
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
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** One window, one navigation at a time. */
export const inPlace = createInPlace()

export interface InPlaceOptions {
  /** The id of the part that the visitor is taken to; otherwise they stay where they are. */
  readonly scrollTo?: string | undefined
  /** Takes the place of the present entry of the history: a second try. */
  readonly replace?: boolean | undefined
}

/** What the click tells the navigation. */
export interface InPlaceRequest {
  readonly inPlace: true
  readonly scrollTo?: string | undefined
}

export function isInPlaceRequest(info: unknown): info is InPlaceRequest {
  return typeof info === 'object' && info !== null && 'inPlace' in info
}

/** Goes to an address of the page that is shown; without the Navigation API it is a link like any other. */
export function goInPlace(href: string, { scrollTo, replace = false }: InPlaceOptions = {}): void {
  if (!('navigation' in globalThis)) {
    document.location.assign(href)
    return
  }
  const info: InPlaceRequest = { inPlace: true, scrollTo }
  const result = window.navigation.navigate(href, { info, history: replace ? 'replace' : 'auto' })
  // Overtaken by the next click, or failed and told: either way there is nothing left to do here.
  for (const promise of [result.committed, result.finished]) promise?.catch(() => undefined)
}
