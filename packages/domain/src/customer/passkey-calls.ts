import { z } from 'zod'
import { inLanguage, type CallTable } from '../http/call.ts'
import { mergedSchema } from './customer-calls.ts'

export const MAX_PASSKEYS = 10

const encoded = z.string().max(8000)
const credentialId = z.string().min(1).max(1400)

/** As the browser gives it; the library that verifies it reads the rest. */
const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string().max(100), z.unknown()),
}
export const registrationResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: z.string().max(32_000),
    transports: z.array(z.string().max(30)).max(10).default([]),
  }),
})
export const loginResponse = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
  }),
})
export type PasskeyRegistration = z.infer<typeof registrationResponse>
export type PasskeyAssertion = z.infer<typeof loginResponse>

const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().optional(),
})
export type Passkey = z.infer<typeof passkeySchema>

/** For `navigator.credentials`, as JSON. */
export const passkeyOptions = z.object({ options: z.looseObject({ challenge: z.string() }) })

export const PASSKEY_ERRORS = ['notVerified', 'tooMany', 'invalidName'] as const
export type PasskeyError = (typeof PASSKEY_ERRORS)[number]
export const passkeyOutcome = z.object({ success: z.boolean(), errorCode: z.enum(PASSKEY_ERRORS).optional() })
/** Of a customer who adds one: the mailbox must be proved, and the login recent or the password right. */
export const ADD_PASSKEY_ERRORS = [...PASSKEY_ERRORS, 'unprovedEmail', 'passwordNeeded', 'wrongPassword'] as const
export type AddPasskeyError = (typeof ADD_PASSKEY_ERRORS)[number]
const addOutcome = z.object({ success: z.boolean(), errorCode: z.enum(ADD_PASSKEY_ERRORS).optional() })
/** What is too long is answered as a field error. */
const name = z.string().max(1000)

export const passkeyCalls = {
  'POST /api/client/ct/customer/passkeys/loginoptions': {
    tag: 'customer',
    summary: 'A challenge for a login with a passkey; it can be used once, within five minutes',
    query: inLanguage,
    answer: passkeyOptions,
  },
  'POST /api/client/ct/customer/passkeys/login': {
    tag: 'customer',
    summary: 'Signs a customer in with a passkey',
    query: inLanguage,
    body: z.object({ response: loginResponse }),
    answer: z.object({ success: z.boolean(), merged: mergedSchema.optional() }),
  },
  'GET /api/client/ct/customer/passkeys': {
    tag: 'customer',
    summary: "The customer's passkeys, the newest first",
    query: inLanguage,
    answer: z.object({ passkeys: z.array(passkeySchema).readonly() }),
  },
  'POST /api/client/ct/customer/passkeys/options': {
    tag: 'customer',
    summary: 'A challenge for a new passkey; it can be used once, within five minutes',
    description:
      'Refused while the mailbox is not proved (`unprovedEmail`), and without the password when the login is older than ten minutes (`passwordNeeded`, `wrongPassword`).',
    query: inLanguage,
    body: z.object({ password: z.string().max(1000).optional() }),
    answer: addOutcome.extend({ options: passkeyOptions.shape.options.optional() }),
  },
  'POST /api/client/ct/customer/passkeys/add': {
    tag: 'customer',
    summary: 'Adds a passkey, and writes to the owner with a way to remove it',
    query: inLanguage,
    body: z.object({ name, response: registrationResponse }),
    answer: addOutcome,
  },
  'POST /api/client/ct/customer/passkeys/rename': {
    tag: 'customer',
    summary: 'Renames a passkey',
    query: inLanguage,
    body: z.object({ id: credentialId, name }),
    answer: passkeyOutcome,
  },
  'POST /api/client/ct/customer/passkeys/remove': {
    tag: 'customer',
    summary: 'Removes a passkey: it opens nothing any more',
    query: inLanguage,
    body: z.object({ id: credentialId }),
    answer: passkeyOutcome,
  },
} as const satisfies CallTable
