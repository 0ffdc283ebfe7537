import type { customerCalls } from '@firkant/domain/customer/customer-calls.ts'
import type { ProfileError } from '@firkant/domain/customer/profile-commands.ts'
import type { CallRoutes } from '../../../platform/http/call-routes.ts'
import { readSessionToken } from '../../../platform/sessions/session-cookies.ts'
import type { AccountContext } from '../account-context.ts'
import { requireSignedIn } from '../customer-identity.ts'
import { applyProfile, confirmEmail, loadProfile } from '../profile.ts'

/** A new address sends a mail to somebody. */
const PROFILE_CHANGES_PER_MINUTE = 20

/** For logs and tools; what people read is the web's. */
const MESSAGES: Readonly<Record<ProfileError, string>> = {
  'empty-name': 'The name is missing.',
  'invalid-name': 'The name is too long or not a name.',
  'invalid-email': 'This is no e-mail address.',
  'invalid-mobile': 'This is no mobile number of a country that the shop serves.',
  'invalid-address': 'The address is incomplete or has a wrong field.',
  'unsupported-country': 'The shop does not deliver to this country.',
  'wrong-password': 'The password is wrong.',
}

type ProfileCalls = Pick<
  CallRoutes<typeof customerCalls>,
  | 'GET /api/client/ct/customer/profile'
  | 'POST /api/client/ct/customer/apply'
  | 'POST /api/client/ct/customer/confirmemail'
>

export function profileRoutes(accounts: AccountContext): ProfileCalls {
  return {
    'GET /api/client/ct/customer/profile': {
      async answer(request) {
        const { customerId } = await requireSignedIn(request, accounts)
        return loadProfile(accounts, customerId)
      },
    },
    'POST /api/client/ct/customer/apply': {
      perMinute: PROFILE_CHANGES_PER_MINUTE,
      async answer(request) {
        const signedIn = await requireSignedIn(request, accounts)
        const refusal = await applyProfile(accounts, signedIn, request.body)
        const customer = await loadProfile(accounts, signedIn.customerId)
        const validationErrors = refusal ? [{ ...refusal, message: MESSAGES[refusal.code] }] : []
        return { customer, validation: { validationErrors } }
      },
    },
    'POST /api/client/ct/customer/confirmemail': {
      perMinute: PROFILE_CHANGES_PER_MINUTE,
      async answer(request) {
        const exceptToken = readSessionToken(request, 'customer')
        const errorCode = await confirmEmail(accounts, { token: request.body.token, exceptToken })
        return { success: errorCode === undefined, errorCode }
      },
    },
  }
}
