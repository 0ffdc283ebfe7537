import { startGrace } from '../../../platform/process/rebuild-grace.ts'

export interface CurrentIndex<Index> {
  readonly index: Index
  /** Something changed since: results are a moment old and must not be cached. */
  readonly isStale: boolean
}

/** The index of one language; while it is rebuilt the previous one answers. */
export function cacheIndex<Index>(build: (how: { readonly isForced: boolean }) => Promise<Index>) {
  let index: Index | undefined
  let isCurrent = false
  let making: Promise<CurrentIndex<Index>> | undefined
  let grace: Promise<undefined> = Promise.resolve(undefined)

  async function make(isForced: boolean): Promise<CurrentIndex<Index>> {
    // A change from here on must trigger another build.
    isCurrent = true
    grace = startGrace()
    try {
      index = await build({ isForced })
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
    async current(): Promise<CurrentIndex<Index>> {
      if (index && isCurrent && !making) return { index, isStale: false }
      making ??= make(false)
      if (!index) return making
      const last = { index, isStale: true }
      return (await Promise.race([making, grace])) ?? last
    },
    /** Rebuilds from the current database and waits for it. */
    async rebuild(): Promise<Index> {
      // A build in progress may have read before the change.
      await making?.catch(() => undefined)
      making ??= make(true)
      return (await making).index
    },
  }
}
