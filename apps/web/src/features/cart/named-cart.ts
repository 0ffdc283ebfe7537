import { useSyncExternalStore } from 'react'

const PARAM = 'cartId'

function subscribe(listener: () => void): () => void {
  if (!('navigation' in window)) return () => undefined
  window.navigation.addEventListener('currententrychange', listener)
  return () => window.navigation.removeEventListener('currententrychange', listener)
}

/** The cart that the address asks for, if it names one. Documents are the same for all: the server draws none. */
export function useNamedCartId(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(PARAM) ?? undefined,
    () => undefined,
  )
}
