import { useSyncExternalStore } from 'react'

export const HOME = '/studio'

const listeners = new Set<() => void>()
const tell = () => listeners.forEach((listener) => listener())

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  globalThis.addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    globalThis.removeEventListener('popstate', listener)
  }
}

/** Path and query; changes with every step there and back. */
export function useAddress(): URL {
  const address = useSyncExternalStore(subscribe, () => location.href)
  return new URL(address)
}

export function goTo(path: string): void {
  history.pushState(null, '', path)
  tell()
  scrollTo(0, 0)
}

/** The same page with another query: no step back leads to each letter that was typed. */
export function replaceQuery(query: Readonly<Record<string, string>>): void {
  const kept = Object.entries(query).filter(([, value]) => value !== '')
  const text = new URLSearchParams(kept).toString()
  history.replaceState(null, '', location.pathname + (text === '' ? '' : `?${text}`))
  tell()
}
