import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { MINUTE_MS, SECOND_MS } from '@firkant/domain/duration/duration.ts'
import { emailKey } from '@firkant/domain/mail/email-address.ts'
import { clientNetwork } from '../../../platform/http/client-network.ts'
import { ProblemException } from '../../../platform/http/problem.ts'
import type { AttemptBucket, AttemptLimit } from '../../../platform/shared-state/attempt-limit.ts'

export const LOGIN_WINDOW_MS = 10 * MINUTE_MS
/** Wrong passwords within the window. */
export const WRONG_PASSWORDS = { perDevice: 10, perNetworkAndAccount: 5, perNetwork: 30, perAccount: 10 } as const
/** For an account under attack; its owner waits for it too, but gets in. */
export const ATTACKED_DELAY_MS = 2 * SECOND_MS

export interface LoginAttempt {
  readonly brand: string
  readonly email: string
  readonly ip: string | undefined
  /** Set if this browser signed in to this account before. */
  readonly knownDevice: string | undefined
}

/**
 * Nobody can lock an owner out: their own browser counts for itself, a new one of theirs only against its own network.
 * What all networks try on one account slows its strangers down and refuses nobody.
 */
function bucketsOf({ brand, email, ip, knownDevice }: LoginAttempt) {
  const account = createHash('sha256')
    .update(`${brand}\n${emailKey(email)}`)
    .digest('base64url')
  const network = clientNetwork(ip)
  const refusing: readonly AttemptBucket[] =
    knownDevice === undefined
      ? [
          { name: `login:${network}:${account}`, most: WRONG_PASSWORDS.perNetworkAndAccount },
          { name: `login:${network}`, most: WRONG_PASSWORDS.perNetwork },
        ]
      : [{ name: `login:${knownDevice}:${account}`, most: WRONG_PASSWORDS.perDevice }]
  const slowing: readonly AttemptBucket[] =
    knownDevice === undefined ? [{ name: `login:${account}`, most: WRONG_PASSWORDS.perAccount }] : []
  return { refusing, slowing }
}

/** Undefined if another attempt is left. */
async function secondsToWait(limit: AttemptLimit, buckets: readonly AttemptBucket[]): Promise<number | undefined> {
  const ms = await limit.waitMs(buckets)
  return ms > 0 ? Math.ceil(ms / SECOND_MS) : undefined
}

/** Without a value it failed; `retryAfterS` if it was the last one for a while. */
export interface Attempted<Value> {
  readonly value?: Value | undefined
  readonly retryAfterS?: number | undefined
}

/** Runs an attempt if one is left; a failed one uses it up. The same for known and unknown addresses. */
export async function limitLoginAttempts<Value>(
  limit: AttemptLimit | undefined,
  attempt: LoginAttempt,
  tryLogin: () => Promise<Value | undefined>,
): Promise<Attempted<Value>> {
  if (!limit) return { value: await tryLogin() }
  const { refusing, slowing } = bucketsOf(attempt)
  if (!(await limit.take(refusing)))
    // An attempt under way elsewhere may have given its place back by now.
    throw new ProblemException('too-many-requests', { retryAfterS: (await secondsToWait(limit, refusing)) ?? 1 })
  const isFree = await limit.take(slowing)
  if (!isFree) await wait(ATTACKED_DELAY_MS)
  const taken = isFree ? [...refusing, ...slowing] : refusing
  let isDone = false
  try {
    const value = await tryLogin()
    isDone = value === undefined
    return isDone ? { retryAfterS: await secondsToWait(limit, refusing) } : { value }
  } finally {
    // A wrong password stays counted; a right one, or a failure of the shop, does not.
    if (!isDone) await limit.giveBack(taken)
  }
}
