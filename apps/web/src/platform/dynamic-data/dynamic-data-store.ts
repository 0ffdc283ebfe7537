import {
  dynamicCacheKey,
  type DynamicContext,
  type DynamicDataModels,
  type DynamicDataType,
  type DynamicRecord,
  type DynamicRecordEntry,
  type DynamicRequest,
} from '@firkant/domain/dynamic-data/dynamic-data.ts'
import { createEmitter } from '@firkant/domain/events/emitter.ts'
import type { LoadRecord } from './dynamic-data-batcher.ts'

export const MAX_CACHED_ENTRIES = 1000

export type DynamicState<Data> =
  | { readonly status: 'pending'; readonly data?: Data }
  | { readonly status: 'loaded'; readonly data: Data | null }
  | { readonly status: 'failed'; readonly data?: Data }

export interface DynamicDataStore {
  readonly read: <Type extends DynamicDataType>(
    type: Type,
    context?: DynamicContext,
  ) => DynamicState<DynamicDataModels[Type]>
  /** The value that came with the document: hydration must render what the server rendered. */
  readonly readSent: DynamicDataStore['read']
  /** What is known of these types is in the markup now: hydration must render that. */
  readonly markDrawn: (types: readonly DynamicDataType[]) => void
  /** The rest of what came with the document, for types that it has not said yet. */
  readonly addSent: (records: readonly DynamicRecordEntry[]) => void
  readonly load: (type: DynamicDataType, context?: DynamicContext) => Promise<unknown>
  /** Fetches without caching: for answers that are counted per request, or change too fast. */
  readonly fetch: <Type extends DynamicDataType>(
    type: Type,
    context?: DynamicContext,
  ) => Promise<DynamicDataModels[Type] | null>
  readonly refresh: (types?: readonly DynamicDataType[]) => Promise<void>
  /** Takes the entries of a later page or of push-info. */
  readonly seed: (entries: readonly DynamicRecordEntry[]) => void
  readonly subscribe: (listener: () => void) => () => void
}

/** The visitor's data, kept in step with other tabs. */
export interface LiveDynamicData extends DynamicDataStore {
  /** After a change on the server: this tab and the others load these types again. */
  readonly changed: (types: readonly DynamicDataType[]) => Promise<void>
  /** The same when the answer carried the new data: only the other tabs load again. */
  readonly replaced: (entries: readonly (DynamicRecordEntry & { readonly type: DynamicDataType })[]) => void
}

interface Entry {
  readonly type: string
  readonly context: DynamicContext | undefined
  readonly state: DynamicState<never>
}

/** Evicts the oldest entry beyond the limit. */
function createEntryCache(first: ReadonlyMap<string, Entry>) {
  const entries = new Map(first)
  return {
    get: (key: string) => entries.get(key),
    values: () => entries.values(),
    put(key: string, entry: Entry): void {
      entries.delete(key)
      entries.set(key, entry)
      const [oldest] = entries.keys()
      if (entries.size > MAX_CACHED_ENTRIES && oldest !== undefined) entries.delete(oldest)
    },
  }
}

function requestOf(type: string, context: DynamicContext | undefined): DynamicRequest {
  return context === undefined ? [type] : [type, context]
}

/** Typed by its model's name alone (`DynamicDataModels`), which the server's resolvers are checked against. */
const dataOf = (record: DynamicRecord): never => record.data as never

const PENDING: DynamicState<never> = { status: 'pending' }

interface Shelf {
  readonly get: (key: string) => Entry | undefined
}

function stateIn(shelf: Shelf, type: string, context: DynamicContext | undefined): DynamicState<never> {
  return shelf.get(dynamicCacheKey(type, context))?.state ?? PENDING
}

function statesOf(records: readonly DynamicRecordEntry[]): readonly (readonly [key: string, entry: Entry])[] {
  return records.flatMap((record) => {
    const { type, context, loadFailed } = record
    const entry: Entry = { type, context, state: { status: 'loaded', data: dataOf(record) } }
    return loadFailed ? [] : [[dynamicCacheKey(type, context), entry] as const]
  })
}

type EntryCache = ReturnType<typeof createEntryCache>

function takeOver(key: string, { from, to }: { readonly from: EntryCache; readonly to: EntryCache }): void {
  const entry = from.get(key)
  if (entry) to.put(key, entry)
}

function addAbsent(records: readonly DynamicRecordEntry[], to: EntryCache): void {
  for (const [key, entry] of statesOf(records)) if (!to.get(key)) to.put(key, entry)
}

/** `sent`: entries that came with the document. */
export function createDynamicDataStore(
  loadRecord: LoadRecord,
  sent: readonly DynamicRecordEntry[] = [],
): DynamicDataStore {
  const first = new Map(statesOf(sent))
  const [atStart, entries] = [createEntryCache(first), createEntryCache(first)]
  const loading = new Map<string, Promise<unknown>>()
  const { subscribe, emit: notify } = createEmitter()

  async function fetchEntry(type: string, context: DynamicContext | undefined): Promise<unknown> {
    const key = dynamicCacheKey(type, context)
    try {
      const record = await loadRecord(requestOf(type, context))
      entries.put(key, { type, context, state: { status: 'loaded', data: dataOf(record) } })
      return record.data
    } catch (error) {
      const known = entries.get(key)
      // Old data stays on screen. The failure is not cached, so the next load tries again.
      if (known?.state.status !== 'loaded') entries.put(key, { type, context, state: { status: 'failed' } })
      throw error
    } finally {
      loading.delete(key)
      notify()
    }
  }

  function load(type: string, context?: DynamicContext): Promise<unknown> {
    const key = dynamicCacheKey(type, context)
    const running = loading.get(key)
    if (running) return running
    const started = fetchEntry(type, context)
    loading.set(key, started)
    return started
  }

  return {
    read: (type, context) => stateIn(entries, type, context),
    readSent: (type, context) => stateIn(atStart, type, context),
    markDrawn(types) {
      for (const type of types) takeOver(type, { from: entries, to: atStart })
    },
    addSent(records) {
      for (const shelf of [atStart, entries]) addAbsent(records, shelf)
    },
    load,
    fetch: async (type, context) => dataOf(await loadRecord(requestOf(type, context))),
    async refresh(types) {
      const wanted = [...entries.values()].filter(
        (entry) => !types || (types as readonly string[]).includes(entry.type),
      )
      await Promise.allSettled(
        wanted.map(async (entry) => {
          // A load in flight may have started before the change: wait for it, then load again.
          await loading.get(dynamicCacheKey(entry.type, entry.context))?.catch(() => undefined)
          return load(entry.type, entry.context)
        }),
      )
    },
    seed(records) {
      for (const [key, entry] of statesOf(records)) entries.put(key, entry)
      notify()
    },
    subscribe,
  }
}
