import { randomUUID } from 'node:crypto'
import type { Drizzle } from '../../src/platform/database/database.ts'
import { publishEvent, type ShopEvents } from '../../src/platform/events/shop-events.ts'

export interface ReceivedEvents {
  /** What the shop gets: everything but the marks. */
  readonly events: ShopEvents
  /** Waits until the shop has heard of all that was committed before. */
  readonly heardAll: () => Promise<void>
}

/** Of no brand that there is. */
const MARK = 'mark:'

/**
 * Events come in the order of their commits, so whoever sees a mark has heard what was published before it. To wait for
 * the next event is not enough: it may be another's, such as of the shop's own jobs.
 */
export function receiveEvents(listened: ShopEvents, db: Drizzle): ReceivedEvents {
  const waiting = new Map<string, () => void>()
  listened.subscribe(({ brand = '' }) => waiting.get(brand)?.())
  const events: ShopEvents = {
    ...listened,
    subscribe: (listener) =>
      listened.subscribe((event) => {
        if (!event.brand?.startsWith(MARK)) listener(event)
      }),
  }
  return {
    events,
    async heardAll() {
      const mark = MARK + randomUUID()
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.set(mark, resolve)
      await publishEvent(db, { type: 'content-changed', brand: mark })
      await promise
      waiting.delete(mark)
    },
  }
}
