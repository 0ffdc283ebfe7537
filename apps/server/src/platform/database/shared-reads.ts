import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'

/** Visitors choose paths, so their number is endless. */
const MAX_READS = 5000
/** Should a change ever be missed, nothing is used for longer than this. */
const MAX_AGE_MS = MINUTE_MS

interface Read {
  readonly value: Promise<unknown>
  readonly from: number
  until: number
}

export interface SharedReads {
  /** Content or catalogue changed: everything is read again. */
  readonly clear: () => void
}

const readsOf = new WeakMap<object, LRUCache<string, Read>>()

const nameOf = (key: readonly string[]) => key.join('\n')

/** From now on, `sharedRead` on this handle remembers. Its owner clears it when something changes. */
export function cacheReads(db: object): SharedReads {
  const reads = new LRUCache<string, Read>({ max: MAX_READS, ttl: MAX_AGE_MS })
  readsOf.set(db, reads)
  // A read that began before the change is found by nobody: its entry is gone.
  return { clear: () => reads.clear() }
}

/** A read with a time: it holds from `now` until `endOf` says. */
export interface ReadTime<Value> {
  readonly now: Date
  readonly endOf: (value: Value) => Promise<Date | undefined> | Date | undefined
}

/**
 * Reads what is the same for every visitor. On a handle that remembers, requests at the same time share one query, and
 * later ones its result; on any other (a transaction, a command) it just reads. The result must not be changed.
 */
export function sharedRead<Value>(
  db: object,
  { key, time }: { readonly key: readonly string[]; readonly time?: ReadTime<Value> },
  read: () => Promise<Value>,
): Promise<Value> {
  const reads = readsOf.get(db)
  if (!reads) return read()
  const name = nameOf(key)
  const now = time?.now.getTime() ?? 0
  const known = reads.get(name)
  if (known && known.from <= now && now < known.until) return known.value as Promise<Value>
  const value = read()
  const entry: Read = { value, from: now, until: Number.POSITIVE_INFINITY }
  reads.set(name, entry)
  value
    .then(async (found) => {
      if (time) entry.until = (await time.endOf(found))?.getTime() ?? Number.POSITIVE_INFINITY
    })
    .catch(() => reads.get(name) === entry && reads.delete(name))
  return value
}

/** The same for rows by their keys: those that are not known are read together. */
export async function sharedRows<Row>(
  db: object,
  { kind, keys }: { readonly kind: string; readonly keys: readonly string[] },
  read: (missing: readonly string[]) => Promise<ReadonlyMap<string, Row>>,
): Promise<ReadonlyMap<string, Row>> {
  const reads = readsOf.get(db)
  const wanted = [...new Set(keys)]
  if (!reads) return wanted.length === 0 ? new Map() : read(wanted)
  const known = new Map(wanted.map((key) => [key, reads.get(nameOf([kind, key]))?.value as Promise<Row | undefined>]))
  const missing = wanted.filter((key) => known.get(key) === undefined)
  const reading = missing.length === 0 ? Promise.resolve(new Map<string, Row>()) : read(missing)
  const found = wanted.map(async (key): Promise<readonly [string, Row][]> => {
    const row = await (known.get(key) ?? sharedRead(db, { key: [kind, key] }, async () => (await reading).get(key)))
    return row === undefined ? [] : [[key, row]]
  })
  return new Map((await Promise.all(found)).flat())
}
