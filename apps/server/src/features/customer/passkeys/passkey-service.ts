import { isFreshLogin } from '@firkant/domain/customer/fresh-login.ts'
import {
  MAX_PASSKEYS,
  type AddPasskeyError,
  type PasskeyAssertion,
  type PasskeyRegistration,
} from '@firkant/domain/customer/passkey-calls.ts'
import { MAX_PASSKEY_NAME_LENGTH, readPasskeyName } from '@firkant/domain/customer/passkey-name.ts'
import { findSession } from '../../../platform/sessions/session-service.ts'
import type { AccountContext } from '../account-context.ts'
import type { RecentCustomer, SignedInCustomer } from '../customer-identity.ts'
import { findCustomerById, getCustomer, lockCustomer } from '../customer-store.ts'
import { insertToken } from '../customer-tokens.ts'
import { queueAccountMail } from '../mails/account-mail.ts'
import { isPasswordRight } from '../sign-in/log-in.ts'
import { beginLogin, beginRegistration, finishLogin, finishRegistration } from './passkey-ceremony.ts'
import { findPasskey, insertPasskey, listPasskeys, saveUse, type NewPasskey } from './passkey-store.ts'

type PasskeyContext = Pick<AccountContext, 'db' | 'brand' | 'publicUrl' | 'now'>

const toLogIn = (context: PasskeyContext) => ({ ...context, owner: { purpose: 'login' } as const })
const toAdd = (context: PasskeyContext, customerId: string) => ({
  ...context,
  owner: { purpose: 'registration', customerId } as const,
})

export const makeLoginOptions = (context: PasskeyContext) => beginLogin(toLogIn(context))

/** The customer whose passkey signed the challenge. */
export async function verifyLogin(context: PasskeyContext, response: PasskeyAssertion): Promise<string | undefined> {
  const { db, brand } = context
  const passkey = await findPasskey(db, { brand: brand.key, id: response.id })
  if (!passkey) return undefined
  const counter = await finishLogin(toLogIn(context), { response, passkey })
  if (counter === undefined) return undefined
  await saveUse(db, passkey.id, { counter, now: context.now() })
  return passkey.customerId
}

/** Why the customer may not add one now: a session alone may be stolen, and a mailbox that nobody proved another's. */
export async function refuseAdding(
  context: AccountContext,
  signedIn: RecentCustomer,
  password: string | undefined,
): Promise<AddPasskeyError | undefined> {
  const { email, passwordHash, emailProvedAt } = await getCustomer(context.db, signedIn.customerId)
  if (!emailProvedAt) return 'unprovedEmail'
  if (isFreshLogin(signedIn.signedInAt, context.now())) return undefined
  if (password === undefined) return 'passwordNeeded'
  const isRight = await isPasswordRight(context, signedIn, { email, passwordHash, password })
  return isRight ? undefined : 'wrongPassword'
}

/** The challenge is the proof that adding was not refused: `addPasskey` takes no other. */
export async function makeRegistrationOptions(context: PasskeyContext, customerId: string) {
  const { db } = context
  const [customer, known] = await Promise.all([findCustomerById(db, customerId), listPasskeys(db, customerId)])
  if (!customer) throw new Error('A session outlived its customer')
  return beginRegistration(toAdd(context, customerId), {
    userName: customer.email,
    displayName: `${customer.forename} ${customer.surname}`.trim(),
    ownerId: customerId,
    known,
  })
}

interface NewPasskeyForm {
  readonly name: string
  readonly response: PasskeyRegistration
}

/**
 * The owner's mail and the passkey are one transaction. A password chosen by mail ends sessions and passkeys: what was
 * begun before it must not be saved after it, so the session is looked for behind the customer's lock.
 */
async function saveNewPasskey(
  context: AccountContext,
  { token: sessionToken, requester }: SignedInCustomer,
  passkey: NewPasskey,
): Promise<AddPasskeyError | undefined> {
  const { db, brand, secret } = context
  const { customerId, createdAt: now } = passkey
  return db.transaction(async (tx) => {
    const { email: recipient, forename, emailProvedAt } = await lockCustomer(tx, customerId)
    const session = await findSession(tx, { token: sessionToken, kind: 'customer', brand: brand.key }, now)
    if (!session || !emailProvedAt) return 'notVerified'
    const refusal = await insertPasskey(tx, passkey)
    if (refusal) return refusal
    const token = await insertToken(tx, secret, { customerId, purpose: 'remove-passkey', passkeyId: passkey.id, now })
    const { language } = requester.market
    await queueAccountMail(tx, context, { kind: 'passkeyAdded', recipient, forename, language, token, date: now })
    return undefined
  })
}

/** Undefined when it was added. */
export async function addPasskey(
  context: AccountContext,
  signedIn: SignedInCustomer,
  { name: given, response }: NewPasskeyForm,
): Promise<AddPasskeyError | undefined> {
  const { db } = context
  const { customerId } = signedIn
  const name = readPasskeyName(given, MAX_PASSKEY_NAME_LENGTH)
  if (name === undefined) return 'invalidName'
  if (!(await getCustomer(db, customerId)).emailProvedAt) return 'unprovedEmail'
  if ((await listPasskeys(db, customerId)).length >= MAX_PASSKEYS) return 'tooMany'
  const made = await finishRegistration(toAdd(context, customerId), response)
  if (!made) return 'notVerified'
  return saveNewPasskey(context, signedIn, { ...made, customerId, name, createdAt: context.now() })
}
