import type { FastifyRequest } from 'fastify'
import type { accountLinkFormRows } from '@firkant/domain/customer/account-form-rows.ts'
import type { AccountLink, AccountLinkResult } from '@firkant/domain/customer/account-links.ts'
import type { ConfirmEmailError } from '@firkant/domain/customer/customer-calls.ts'
import { SIGN_IN_PARAMS } from '@firkant/domain/customer/sign-in-forms.ts'
import type { FormHandlers, SentForm } from '../../../platform/forms/form-routes.ts'
import { readSessionToken } from '../../../platform/sessions/session-cookies.ts'
import type { AccountContext } from '../account-context.ts'
import { undoDeletion } from '../delete-customer.ts'
import { removePasskeyByLink } from '../passkeys/passkey-removal.ts'
import { confirmEmail } from '../profile.ts'
import { proveEmail } from '../sign-in/email-proof.ts'

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

/** The buttons behind the links of an account's mails: each leads back to its page. */
export function accountLinkForms(context: AccountContext): FormHandlers<typeof accountLinkFormRows> {
  const handle =
    <Link extends AccountLink>(link: Link) =>
    async ({ token }: { readonly token: string }, { request }: SentForm) => {
      const result = await USES[link](context, request, token)
      return { to: link, query: `${SIGN_IN_PARAMS.result}=${result}` }
    }
  return {
    'account.confirmEmail': handle('confirmEmail'),
    'account.proveEmail': handle('proveEmail'),
    'account.removePasskey': handle('removePasskey'),
    'account.undoDeletion': handle('undoDeletion'),
  }
}
