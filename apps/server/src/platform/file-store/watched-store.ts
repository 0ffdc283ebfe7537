import { SECOND_MS } from '@firkant/domain/duration/duration.ts'
import { FileStoreAway, type FileStore } from './file-store.ts'

/** So long it is not asked for anything but whether it is back: a page with forty pictures waits for one timeout. */
const PROBE_EVERY_MS = SECOND_MS

export interface WatchedStore extends FileStore {
  readonly isAway: () => boolean
  readonly close: () => void
}

interface Watch {
  readonly onAway: (error: Error) => void
  readonly onBack: () => void
  readonly probeEveryMs?: number
}

/** A store that failed is away until it answers again; meanwhile nobody waits for it. */
export function watchStore(store: FileStore, { onAway, onBack, probeEveryMs = PROBE_EVERY_MS }: Watch): WatchedStore {
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function look(): Promise<void> {
    try {
      await store.probe()
      clearInterval(timer)
      timer = undefined
      onBack()
    } catch (error) {
      onAway(error instanceof Error ? error : new Error(String(error)))
    }
  }

  function fail(error: unknown): never {
    onAway(error instanceof Error ? error : new Error(String(error)))
    if (!isClosed) timer ??= setInterval(() => void look(), probeEveryMs).unref()
    throw new FileStoreAway(error)
  }

  const guarded =
    <Args extends readonly unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      if (timer !== undefined) throw new FileStoreAway(new Error('The file store is away'))
      return work(...args).catch(fail)
    }

  return {
    look: guarded(store.look),
    read: guarded(store.read),
    open: guarded(store.open),
    write: guarded(store.write),
    remove: guarded(store.remove),
    probe: guarded(store.probe),
    isAway: () => timer !== undefined,
    close() {
      isClosed = true
      clearInterval(timer)
    },
  }
}
