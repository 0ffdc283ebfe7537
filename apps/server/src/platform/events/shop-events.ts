import { sql, type SQL } from 'drizzle-orm'
import type pg from 'pg'
import { createEmitter } from '@firkant/domain/events/emitter.ts'
import type { Drizzle } from '../database/database.ts'
import { DatabaseClient } from '../database/hosts/database-client.ts'
import { readStudioNote, STUDIO_NOTES_CHANNEL, type StudioNote } from './studio-notes.ts'

/** Something changed that all visitors see; pages rendered before it are stale. */
export interface ShopEvent {
  readonly type: 'content-changed' | 'catalog-changed' | 'delivery-changed'
  readonly brand?: string
  /** Set if only price or stock of these products changed. */
  readonly productKeys?: readonly string[]
  /** Set if only price or stock changed, of more products than events can name. */
  readonly ofOffersOnly?: boolean
  /** Set by search-rebuild: every process rebuilds its search index and reports back under this id. */
  readonly rebuildId?: string
}

export interface ShopEvents {
  /** Resolves once events are received. Nothing may be cached before: a change could be missed. */
  readonly listening: Promise<void>
  readonly subscribe: (listener: (event: ShopEvent) => void) => void
  /** What the studio's people do; no page changes by it. */
  readonly subscribeToStudio: (listener: (note: StudioNote) => void) => () => void
  /** Whether the database answers: the connection on which events come is asked every few seconds. */
  readonly isConnected: () => boolean
  readonly close: () => Promise<void>
}

export const SHOP_EVENTS_CHANNEL = 'shop_events'

export interface ListeningTimes {
  readonly reconnectMs: number
  /** A connection that broke without a word would bring no event any more: it is asked so often. */
  readonly heartbeatMs: number
  readonly answerMs: number
  /** It listens, at first and after each time that it did not. */
  readonly onBack?: () => void
}

export const LISTENING_TIMES: ListeningTimes = { reconnectMs: 1000, heartbeatMs: 5000, answerMs: 5000 }

type Queryable = Pick<Drizzle, 'execute'>

/** PostgreSQL notifications carry up to 8000 bytes; this many keys of up to 80 letters fit. */
export const MAX_EVENT_KEYS = 80
/** Beyond it, reading everything again is no more work than reading these. */
export const MAX_NAMED_KEYS = 2000

/**
 * Every process receives it when the transaction commits; none does if it rolls back. Changes of the catalogue are noted
 * for processes that start later with stored data.
 */
export async function publishEvent(db: Queryable, event: ShopEvent): Promise<void> {
  const notify = sql`select pg_notify(${SHOP_EVENTS_CHANNEL}, ${JSON.stringify(event)})`
  if (event.type !== 'catalog-changed') return void (await db.execute(notify))
  const keys = event.productKeys ? sql.param([...event.productKeys]) : null
  await db.execute(sql`with noted as (insert into catalog_changes (product_keys) values (${keys}::text[])) ${notify}`)
}

/** The same as one statement without an answer, for the products whose `key` a query finds. None: nothing is published. */
export function publishingChangeOf(products: SQL): SQL {
  return sql`with found as (select array_agg(key order by key) as keys from (${products}) product having count(*) > 0),
    named as (select case when cardinality(keys) <= ${MAX_EVENT_KEYS} then keys end as keys from found),
    noted as (insert into catalog_changes (product_keys) select keys from named)
    select pg_notify(${SHOP_EVENTS_CHANNEL}, json_strip_nulls(json_build_object('type', 'catalog-changed', 'productKeys', keys))::text)
    from named`
}

/** Price or stock of these products changed: some are named, many are not. */
export async function publishOfferChange(db: Queryable, productKeys: readonly string[]): Promise<void> {
  if (productKeys.length > MAX_NAMED_KEYS) return publishEvent(db, { type: 'catalog-changed', ofOffersOnly: true })
  for (let first = 0; first < productKeys.length; first += MAX_EVENT_KEYS)
    await publishEvent(db, {
      type: 'catalog-changed',
      productKeys: productKeys.slice(first, first + MAX_EVENT_KEYS),
    })
}

function openLine(url: string, { answerMs }: ListeningTimes): pg.Client {
  return new DatabaseClient({
    connectionString: url,
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
    keepAlive: true,
  })
}

/**
 * Uses a connection of its own. After a reconnect everything counts as changed, because events may have been missed.
 */
export function listenForEvents(url: string, onError: (error: Error) => void, times = LISTENING_TIMES): ShopEvents {
  const { subscribe, emit } = createEmitter<[ShopEvent]>()
  const studio = createEmitter<[StudioNote]>()
  let client: pg.Client | undefined
  let closed = false
  const listening = Promise.withResolvers<void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isConnected = false

  async function connect(isFirst: boolean): Promise<void> {
    const next = openLine(url, times)
    client = next
    // It failed, or has no answer: it ends, and another one is opened.
    const beat = setInterval(() => {
      if (isConnected) next.query('select 1').catch(() => next.end().catch(() => undefined))
    }, times.heartbeatMs).unref()
    next.on('notification', (message) => {
      if (!message.payload) return
      if (message.channel === SHOP_EVENTS_CHANNEL) return emit(JSON.parse(message.payload) as ShopEvent)
      const note = readStudioNote(message.payload)
      if (note) studio.emit(note)
    })
    next.on('error', onError)
    next.on('end', () => {
      isConnected = false
      clearInterval(beat)
      if (!closed) timer = setTimeout(() => void connect(false), times.reconnectMs)
    })
    try {
      await next.connect()
      await next.query(`listen ${SHOP_EVENTS_CHANNEL}; listen ${STUDIO_NOTES_CHANNEL}`)
      isConnected = true
      listening.resolve()
      times.onBack?.()
      if (!isFirst) {
        emit({ type: 'content-changed' })
        emit({ type: 'catalog-changed' })
        studio.emit({ kind: 'missed' })
      }
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)))
      await next.end().catch(() => undefined)
    }
  }
  void connect(true)

  return {
    listening: listening.promise,
    subscribe,
    subscribeToStudio: studio.subscribe,
    isConnected: () => isConnected,
    async close() {
      closed = true
      listening.resolve()
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
