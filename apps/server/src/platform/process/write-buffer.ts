import { startRepeating } from './start-repeating.ts'

export const WRITE_EVERY_MS = 500
/** More than two cores can take in while one batch is written; what comes on top is dropped. */
export const MAX_WAITING = 10_000
const MAX_AT_ONCE = 2000

export interface WriteBuffer<Item> {
  /** False if there is no room. Never waits. */
  readonly add: (record: Item) => boolean
  /** Writes all that wait now. */
  readonly write: () => Promise<void>
  readonly stop: () => Promise<void>
}

interface WriteBufferOptions<Item> {
  readonly write: (records: readonly Item[]) => Promise<void>
  readonly onError: (error: Error) => void
  readonly everyMs?: number
}

/** Records that nobody waits for are taken into memory and written together. */
export function createWriteBuffer<Item>({
  write,
  onError,
  everyMs = WRITE_EVERY_MS,
}: WriteBufferOptions<Item>): WriteBuffer<Item> {
  let waiting: Item[] = []
  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MAX_AT_ONCE)
      // A batch that can't be written is lost: it is not worth holding up what comes after it.
      await write(batch)
    }
  }
  const stopRepeating = startRepeating({ work: writeAll, everyMs, onError })
  return {
    add(record) {
      if (waiting.length >= MAX_WAITING) return false
      waiting.push(record)
      return true
    },
    write: writeAll,
    async stop() {
      await stopRepeating()
      await writeAll().catch(onError)
      waiting = []
    },
  }
}
