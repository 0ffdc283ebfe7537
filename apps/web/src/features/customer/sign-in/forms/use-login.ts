import { useState } from 'react'
import type { MergedAtLogin } from '@firkant/domain/customer/customer-calls.ts'
import type { AsyncState } from '@firkant/ui/async-button/async-action.ts'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { announcer } from '../../../../platform/announcer.ts'
import { useShop } from '../../../../platform/shop-context.ts'
import { useTexts } from '../../../../platform/use-texts.ts'
import { useSecondsLeft, waitOf, waitOfCall, waitText, type Wait } from '../login-wait.ts'
import { signInTexts, type SignInTextKey } from '../sign-in.texts.ts'

export interface LoginAnswer {
  readonly success: boolean
  readonly merged?: MergedAtLogin | undefined
  readonly retryAfterSeconds?: number | undefined
}

export interface Login {
  readonly state: AsyncState
  readonly failure: SignInTextKey | undefined
  /** How long until the next attempt, after too many. */
  readonly wait: string | undefined
  /** Runs one way to log in; `failure` is shown where it does not succeed. */
  readonly logIn: (ask: () => Promise<LoginAnswer>, failure: SignInTextKey) => void
}

interface LoginOptions {
  readonly refused: SignInTextKey | undefined
  /** In seconds, after a plain form. */
  readonly wait: number | undefined
  readonly onLoggedIn: (merged: MergedAtLogin | undefined) => void
}

export function useLogin({ refused, wait: first, onLoggedIn }: LoginOptions): Login {
  const { reportError } = useShop()
  const own = useTexts(signInTexts)
  const { text } = own
  const { state, run } = useAsyncAction()
  const [failure, setFailure] = useState(refused)
  const [wait, setWait] = useState(() => waitOf(first))
  const left = useSecondsLeft(wait)

  const fail = (key: SignInTextKey, until?: Wait) => {
    setFailure(key)
    setWait(until)
    announcer.announce(until ? `${text(key)}. ${waitText(own, until.seconds)}` : text(key))
    return false
  }

  async function send(ask: () => Promise<LoginAnswer>, otherwise: SignInTextKey): Promise<boolean> {
    setFailure(undefined)
    try {
      const { success, merged, retryAfterSeconds } = await ask()
      if (!success) return fail(otherwise, waitOf(retryAfterSeconds))
      announcer.announce(text('login.done'))
      onLoggedIn(merged)
      return true
    } catch (error) {
      reportError(error, 'warn')
      const until = waitOfCall(error)
      return fail(until ? 'login.failed' : otherwise, until)
    }
  }
  return {
    state,
    failure,
    wait: left > 0 ? waitText(own, left) : undefined,
    logIn: (ask, otherwise) => void run(() => send(ask, otherwise)),
  }
}
