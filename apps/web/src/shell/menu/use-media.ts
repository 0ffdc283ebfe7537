import { useSyncExternalStore } from 'react'

/** From here on two levels stand side by side, and the mega menu hangs under the header. */
export const WIDE_MENU = '(width >= 1024px)'

/** For code that only ever runs in the browser. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}
