import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False on the server and during hydration: for controls that need a script. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
