import { useEffect, useState } from 'react'
import type { AddPasskeyError, Passkey } from '@firkant/domain/customer/passkey-calls.ts'
import { announcer } from '../../../platform/announcer.ts'
import { ApiError } from '../../../platform/api-client.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { passkeyTexts, type PasskeyTextKey } from './passkey.texts.ts'

const TOO_MANY = 429

/** `tooManyAttempts`: wrong passwords, refused before they are looked at. */
export type PasskeyRefusal = AddPasskeyError | 'tooManyAttempts'

export const REFUSAL_TEXTS: Readonly<Record<PasskeyRefusal, PasskeyTextKey>> = {
  notVerified: 'passkeys.addFailed',
  tooMany: 'passkeys.tooMany',
  invalidName: 'passkeys.invalidName',
  unprovedEmail: 'passkeys.unproved',
  passwordNeeded: 'passkeys.passwordNeeded',
  wrongPassword: 'passkeys.wrongPassword',
  tooManyAttempts: 'passkeys.tooManyAttempts',
}

/** True for a refusal that is said in a place of its own. */
type TellRefusal = (refusal: PasskeyRefusal) => boolean

interface Outcome {
  readonly success: boolean
  readonly errorCode?: AddPasskeyError | undefined
}

export interface Passkeys {
  /** Undefined while they are loaded, and without scripts. */
  readonly list: readonly Passkey[] | undefined
  readonly failure: string | undefined
  /** Changes something, says so, and loads the list again; false if it was refused. */
  readonly change: (act: () => Promise<Outcome>, done: string, tell?: TellRefusal) => Promise<boolean>
}

/** The customer's passkeys, for the profile. */
export function usePasskeys(): Passkeys {
  const { api, texts, reportError } = useShop()
  const { text } = useTexts(passkeyTexts)
  const [list, setList] = useState<readonly Passkey[]>()
  const [failure, setFailure] = useState<string>()

  const say = (message: string, isFailure: boolean) => {
    setFailure(isFailure ? message : undefined)
    announcer.announce(message)
    return !isFailure
  }
  const load = async () => setList((await api.get('ct/customer/passkeys')).passkeys)
  useEffect(() => {
    api.get('ct/customer/passkeys').then(
      ({ passkeys }) => setList(passkeys),
      (error: unknown) => {
        reportError(error, 'warn')
        setFailure(texts.text('error.generic'))
      },
    )
  }, [api, texts, reportError])

  return {
    list,
    failure,
    async change(act, done, tell) {
      const refuse = (refusal: PasskeyRefusal) => {
        if (!tell?.(refusal)) return say(text(REFUSAL_TEXTS[refusal]), true)
        setFailure(undefined)
        return false
      }
      try {
        const { success, errorCode = 'notVerified' } = await act()
        if (!success) return refuse(errorCode)
        await load()
        return say(done, false)
      } catch (error) {
        if (error instanceof ApiError && error.status === TOO_MANY) return refuse('tooManyAttempts')
        const { isOwnRefusal } = await import('./passkey-client.ts')
        if (isOwnRefusal(error)) return say(text('passkeys.addFailed'), true)
        reportError(error, 'warn')
        return say(texts.text('error.genericRetry'), true)
      }
    },
  }
}
