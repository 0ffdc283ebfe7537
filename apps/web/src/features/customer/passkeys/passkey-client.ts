import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { AddPasskeyError, PasskeyAssertion } from '@firkant/domain/customer/passkey-calls.ts'
import type { ApiClient } from '../../../platform/api-client.ts'

/** What the browser signed for this challenge. */
async function sign(
  api: ApiClient,
  { useBrowserAutofill }: { useBrowserAutofill: boolean },
): Promise<PasskeyAssertion> {
  const { options } = await api.post('ct/customer/passkeys/loginoptions', {})
  // Made by the same library on the server, which has no schema for it.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const { clientExtensionResults, ...signed } = await startAuthentication({ optionsJSON, useBrowserAutofill })
  return { ...signed, clientExtensionResults: { ...clientExtensionResults } }
}

export async function logInWithPasskey(api: ApiClient) {
  const response = await sign(api, { useBrowserAutofill: false })
  return api.post('ct/customer/passkeys/login', { response })
}

/** Passkeys among the suggestions of the e-mail field; resolves when one is chosen, and rejects when it is not. */
export async function waitForAutofill(api: ApiClient): Promise<PasskeyAssertion | undefined> {
  if (!(await browserSupportsWebAuthnAutofill())) return undefined
  return sign(api, { useBrowserAutofill: true })
}

export const stopAutofill = () => WebAuthnAbortService.cancelCeremony()

export interface AddOutcome {
  readonly success: boolean
  readonly errorCode?: AddPasskeyError | undefined
}

/** The device is asked only once the shop agrees: it may want the password first. */
export async function addPasskey(api: ApiClient, name: string, password?: string): Promise<AddOutcome> {
  const body = password === undefined ? {} : { password }
  const { options, ...refused } = await api.post('ct/customer/passkeys/options', body)
  if (!options) return refused
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const { id, rawId, type, response, clientExtensionResults } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return api.post('ct/customer/passkeys/add', {
    name,
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject, transports },
      clientExtensionResults: { ...clientExtensionResults },
    },
  })
}

/** Closed or timed out by the person, or the authenticator has one already: nothing that the shop did wrong. */
export function isOwnRefusal(error: unknown): boolean {
  return error instanceof Error && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name)
}
