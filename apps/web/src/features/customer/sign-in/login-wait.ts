import { useEffect, useState } from 'react'
import { MINUTE_S } from '@firkant/domain/duration/duration.ts'
import type { Problem } from '@firkant/domain/http/problem.ts'
import { ApiError } from '../../../platform/api-client.ts'
import type { SignInTexts } from './sign-in.texts.ts'

const TOO_MANY = 429

/** After too many attempts. Each answer makes a new one, from which is counted. */
export interface Wait {
  readonly seconds: number
}

export const waitOf = (seconds: number | undefined): Wait | undefined => (seconds ? { seconds } : undefined)

const hasWait = (response: unknown): response is Pick<Problem, 'retryAfterSeconds'> =>
  typeof response === 'object' && response !== null && 'retryAfterSeconds' in response

/** Of a call that was refused because of too many before it; undefined for any other failure. */
export function waitOfCall(error: unknown): Wait | undefined {
  if (!(error instanceof ApiError) || error.status !== TOO_MANY) return undefined
  return waitOf(hasWait(error.response) ? error.response.retryAfterSeconds : MINUTE_S)
}

/** To the second: `9 minutter og 5 sekunder`. */
export function waitText({ text, plural }: SignInTexts, seconds: number): string {
  const [whole, rest] = [Math.floor(seconds / MINUTE_S), seconds % MINUTE_S]
  const minutes = plural('wait.minutes', whole)
  const left = plural('wait.seconds', rest)
  const time = whole > 0 && rest > 0 ? text('wait.both', { minutes, seconds: left }) : whole > 0 ? minutes : left
  return text('wait.text', { time })
}

/** Counts down to 0. */
export function useSecondsLeft(wait: Wait | undefined): number {
  const [counted, setCounted] = useState({ wait, left: wait?.seconds ?? 0 })
  useEffect(() => {
    if (!wait) return
    const endsAt = Date.now() + wait.seconds * 1000
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000))
      setCounted({ wait, left })
      if (left === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [wait])
  return counted.wait === wait ? counted.left : (wait?.seconds ?? 0)
}
