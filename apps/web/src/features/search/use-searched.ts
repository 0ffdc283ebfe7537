import { useEffect } from 'react'
import { CSRF_HEADER, CSRF_HEADER_VALUE } from '@firkant/domain/http/problem.ts'
import { useShop } from '../../platform/shop-context.ts'

/** A search that found something is remembered: for its visitor, and with those of all others. */
export function useSearched(q: string, hasFound: boolean): void {
  const { language, firstContact } = useShop()
  useEffect(() => {
    if (!hasFound) return
    const tell = () =>
      fetch(`/api/client/search/searched?language=${language}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [CSRF_HEADER]: CSRF_HEADER_VALUE },
        body: JSON.stringify({ q }),
      })
    // Nobody waits for it, and a search that is not remembered is no harm.
    void firstContact(tell).catch(() => undefined)
  }, [q, hasFound, language, firstContact])
}
