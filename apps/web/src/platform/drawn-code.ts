import { createContext } from 'react'

/** `now`: before the page is taken over. `block`: when it comes near the window. `later`: when somebody wants it. */
export type CodeNeed = 'now' | 'block' | 'later'

/** How many blocks of a page are taken to be in the window at once: their code is fetched with the document. */
const FIRST_BLOCKS = 2

export interface DrawnCode {
  readonly note: (source: string | undefined, need: CodeNeed) => void
  /** Source files of everything that was drawn: their styles come with the document. */
  readonly all: () => readonly string[]
  /** Those whose code the page needs at once: fetched side by side with the document instead of one after the other. */
  readonly atOnce: () => readonly string[]
}

/** What a document was drawn with. Only the server asks. */
export function createDrawnCode(): DrawnCode {
  const needs = new Map<string, CodeNeed>()
  return {
    note(source, need) {
      if (source !== undefined && needs.get(source) !== 'now') needs.set(source, need)
    },
    all: () => [...needs.keys()],
    atOnce() {
      const withNeed = (wanted: CodeNeed) => [...needs].flatMap(([source, need]) => (need === wanted ? [source] : []))
      return [...withNeed('now'), ...withNeed('block').slice(0, FIRST_BLOCKS)]
    },
  }
}

export const DrawnCodeContext = createContext<DrawnCode | undefined>(undefined)
