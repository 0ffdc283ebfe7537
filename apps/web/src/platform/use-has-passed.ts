import { useEffect, useState } from 'react'

/** Longest delay that setTimeout accepts. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** Turns true at that moment, on the open page. Always false on the server, whose pages are cached. */
export function useHasPassed(moment: string | undefined): boolean {
  const [passed, setPassed] = useState<string>()
  useEffect(() => {
    if (moment === undefined) return
    const end = new Date(moment).getTime()
    let timer: ReturnType<typeof setTimeout>
    function wait(): void {
      const left = end - Date.now()
      if (left <= 0) setPassed(moment)
      else timer = setTimeout(wait, Math.min(left, MAX_TIMER_MS))
    }
    timer = setTimeout(wait, 0)
    return () => clearTimeout(timer)
  }, [moment])
  return moment !== undefined && passed === moment
}
