import type { FastifyBaseLogger } from 'fastify'
import type { passkeyCalls } from '@firkant/domain/customer/passkey-calls.ts'
import { MAX_PASSKEY_NAME_LENGTH, readPasskeyName } from '@firkant/domain/customer/passkey-name.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import type { CallRoutes } from '../../../platform/http/call-routes.ts'
import { ProblemException } from '../../../platform/http/problem.ts'
import { setSessionCookie } from '../../../platform/sessions/session-cookies.ts'
import type { AccountContext } from '../account-context.ts'
import { readLoginRequester, requireSignedIn } from '../customer-identity.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { addPasskey, makeLoginOptions, makeRegistrationOptions, refuseAdding, verifyLogin } from './passkey-service.ts'
import { deletePasskey, holdPasskey, listPasskeys, renamePasskey } from './passkey-store.ts'

/** Each stores a challenge; a login form asks for one. */
const CHALLENGES_PER_MINUTE = 60
const LOGINS_PER_MINUTE = 30
const CHANGES_PER_MINUTE = 30

/** The library throws for whatever is not as it should be: for the visitor that is a refusal. */
export async function orRefused<Answer>(
  work: Promise<Answer>,
  refused: Answer,
  log: FastifyBaseLogger,
): Promise<Answer> {
  try {
    return await work
  } catch (error) {
    log.info({ reason: error instanceof Error ? error.name : 'unknown' }, 'passkey was refused')
    return refused
  }
}

const unknownPasskey = () => new ProblemException('not-found', { detail: 'There is no such passkey.' })

type LoginCalls = 'POST /api/client/ct/customer/passkeys/loginoptions' | 'POST /api/client/ct/customer/passkeys/login'
type Routes = CallRoutes<typeof passkeyCalls>

function loginRoutes(accounts: AccountContext): Pick<Routes, LoginCalls> {
  return {
    'POST /api/client/ct/customer/passkeys/loginoptions': {
      perMinute: CHALLENGES_PER_MINUTE,
      answer: async () => ({ options: { ...(await makeLoginOptions(accounts)) } }),
    },
    'POST /api/client/ct/customer/passkeys/login': {
      perMinute: LOGINS_PER_MINUTE,
      async answer(request, reply) {
        const customerId = await orRefused(verifyLogin(accounts, request.body.response), undefined, request.log)
        if (customerId === undefined) return { success: false }
        const requester = readLoginRequester(request, reply, { ...accounts, language: request.query.language })
        const holds = (tx: Drizzle) => holdPasskey(tx, customerId, request.body.response.id)
        const signedIn = await signIn(accounts, requester, { customerId, holds })
        if (!signedIn) return { success: false }
        setSessionCookie(reply, 'customer', signedIn.token)
        return { success: true, merged: signedIn.merged }
      },
    },
  }
}

/** A customer's own passkeys, which a full login is needed for. */
function ownRoutes(accounts: AccountContext): Omit<Routes, LoginCalls> {
  const { db } = accounts
  return {
    'GET /api/client/ct/customer/passkeys': {
      async answer(request) {
        const { customerId } = await requireSignedIn(request, accounts)
        const found = await listPasskeys(db, customerId)
        const passkeys = found.map(({ id, name, createdAt, lastUsedAt }) => ({
          id,
          name,
          createdAt: createdAt.toISOString(),
          ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
        }))
        return { passkeys }
      },
    },
    'POST /api/client/ct/customer/passkeys/options': {
      perMinute: CHALLENGES_PER_MINUTE,
      async answer(request) {
        const signedIn = await requireSignedIn(request, accounts)
        const errorCode = await refuseAdding(accounts, signedIn, request.body.password)
        if (errorCode) return { success: false, errorCode }
        return { success: true, options: { ...(await makeRegistrationOptions(accounts, signedIn.customerId)) } }
      },
    },
    'POST /api/client/ct/customer/passkeys/add': {
      perMinute: CHANGES_PER_MINUTE,
      async answer(request) {
        const signedIn = await requireSignedIn(request, accounts)
        const errorCode = await orRefused(addPasskey(accounts, signedIn, request.body), 'notVerified', request.log)
        return { success: errorCode === undefined, errorCode }
      },
    },
    'POST /api/client/ct/customer/passkeys/rename': {
      perMinute: CHANGES_PER_MINUTE,
      async answer(request) {
        const { customerId } = await requireSignedIn(request, accounts)
        const name = readPasskeyName(request.body.name, MAX_PASSKEY_NAME_LENGTH)
        if (name === undefined) return { success: false, errorCode: 'invalidName' }
        if (!(await renamePasskey(db, customerId, { id: request.body.id, name }))) throw unknownPasskey()
        return { success: true }
      },
    },
    'POST /api/client/ct/customer/passkeys/remove': {
      perMinute: CHANGES_PER_MINUTE,
      async answer(request) {
        const { customerId } = await requireSignedIn(request, accounts)
        if (!(await deletePasskey(db, customerId, request.body.id))) throw unknownPasskey()
        return { success: true }
      },
    },
  }
}

export function passkeyRoutes(accounts: AccountContext): Routes {
  return { ...loginRoutes(accounts), ...ownRoutes(accounts) }
}
