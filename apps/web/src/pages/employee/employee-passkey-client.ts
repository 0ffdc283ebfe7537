import {
  startAuthentication,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { ApiClient } from '../../platform/api-client.ts'

export { isOwnRefusal } from '../../features/customer/passkeys/passkey-client.ts'

/** False if the shop does not know the passkey. */
export async function logInWithEmployeePasskey(api: ApiClient): Promise<boolean> {
  const { options } = await api.post('employee/passkeys/loginoptions', {})
  // Made by the same library on the server, which has no schema for it.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { clientExtensionResults, ...signed } = await startAuthentication({ optionsJSON })
  const response = { ...signed, clientExtensionResults: { ...clientExtensionResults } }
  return (await api.post('employee/passkeys/login', { response })).success
}

interface NewPasskey {
  readonly name: string
  readonly password: string
  readonly code?: string | undefined
}

/** Why it was not added. */
export async function addEmployeePasskey(api: ApiClient, { name, ...proof }: NewPasskey) {
  const proven = await api.post('employee/passkeys/options', proof)
  if (!proven.success || !proven.options) return proven.errorCode ?? 'failed'
  const optionsJSON = proven.options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { id, rawId, type, response, clientExtensionResults } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  const added = await api.post('employee/passkeys/add', {
    name,
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject, transports },
      clientExtensionResults: { ...clientExtensionResults },
    },
  })
  return added.success ? undefined : (added.errorCode ?? 'notVerified')
}
