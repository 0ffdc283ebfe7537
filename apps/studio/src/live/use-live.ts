import { useEffect, useRef, useState } from 'react'
import type { LiveMessage, LivePerson } from '@firkant/domain/change-sets/live-calls.ts'
import { isSessionEnd, useStudio } from '../platform/studio-context.tsx'
import { openLive, type LivePlace } from './open-live.ts'

export type LiveNews = Exclude<LiveMessage, { kind: 'people' } | { kind: 'replaced' }>

export interface Live {
  readonly people: readonly LivePerson[]
  readonly isConnected: boolean
}

/** Who else is there, and what they do, as it happens. */
export function useLive({ document, set }: LivePlace, hear: (news: LiveNews) => void): Live {
  const { sessionEnded } = useStudio()
  const [live, setLive] = useState<Live>({ people: [], isConnected: true })
  const latest = useRef({ hear, sessionEnded })
  useEffect(() => {
    latest.current = { hear, sessionEnded }
  })
  useEffect(() => {
    const place = { ...(document !== undefined && { document }), ...(set !== undefined && set !== '' && { set }) }
    return openLive(place, {
      hear(message) {
        if (message.kind === 'people') setLive({ people: message.people, isConnected: true })
        else if (message.kind !== 'replaced') latest.current.hear(message)
      },
      connected: (isConnected) => setLive(({ people }) => ({ people: isConnected ? people : [], isConnected })),
      refused: (error) => {
        if (isSessionEnd(error)) latest.current.sessionEnded()
      },
    })
  }, [document, set])
  return live
}
