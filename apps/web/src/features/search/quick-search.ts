import { isSearchable, MOST_PREVIEWS, readSearchText } from '@firkant/domain/search/search-suggestion.ts'
import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import type { Autocomplete, FirstSuggestions } from '@firkant/domain/search/search-calls.ts'
import { NOTHING_FIRST, NOTHING_FOUND } from './search-answers.ts'
import type { SearchApi } from './search-api.ts'

/** Words are suggested after a short pause: sooner would ask for every letter, later would feel slow. */
export const SUGGEST_AFTER_MS = 150
/** Pictures of products come when the hand really rests: until then the ones that are there stay. */
export const PREVIEW_AFTER_MS = 500

export interface QuickSearchView {
  readonly text: string
  /** What fits the words, or did until a moment ago; nothing while there are too few letters. */
  readonly found: Autocomplete | undefined
  readonly previews: readonly ProductCard[]
  /** What an empty box offers; nothing until it is known. */
  readonly first: FirstSuggestions | undefined
  /** The words have all their suggestions and previews. */
  readonly isSettled: boolean
}

export interface QuickSearch {
  readonly current: () => QuickSearchView
  readonly subscribe: (listener: () => void) => () => void
  /** What the visitor wrote. */
  readonly type: (text: string) => void
  /** What the box says from now on, without anything being asked for yet: a choice was made, or another page shown. */
  readonly show: (text: string) => void
  /** The box opens: what it offers when empty may have changed. */
  readonly open: () => void
}

interface QuickSearchParts {
  readonly api: SearchApi
  readonly onFailure: (error: unknown) => void
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })

interface Asked<Answer> {
  readonly signal: AbortSignal
  readonly nothing: Answer
  readonly onFailure: (error: unknown) => void
}

/** A failure is told, unless nobody waits for the answer any more, and is as if nothing was found. */
async function answerOf<Answer>(call: () => Promise<Answer>, { signal, nothing, onFailure }: Asked<Answer>) {
  try {
    return await call()
  } catch (error) {
    if (!signal.aborted) onFailure(error)
    return nothing
  }
}

/** The words of the search box and what they find. Whatever was asked for earlier words is given up and ignored. */
export function createQuickSearch({ api, onFailure }: QuickSearchParts, text = ''): QuickSearch {
  const listeners = new Set<() => void>()
  let view: QuickSearchView = { text, found: undefined, previews: [], first: undefined, isSettled: true }
  // The words came from elsewhere: nothing was found for them yet.
  let isOutdated = true
  let asking = new AbortController()
  let opening = new AbortController()

  function change(next: Partial<QuickSearchView>): void {
    view = { ...view, ...next }
    for (const listener of listeners) listener()
  }

  async function ask(q: string, signal: AbortSignal): Promise<void> {
    const rest = wait(PREVIEW_AFTER_MS, signal)
    await wait(SUGGEST_AFTER_MS, signal)
    const found = await answerOf(() => api.autocomplete(q, signal), { signal, nothing: NOTHING_FOUND, onFailure })
    if (signal.aborted) return
    change({ found })
    await rest
    if (!signal.aborted) change({ previews: found.products.slice(0, MOST_PREVIEWS), isSettled: true })
  }

  function restart(): AbortSignal {
    asking.abort()
    asking = new AbortController()
    return asking.signal
  }

  return {
    current: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    type(typed) {
      const signal = restart()
      isOutdated = false
      const q = readSearchText(typed)
      if (!isSearchable(q)) return change({ text: typed, found: undefined, previews: [], isSettled: true })
      change({ text: typed, isSettled: false })
      void ask(q, signal)
    },
    show(shown) {
      restart()
      isOutdated = true
      // The list stays until it closes: the link that was chosen in it is still to be followed.
      change({ text: shown, isSettled: true })
    },
    open() {
      opening.abort()
      opening = new AbortController()
      const { signal } = opening
      const asked = { signal, nothing: NOTHING_FIRST, onFailure }
      void answerOf(() => api.firstSuggestions(signal), asked).then((first) => {
        if (!signal.aborted) change({ first })
      })
      if (!isOutdated) return
      change({ found: undefined, previews: [] })
      this.type(view.text)
    },
  }
}
