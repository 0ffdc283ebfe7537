interface RepeatedWork {
  readonly work: () => Promise<unknown>
  readonly everyMs: number
  readonly onError: (error: Error) => void
}

/**
 * Runs the work now and then repeatedly. `stop` waits for work in progress: otherwise the database is closed under it,
 * and the log shows a failure that is none.
 */
export function startRepeating({ work, everyMs, onError }: RepeatedWork): () => Promise<void> {
  let running = Promise.resolve()
  const begin = () => {
    running = running
      .then(work)
      .then(() => undefined)
      .catch((error: unknown) => onError(error instanceof Error ? error : new Error(String(error))))
  }
  begin()
  const timer = setInterval(begin, everyMs)
  return () => {
    clearInterval(timer)
    return running
  }
}
