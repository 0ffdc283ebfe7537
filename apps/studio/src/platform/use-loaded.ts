import { useCallback, useEffect, useRef, useState } from 'react'
import { CallError, type CallFailure } from './call-server.ts'

export interface Loaded<Value> {
  /** The last that came: it stays while a newer one is on its way. */
  readonly value: Value | undefined
  readonly failure: CallFailure | undefined
  readonly isLoading: boolean
  readonly reload: () => void
  readonly replace: (value: Value) => void
}

/** Loads anew when the key changes; an answer that was overtaken by a later one is left out. */
export function useLoaded<Value>(key: string, load: () => Promise<Value>): Loaded<Value> {
  const [state, setState] = useState<{ key: string; value?: Value; failure?: CallFailure }>()
  const [attempt, setAttempt] = useState(0)
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  useEffect(() => {
    let isCurrent = true
    latest.current().then(
      (value) => isCurrent && setState({ key, value }),
      (error: unknown) =>
        isCurrent &&
        setState((before) => ({
          ...before,
          key,
          failure: error instanceof CallError ? error.code : 'internal-error',
        })),
    )
    return () => {
      isCurrent = false
    }
  }, [key, attempt])
  const reload = useCallback(() => setAttempt((count) => count + 1), [])
  const replace = useCallback((value: Value) => setState({ key, value }), [key])
  return { value: state?.value, failure: state?.failure, isLoading: state?.key !== key, reload, replace }
}
