import { useEffect } from 'react'
import { useShop } from '../../platform/shop-context.ts'

/** Records a search with results, for the visitor's recent and the popular searches. */
export function useSearched(q: string, hasFound: boolean): void {
  const { api, firstContact } = useShop()
  useEffect(() => {
    if (!hasFound) return
    // Fire and forget: a lost record does no harm.
    void firstContact(() => api.post('search/searched', { q })).catch(() => undefined)
  }, [q, hasFound, api, firstContact])
}
