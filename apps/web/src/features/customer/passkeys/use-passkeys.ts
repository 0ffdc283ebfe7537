import { useEffect, useState } from 'react'
import type { Passkey, PasskeyError } from '@firkant/domain/customer/passkey-calls.ts'
import { announcer } from '../../../platform/announcer.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { usePasskeyTexts, type PasskeyTextKey } from './use-passkey-texts.ts'

const ERROR_TEXTS: Readonly<Record<PasskeyError, PasskeyTextKey>> = {
  notVerified: 'passkeys.addFailed',
  tooMany: 'passkeys.tooMany',
  invalidName: 'passkeys.invalidName',
}

interface Outcome {
  readonly success: boolean
  readonly errorCode?: PasskeyError | undefined
}

export interface Passkeys {
  /** Undefined while they are loaded, and without scripts. */
  readonly list: readonly Passkey[] | undefined
  readonly failure: string | undefined
  /** Changes something, says so, and loads the list again; false if it was refused. */
  readonly change: (act: () => Promise<Outcome>, done: string) => Promise<boolean>
}

/** The customer's passkeys, for the profile. */
export function usePasskeys(): Passkeys {
  const { api, texts, reportError } = useShop()
  const { text } = usePasskeyTexts()
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
    async change(act, done) {
      try {
        const { success, errorCode } = await act()
        if (!success) return say(text(ERROR_TEXTS[errorCode ?? 'notVerified']), true)
        await load()
        return say(done, false)
      } catch (error) {
        const { isOwnRefusal } = await import('./passkey-client.ts')
        if (isOwnRefusal(error)) return say(text('passkeys.addFailed'), true)
        reportError(error, 'warn')
        return say(texts.text('error.genericRetry'), true)
      }
    },
  }
}
