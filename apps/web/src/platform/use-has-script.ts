import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in the server's markup and while it hydrates: what only a script can do is offered after that. */
export function useHasScript(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
