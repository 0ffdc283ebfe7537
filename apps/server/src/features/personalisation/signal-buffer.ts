import { startRepeating } from '../../platform/process/start-repeating.ts'
import type { Signal } from './signal-store.ts'

export const WRITE_EVERY_MS = 500
/** More than two cores can take in while one batch is written; what comes on top is not learned. */
export const MOST_WAITING = 10_000
const MOST_AT_ONCE = 2000

export interface SignalBuffer {
  /** False if there is no room. Never waits. */
  readonly add: (signal: Signal) => boolean
  /** Writes all that wait now. */
  readonly write: () => Promise<void>
  readonly stop: () => Promise<void>
}

interface SignalBufferOptions {
  readonly write: (signals: readonly Signal[]) => Promise<void>
  readonly onError: (error: Error) => void
  readonly everyMs?: number
}

/** Notifications are answered from memory and written together. */
export function createSignalBuffer({ write, onError, everyMs = WRITE_EVERY_MS }: SignalBufferOptions): SignalBuffer {
  let waiting: Signal[] = []
  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MOST_AT_ONCE)
      // A batch that can't be written is lost: it is not worth holding up what comes after it.
      await write(batch)
    }
  }
  const stopRepeating = startRepeating({ work: writeAll, everyMs, onError })
  return {
    add(signal) {
      if (waiting.length >= MOST_WAITING) return false
      waiting.push(signal)
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
