import { createContext } from 'react'

/** `now`: before hydration. `block`: when it comes near the window. `later`: on demand. */
export type ChunkNeed = 'now' | 'block' | 'later'

/** Number of blocks assumed to be in view at first: their chunks are fetched with the document. */
const FIRST_BLOCKS = 2

export interface RenderedChunks {
  readonly note: (source: string | undefined, need: ChunkNeed) => void
  /** Source files of everything rendered: their styles come with the document. */
  readonly all: () => readonly string[]
  /** Those needed before hydration: preloaded in parallel with the document. */
  readonly atOnce: () => readonly string[]
}

/** Records what a document was rendered with. Used by the server only. */
export function createRenderedChunks(): RenderedChunks {
  const needs = new Map<string, ChunkNeed>()
  return {
    note(source, need) {
      if (source !== undefined && needs.get(source) !== 'now') needs.set(source, need)
    },
    all: () => [...needs.keys()],
    atOnce() {
      const withNeed = (wanted: ChunkNeed) => [...needs].flatMap(([source, need]) => (need === wanted ? [source] : []))
      return [...withNeed('now'), ...withNeed('block').slice(0, FIRST_BLOCKS)]
    },
  }
}

export const RenderedChunksContext = createContext<RenderedChunks | undefined>(undefined)
