import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ACCOUNT_LINK_PATHS, type AccountLink, type AccountLinkResult } from '@firkant/domain/customer/account-links.ts'
import type { ConfirmEmailError } from '@firkant/domain/customer/customer-calls.ts'
import { SIGN_IN_PARAMS } from '@firkant/domain/customer/sign-in-forms.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { MARKETS } from '@firkant/domain/market/market.ts'
import { fieldsOf, fromShop, readPlainForms } from '../../platform/http/plain-forms.ts'
import { readSessionToken } from '../../platform/sessions/session-cookies.ts'
import type { AccountContext } from './account-context.ts'
import { undoDeletion } from './delete-customer.ts'
import { proveEmail } from './email-proof.ts'
import { removePasskeyByLink } from './passkeys/passkey-removal.ts'
import { confirmEmail } from './profile.ts'

const LINK_FORMS_PER_MINUTE = 20

const REFUSALS: Readonly<Record<ConfirmEmailError, AccountLinkResult>> = {
  invalidToken: 'expired',
  emailInUse: 'inUse',
}

type Use = (context: AccountContext, request: FastifyRequest, token: string) => Promise<AccountLinkResult>

const USES: Readonly<Record<AccountLink, Use>> = {
  async confirmEmail(context, request, token) {
    const error = await confirmEmail(context, { token, exceptToken: readSessionToken(request, 'customer') })
    return error ? REFUSALS[error] : 'done'
  },
  proveEmail: (context, request, token) =>
    proveEmail(context, { token, customerToken: readSessionToken(request, 'customer') }),
  async removePasskey(context, request, token) {
    const exceptToken = readSessionToken(request, 'customer')
    return (await removePasskeyByLink(context, { token, exceptToken })) ? 'done' : 'expired'
  },
  async undoDeletion(context, _request, token) {
    return (await undoDeletion(context, token)) ? 'done' : 'expired'
  },
}

/** The buttons behind the links of an account's mails. */
export async function registerAccountLinkForms(app: FastifyInstance, context: AccountContext): Promise<void> {
  const { brand } = context
  await app.register(async (forms) => {
    readPlainForms(forms)
    for (const link of Object.keys(USES) as readonly AccountLink[])
      for (const market of brand.markets) {
        const { language } = MARKETS[market]
        const path = localizePath(brand, language, ACCOUNT_LINK_PATHS[link][language])
        forms.post(path, fromShop(LINK_FORMS_PER_MINUTE), async (request, reply) => {
          const token = fieldsOf(request).get(SIGN_IN_PARAMS.token) ?? ''
          const result = await USES[link](context, request, token)
          return reply.header('cache-control', 'no-store').redirect(`${path}?${SIGN_IN_PARAMS.result}=${result}`, 303)
        })
      }
  })
}
