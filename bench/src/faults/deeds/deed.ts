import { setTimeout as pause } from 'node:timers/promises'

export interface Failure {
  readonly at: number
  readonly what: string
}

/** Pages of somebody who is in the shop already. */
export const INSIDE = { accept: 'text/html', 'sec-fetch-site': 'same-origin' }
export const TIMEOUT_MS = 15_000
const AGAIN_MS = 250
const GIVE_UP_MS = 90_000

export const wordsOf = (error: unknown): string => {
  const { message, cause } = error instanceof Error ? error : { message: String(error), cause: undefined }
  return cause instanceof Error ? `${message}: ${cause.message || cause.name}` : message
}

/** As a browser that keeps the press and sends it again. */
export async function again<Result>(
  attempt: () => Promise<Result>,
  failures: Failure[],
  againMs = AGAIN_MS,
): Promise<Result> {
  const until = performance.now() + GIVE_UP_MS
  for (;;)
    try {
      return await attempt()
    } catch (error) {
      failures.push({ at: performance.now(), what: wordsOf(error) })
      if (performance.now() > until) throw error
      await pause(againMs)
    }
}

export const oneOf = <Item>(list: readonly Item[]): Item | undefined => list[Math.floor(Math.random() * list.length)]
