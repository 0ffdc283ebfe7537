import type { SearchIndex } from './search-index.ts'

/** How long a visitor waits for changed words before the last ones are searched once more. */
const PATIENCE_MS = 400

export interface CurrentIndex {
  readonly index: SearchIndex
  /** Something has changed since: right a moment ago, and no answer of it is to be kept. */
  readonly isStale: boolean
}

/** One language's index, as fresh as the database; while it is made anew the last one answers. */
export function cacheIndex(build: () => Promise<SearchIndex>) {
  let index: SearchIndex | undefined
  let isCurrent = false
  let making: Promise<CurrentIndex> | undefined

  async function make(): Promise<CurrentIndex> {
    // What changes from here on must be read again.
    isCurrent = true
    try {
      index = await build()
      return { index, isStale: !isCurrent }
    } catch (error) {
      isCurrent = false
      throw error
    } finally {
      making = undefined
    }
  }

  return {
    changed(): void {
      isCurrent = false
    },
    async current(): Promise<CurrentIndex> {
      if (index && isCurrent && !making) return { index, isStale: false }
      making ??= make()
      if (!index) return making
      const last = { index, isStale: true }
      const waited = new Promise<CurrentIndex>((resolve) => void setTimeout(() => resolve(last), PATIENCE_MS).unref())
      return Promise.race([making, waited])
    },
    /** Makes it anew from what the database holds now, and waits for it. */
    async rebuild(): Promise<SearchIndex> {
      // One that is under way may have read too early.
      await making?.catch(() => undefined)
      making ??= make()
      return (await making).index
    },
  }
}
