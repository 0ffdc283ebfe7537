/**
 * Work on the same thing waits for its turn here rather than on a connection of the pool: one busy cart leaves the
 * connections to all the others. Across processes the lock of the row does the same.
 */
export function createKeyedQueue() {
  const last = new Map<string, Promise<unknown>>()
  return async function inTurn<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
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
