/**
 * Work on the same key waits here rather than on a database connection: one busy cart leaves the pool to all others.
 * Across processes the row lock does the same.
 */
export function createKeyedQueue() {
  const last = new Map<string, Promise<unknown>>()
  return async function inQueue<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const before = last.get(name)
    const mine = before ? before.then(work, work) : work()
    last.set(name, mine)
    try {
      return await mine
    } finally {
      if (last.get(name) === mine) last.delete(name)
    }
  }
}
