import { useState } from 'react'
import type { MergedAtLogin } from '@firkant/domain/customer/customer-calls.ts'
import type { AsyncState } from '@firkant/ui/async-button/async-action.ts'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { announcer } from '../../../platform/announcer.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { failureOfCall } from './form-failure.ts'
import { useSignInTexts, type SignInTextKey } from './use-sign-in-texts.ts'

export interface LoginAnswer {
  readonly success: boolean
  readonly merged?: MergedAtLogin | undefined
}

export interface Login {
  readonly state: AsyncState
  readonly failure: SignInTextKey | undefined
  /** Runs one way to log in; `failure` is shown where it does not succeed. */
  readonly logIn: (ask: () => Promise<LoginAnswer>, failure: SignInTextKey) => void
}

interface LoginOptions {
  readonly refused: SignInTextKey | undefined
  readonly onLoggedIn: (merged: MergedAtLogin | undefined) => void
}

export function useLogin({ refused, onLoggedIn }: LoginOptions): Login {
  const { reportError } = useShop()
  const { text } = useSignInTexts()
  const { state, run } = useAsyncAction()
  const [failure, setFailure] = useState(refused)

  const fail = (key: SignInTextKey) => {
    setFailure(key)
    announcer.announce(text(key))
    return false
  }

  async function send(ask: () => Promise<LoginAnswer>, otherwise: SignInTextKey): Promise<boolean> {
    setFailure(undefined)
    try {
      const { success, merged } = await ask()
      if (!success) return fail(otherwise)
      announcer.announce(text('login.done'))
      onLoggedIn(merged)
      return true
    } catch (error) {
      reportError(error, 'warn')
      return fail(failureOfCall(error, otherwise))
    }
  }
  return { state, failure, logIn: (ask, otherwise) => void run(() => send(ask, otherwise)) }
}
