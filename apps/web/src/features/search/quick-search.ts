import type { ProductCard } from '@firkant/domain/catalog/product-card.ts'
import { createEmitter } from '@firkant/domain/events/emitter.ts'
import type { Autocomplete, FirstSuggestions } from '@firkant/domain/search/search-calls.ts'
import { isSearchable, MAX_PREVIEWS, readSearchText } from '@firkant/domain/search/search-suggestion.ts'
import { NOTHING_FIRST, NOTHING_FOUND } from './answers/search-answers.ts'
import type { SearchApi } from './search-api.ts'

/** Debounce of suggestions: sooner would send every letter, later would feel slow. */
export const SUGGEST_AFTER_MS = 150
/** Debounce of product previews; the previous ones stay until then. */
export const PREVIEW_AFTER_MS = 500

export interface QuickSearchView {
  readonly text: string
  /** Suggestions for the text, or for the previous one while loading; undefined with too few letters. */
  readonly found: Autocomplete | undefined
  readonly previews: readonly ProductCard[]
  /** Suggestions for an empty field; undefined until loaded. */
  readonly first: FirstSuggestions | undefined
  /** Suggestions and previews belong to the text. */
  readonly isSettled: boolean
}

export interface QuickSearch {
  readonly current: () => QuickSearchView
  readonly subscribe: (listener: () => void) => () => void
  /** The visitor typed. */
  readonly type: (text: string) => void
  /** Sets the text without searching: after a choice, or on another page. */
  readonly show: (text: string) => void
  /** On opening: the suggestions for an empty field may have changed. */
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

interface RequestOptions<Answer> {
  readonly signal: AbortSignal
  readonly fallback: Answer
  readonly onFailure: (error: unknown) => void
}

/** A failure is reported unless it was aborted; it counts as no result. */
async function answerOf<Answer>(call: () => Promise<Answer>, { signal, fallback, onFailure }: RequestOptions<Answer>) {
  try {
    return await call()
  } catch (error) {
    if (!signal.aborted) onFailure(error)
    return fallback
  }
}

/** Text of the search field and its suggestions. A new text aborts the requests of the one before. */
export function createQuickSearch({ api, onFailure }: QuickSearchParts, text = ''): QuickSearch {
  const { subscribe, emit } = createEmitter()
  let view: QuickSearchView = { text, found: undefined, previews: [], first: undefined, isSettled: true }
  // Nothing was searched for this text yet.
  let isOutdated = true
  let suggesting = new AbortController()
  let opening = new AbortController()

  function change(next: Partial<QuickSearchView>): void {
    view = { ...view, ...next }
    emit()
  }

  async function suggest(q: string, signal: AbortSignal): Promise<void> {
    const rest = wait(PREVIEW_AFTER_MS, signal)
    await wait(SUGGEST_AFTER_MS, signal)
    const found = await answerOf(() => api.autocomplete(q, signal), { signal, fallback: NOTHING_FOUND, onFailure })
    if (signal.aborted) return
    change({ found })
    await rest
    if (!signal.aborted) change({ previews: found.products.slice(0, MAX_PREVIEWS), isSettled: true })
  }

  function restart(): AbortSignal {
    suggesting.abort()
    suggesting = new AbortController()
    return suggesting.signal
  }

  return {
    current: () => view,
    subscribe,
    type(typed) {
      const signal = restart()
      isOutdated = false
      const q = readSearchText(typed)
      if (!isSearchable(q)) return change({ text: typed, found: undefined, previews: [], isSettled: true })
      change({ text: typed, isSettled: false })
      void suggest(q, signal)
    },
    show(shown) {
      restart()
      isOutdated = true
      // The list stays until it closes: the chosen link in it is still to be followed.
      change({ text: shown, isSettled: true })
    },
    open() {
      opening.abort()
      opening = new AbortController()
      const { signal } = opening
      const options = { signal, fallback: NOTHING_FIRST, onFailure }
      void answerOf(() => api.firstSuggestions(signal), options).then((first) => {
        if (!signal.aborted) change({ first })
      })
      if (!isOutdated) return
      change({ found: undefined, previews: [] })
      this.type(view.text)
    },
  }
}
