import { useEffect } from 'react'
import { useShop } from '../../platform/shop-context.ts'

/** A search that found something is remembered: for its visitor, and with those of all others. */
export function useSearched(q: string, hasFound: boolean): void {
  const { api, firstContact } = useShop()
  useEffect(() => {
    if (!hasFound) return
    // Nobody waits for it, and a search that is not remembered is no harm.
    void firstContact(() => api.post('search/searched', { q })).catch(() => undefined)
  }, [q, hasFound, api, firstContact])
}
