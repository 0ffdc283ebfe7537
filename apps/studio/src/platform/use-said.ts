import { useEffect, useRef, useState } from 'react'
import { replaceQuery } from './address.ts'

/** Between two letters of somebody who types. */
const TYPING_MS = 250

/** What is typed goes into the address a moment later; what the address says comes back into the field. */
export function useSaid(said: string, kept: Readonly<Record<string, string>>): [string, (typed: string) => void] {
  const [typed, setTyped] = useState(said)
  const sent = useRef(said)
  const query = useRef(kept)
  useEffect(() => {
    query.current = kept
  })
  useEffect(() => {
    if (said !== sent.current) setTyped(said)
    sent.current = said
  }, [said])
  useEffect(() => {
    if (typed === sent.current) return undefined
    const timer = setTimeout(() => {
      sent.current = typed
      replaceQuery({ ...query.current, said: typed })
    }, TYPING_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return [typed, setTyped]
}
