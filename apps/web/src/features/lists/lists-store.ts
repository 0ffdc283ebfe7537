import { createEmitter } from '@firkant/domain/events/emitter.ts'
import type { ListChange } from '@firkant/domain/lists/optimistic-lists.ts'

interface Answer {
  readonly success: boolean
}

export interface ListsStore {
  /** Changes without an answer yet, oldest first. */
  readonly pending: () => readonly ListChange[]
  /**
   * Sends a call about a list: the selected one, if none is named. A change shows at once, and goes back if it fails.
   * Calls run one after another, so that the last one wins.
   */
  readonly send: <Result extends Answer>(
    request: ListRequest<Result>,
  ) => Promise<Result | { readonly success: false; readonly errorCode?: undefined }>
  readonly subscribe: (listener: () => void) => () => void
}

export interface ListRequest<Result extends Answer> {
  readonly listKey?: string | undefined
  readonly call: (listKey: string) => Promise<Result>
  readonly change?: ((listKey: string) => ListChange) | undefined
}

export interface ListsStoreOptions {
  readonly findSelected: () => Promise<string>
  /** Lists and wish list are loaded again. */
  readonly onChanged: () => Promise<void>
  readonly onError: (error: unknown) => void
}

export function createListsStore({ findSelected, onChanged, onError }: ListsStoreOptions): ListsStore {
  const { subscribe, emit } = createEmitter()
  let pending: readonly ListChange[] = []
  let last: Promise<unknown> = Promise.resolve()

  function set(next: readonly ListChange[]): void {
    pending = next
    emit()
  }

  async function sendNow<Result extends Answer>(listKey: string, { call }: ListRequest<Result>) {
    try {
      return await call(listKey)
    } catch (error) {
      onError(error)
      return { success: false } as const
    } finally {
      // After a failure too: another tab may have changed the lists.
      await onChanged().catch(() => undefined)
    }
  }

  return {
    pending: () => pending,
    async send(request) {
      const listKey = request.listKey ?? (await findSelected())
      const change = request.change?.(listKey)
      if (change) set([...pending, change])
      const done = last.then(() => sendNow(listKey, request))
      last = done
      const answer = await done
      if (change) set(pending.filter((each) => each !== change))
      return answer
    },
    subscribe,
  }
}
