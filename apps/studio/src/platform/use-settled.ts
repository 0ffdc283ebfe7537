import { useEffect, useState } from 'react'

/** After the last letter: what it is for asks the server while nobody waits for the page. */
const PAUSE_MS = 700

/** The value that has stood for a moment. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
