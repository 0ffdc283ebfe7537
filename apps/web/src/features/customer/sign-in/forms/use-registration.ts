import { useState } from 'react'
import type { Calls } from '@firkant/domain/calls/calls.ts'
import type { MergedAtLogin } from '@firkant/domain/customer/customer-calls.ts'
import type { RegistrationError } from '@firkant/domain/customer/registration.ts'
import type { BodyOf } from '@firkant/domain/http/call.ts'
import { useAsyncAction } from '@firkant/ui/async-button/use-async-action.ts'
import { announcer } from '../../../../platform/announcer.ts'
import { useShop } from '../../../../platform/shop-context.ts'
import { useTexts } from '../../../../platform/use-texts.ts'
import { signInTexts, type SignInTextKey } from '../sign-in.texts.ts'
import { failureOfCall } from './form-failure.ts'
import { PASSWORD_ERROR_TEXTS } from './new-password-inputs.tsx'

export const REGISTRATION_ERROR_TEXTS: Readonly<Record<RegistrationError | 'tooMany', SignInTextKey>> = {
  ...PASSWORD_ERROR_TEXTS,
  emptyForename: 'error.forename',
  emptySurname: 'error.surname',
  emptyEmail: 'error.email',
  emptyPhoneNumber: 'error.phoneNumber',
  emptyPassword: 'error.password',
  registrationFailed: 'register.failed',
  tooMany: 'error.tooMany',
}

export type RegistrationBody = BodyOf<Calls['POST /api/client/ct/customer/register']>

/** Registers, and says which field the server refused. */
export function useRegistration(
  refused: RegistrationError | 'tooMany' | undefined,
  onRegistered: (merged: MergedAtLogin | undefined) => void,
) {
  const { api, reportError } = useShop()
  const { text } = useTexts(signInTexts)
  const { state, run } = useAsyncAction()
  const [error, setError] = useState(refused)

  const fail = (code: RegistrationError | 'tooMany') => {
    setError(code)
    announcer.announce(text(REGISTRATION_ERROR_TEXTS[code]))
    return false
  }

  async function send(person: RegistrationBody): Promise<boolean> {
    setError(undefined)
    try {
      const { success, errorCode, merged } = await api.post('ct/customer/register', person)
      if (!success) return fail(errorCode ?? 'registrationFailed')
      announcer.announce(text('register.done'))
      onRegistered(merged)
      return true
    } catch (thrown) {
      reportError(thrown, 'warn')
      return fail(failureOfCall(thrown, 'register.failed') === 'error.tooMany' ? 'tooMany' : 'registrationFailed')
    }
  }
  return {
    state,
    error,
    register: (person: RegistrationBody) => void run(() => send(person)),
    clearError: () => setError(undefined),
  }
}
