import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Drizzle } from '../database/database.ts'

/** Something that changed for everyone; pages made before it are old. */
export interface ShopEvent {
  readonly type: 'content-changed' | 'catalog-changed'
  readonly brand?: string
  /** Where only the price or stock of a few products changed: which. */
  readonly productKeys?: readonly string[]
  /** Somebody waits until every process has made its words for the search anew, and hears of it under this name. */
  readonly askedBy?: string
}

export interface ShopEvents {
  /** What is published before that is not heard: nothing may be cached earlier. */
  readonly listening: Promise<void>
  readonly subscribe: (listener: (event: ShopEvent) => void) => void
  readonly close: () => Promise<void>
}

const CHANNEL = 'shop_events'
const RECONNECT_MS = 1000

type Queryable = Pick<Drizzle, 'execute'>

/** Told to every process when the transaction commits, and to none if it does not. */
export async function publishEvent(db: Queryable, event: ShopEvent): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(event)})`)
}

/** Listens on a connection of its own. Whatever may have been missed while it was away counts as changed. */
export function listenForEvents(url: string, onError: (error: Error) => void): ShopEvents {
  const listeners = new Set<(event: ShopEvent) => void>()
  let client: pg.Client | undefined
  let closed = false
  const listening = Promise.withResolvers<void>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const tell = (event: ShopEvent) => {
    for (const listener of listeners) listener(event)
  }

  async function connect(isFirst: boolean): Promise<void> {
    const next = new pg.Client({ connectionString: url })
    client = next
    next.on('notification', (message) => {
      if (message.payload) tell(JSON.parse(message.payload) as ShopEvent)
    })
    next.on('error', onError)
    next.on('end', () => {
      if (!closed) timer = setTimeout(() => void connect(false), RECONNECT_MS)
    })
    try {
      await next.connect()
      await next.query(`listen ${CHANNEL}`)
      listening.resolve()
      if (!isFirst) {
        tell({ type: 'content-changed' })
        tell({ type: 'catalog-changed' })
      }
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)))
      await next.end().catch(() => undefined)
    }
  }
  void connect(true)

  return {
    listening: listening.promise,
    subscribe: (listener) => void listeners.add(listener),
    async close() {
      closed = true
      listening.resolve()
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
