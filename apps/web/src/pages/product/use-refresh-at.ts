import { useEffect } from 'react'
import { pageRefresher } from '../../platform/navigation/page-refresher.ts'

/** Clocks differ by seconds: a page that still tells the old is asked for again, a few times. */
const RETRY_MS = 10_000
const MOST_TRIES = 6
/** The longest a timer can wait. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** When a countdown ends, what it spoke of has changed: the page asks for what is true now. */
export function useRefreshAt(endsAt: string | undefined): void {
  useEffect(() => {
    if (endsAt === undefined) return
    const end = new Date(endsAt).getTime()
    let tries = 0
    let timer: ReturnType<typeof setTimeout>
    function wait(): void {
      const left = tries === 0 ? Math.max(0, end - Date.now()) : RETRY_MS
      timer = setTimeout(() => void refresh(), Math.min(left, LONGEST_TIMER_MS))
    }
    async function refresh(): Promise<void> {
      if (Date.now() < end) return wait()
      tries += 1
      await pageRefresher.refresh()
      if (tries < MOST_TRIES) wait()
    }
    wait()
    return () => {
      tries = MOST_TRIES
      clearTimeout(timer)
    }
  }, [endsAt])
}
