/** What is drawn again after it was asked for does not ask again. */
const FRESH_MS = 15_000
/** Cards are drawn one after the other: those with no longer gap between them ask together. */
const TOGETHER_MS = 250

/** A value for each of many parts of a page, which ask together. */
export interface KeyedLoads<Value> {
  readonly read: (key: string) => Value
  /** Of what is in the markup already: hydration must render that. */
  readonly readDrawn: (key: string) => Value
  readonly markDrawn: (key: string, value: Value) => void
  readonly watch: (key: string, listener: () => void) => () => void
  /** All that is watched asks again. */
  readonly reload: () => void
}

interface KeyedLoad<Value> {
  /** Without an answer, all have `nothing`. */
  readonly load: (keys: readonly string[]) => Promise<Readonly<Record<string, Value>> | undefined>
  readonly nothing: Value
  /** In one question. */
  readonly maxKeys: number
}

export function createKeyedLoads<Value>({ load, nothing, maxKeys }: KeyedLoad<Value>): KeyedLoads<Value> {
  const values = new Map<string, Value>()
  const drawn = new Map<string, Value>()
  const askedAt = new Map<string, number>()
  const listeners = new Map<string, Set<() => void>>()
  let wanted = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function loadKeys(keys: readonly string[]): Promise<void> {
    const answer = await load(keys).catch(() => undefined)
    for (const key of keys) {
      values.set(key, answer?.[key] ?? nothing)
      for (const listener of listeners.get(key) ?? []) listener()
    }
  }

  function loadWanted(): void {
    const keys = [...wanted]
    wanted = new Set()
    for (let start = 0; start < keys.length; start += maxKeys) void loadKeys(keys.slice(start, start + maxKeys))
  }

  function want(key: string): void {
    clearTimeout(timer)
    timer = setTimeout(loadWanted, TOGETHER_MS)
    wanted.add(key)
    askedAt.set(key, Date.now())
  }

  return {
    read: (key) => values.get(key) ?? nothing,
    readDrawn: (key) => drawn.get(key) ?? nothing,
    markDrawn: (key, value) => void drawn.set(key, value),
    watch(key, listener) {
      const watching = listeners.get(key) ?? new Set()
      listeners.set(key, watching.add(listener))
      if (Date.now() - (askedAt.get(key) ?? 0) > FRESH_MS) want(key)
      return () => {
        watching.delete(listener)
        if (watching.size === 0) listeners.delete(key)
      }
    },
    reload() {
      askedAt.clear()
      for (const key of listeners.keys()) want(key)
    },
  }
}
