import { DAY_MS, MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { pinReads } from '../../../platform/database/replica-reads.ts'
import { startGrace } from '../../../platform/process/rebuild-grace.ts'
import { patchListingTable } from './listing-table.ts'
import { createShelfLoader, dueKeys, shelfOf, type Shelf, type ShelfSources } from './load-shelf.ts'

/** What sells best is asked for again after so long, and what is stored is not older. */
const MAX_AGE_MS = DAY_MS

/** A request that began before another one's partial reload is no clock that was set back. */
const MAX_REQUEST_MS = MINUTE_MS

/** If the clock was set back, past prices are needed that were dropped. */
function isOutOfTime({ madeFor, readAt }: Shelf, now: Date): boolean {
  return now.getTime() < madeFor - MAX_REQUEST_MS || now.getTime() - readAt > MAX_AGE_MS
}

export interface CurrentShelf {
  readonly shelf: Shelf
  /** Something changed since: what it shows must not be cached. */
  readonly isStale: boolean
}

/** The products of one market in memory, kept up to date. */
export function openShelf(sources: ShelfSources) {
  const { readRows } = createShelfLoader(sources)
  let shelf: Shelf | undefined
  let isCurrent = false
  let making: Promise<Shelf> | undefined
  let patching: Promise<Shelf> | undefined
  let grace: Promise<undefined> = Promise.resolve(undefined)
  const toPatch = new Set<string>()
  /** One of the process before: for whoever comes before the first is made. */
  let outdated = Promise.withResolvers<Shelf>()

  async function make(now: Date): Promise<Shelf> {
    // A change from here on must trigger another load.
    isCurrent = true
    grace = startGrace()
    toPatch.clear()
    try {
      // No row may be of before the mark that the table is stored with.
      const { load } = createShelfLoader({ ...sources, db: pinReads(sources.db) })
      const newerThan = shelf?.readAt ?? Number.NEGATIVE_INFINITY
      shelf = await load({ now, newerThan, onOutdated: outdated.resolve })
      return shelf
    } catch (error) {
      isCurrent = false
      throw error
    } finally {
      making = undefined
      // Else it would stay in memory for good.
      outdated = Promise.withResolvers<Shelf>()
    }
  }

  async function patch(known: Shelf, now: Date): Promise<Shelf> {
    const keys = [...toPatch]
    toPatch.clear()
    try {
      patchListingTable(known.table, await readRows(keys, now))
    } catch (error) {
      for (const key of keys) toPatch.add(key)
      throw error
    }
    shelf = shelfOf(known, now)
    return shelf
  }

  return {
    changed(productKeys: readonly string[] | undefined) {
      if (productKeys) for (const key of productKeys) toPatch.add(key)
      else isCurrent = false
    },
    async at(now: Date): Promise<CurrentShelf> {
      if (shelf && isOutOfTime(shelf, now)) isCurrent = false
      if (!shelf || !isCurrent || making) {
        making ??= make(now)
        const made = making
        const last = (shelf ??= await Promise.race([made, outdated.promise]))
        const fresh = await Promise.race([made, grace])
        return fresh ? { shelf: fresh, isStale: !isCurrent || toPatch.size > 0 } : { shelf: last, isStale: true }
      }
      // Requests during a partial reload wait for it.
      await patching
      if (now.getTime() >= shelf.dueAt) for (const key of dueKeys(shelf.table, now)) toPatch.add(key)
      if (toPatch.size === 0) return { shelf, isStale: false }
      patching = patch(shelf, now).finally(() => (patching = undefined))
      return { shelf: await patching, isStale: false }
    },
  }
}
