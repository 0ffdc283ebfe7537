import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { MY_PAGES_FORMS, MY_PAGES_PARAMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import {
  PROFILE_FORMS,
  readProfileForm,
  REMOVE_FIELD,
  writeProfileOutcome,
  type ProfileOutcome,
  type ProfilePart,
} from '@firkant/domain/my-pages/profile-form.ts'
import { fromShop } from '../../platform/http/plain-forms.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { readSessionToken } from '../../platform/sessions/session-cookies.ts'
import { endSessionById, endSessions } from '../../platform/sessions/session-service.ts'
import { readRequester } from '../../platform/visitors/requester.ts'
import type { AccountContext } from '../customer/account-context.ts'
import type { SignedInCustomer } from '../customer/customer-identity.ts'
import { requestEmailProof } from '../customer/email-proof.ts'
import { changePassword } from '../customer/passwords.ts'
import { applyProfile } from '../customer/profile.ts'
import { myPagesForm, type MyPagesForm } from './my-pages-form.ts'

export type MailPreferences = (email: string, language: MarketLanguage) => Promise<void>

const CHANGES_PER_MINUTE = 20
const MAILS_PER_MINUTE = 5
export const LONGEST_FIELD = 300
const SESSION_ID = /^[0-9a-f-]{36}$/

export function signedInOf(
  { customer, language }: MyPagesForm,
  { request, reply, accounts }: { request: FastifyRequest; reply: FastifyReply; accounts: AccountContext },
): SignedInCustomer {
  const requester = readRequester(request, reply, { ...accounts, language })
  return { customerId: customer.id, token: readSessionToken(request, 'customer') ?? '', requester }
}

type Ended = Pick<ProfileOutcome, 'result'> & Partial<Pick<ProfileOutcome, 'wrong'>>

/** Too many wrong passwords: the page says so, instead of an error document. */
async function orTooMany(work: () => Promise<Ended>): Promise<Ended> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProblemException && error.code === 'too-many-requests') return { result: 'tooMany' }
    throw error
  }
}

function outcomeAddress({ address, paths }: MyPagesForm, part: ProfilePart, { result, wrong = [] }: Ended): string {
  const params = new URLSearchParams({
    [MY_PAGES_PARAMS.outcome]: writeProfileOutcome({ part, result }),
    ...(wrong.length > 0 && { [MY_PAGES_PARAMS.wrong]: wrong.join(',') }),
  })
  return `${address(paths.profile)}?${params}#${part}`
}

const fieldOf =
  ({ fields }: MyPagesForm) =>
  (name: string) =>
    (fields.get(name) ?? '').slice(0, LONGEST_FIELD)

/** The forms of the profile: each leads back to its place on the page. */
export function registerProfileForms(
  forms: FastifyInstance,
  accounts: AccountContext,
  mailPreferences: MailPreferences,
): void {
  registerProfileChanges(forms, accounts)

  forms.post(
    MY_PAGES_FORMS.sessions,
    fromShop(CHANGES_PER_MINUTE),
    myPagesForm(accounts, async (form, request) => {
      const owner = { kind: 'customer', subjectId: form.customer.id } as const
      const id = form.fields.get('sessionId') ?? ''
      if (SESSION_ID.test(id)) await endSessionById(accounts.db, owner, id)
      else if (form.fields.has('others')) await endSessions(accounts.db, owner, readSessionToken(request, 'customer'))
      return outcomeAddress(form, 'sessions', { result: 'ended' })
    }),
  )

  // By mail, because registering proved no mailbox: what is sent there is its owner's business.
  forms.post(
    MY_PAGES_FORMS.mails,
    fromShop(MAILS_PER_MINUTE),
    myPagesForm(accounts, async (form) => {
      await mailPreferences(form.customer.email, form.language)
      return outcomeAddress(form, 'mails', { result: 'mailed' })
    }),
  )

  forms.post(
    MY_PAGES_FORMS.proveEmail,
    fromShop(MAILS_PER_MINUTE),
    myPagesForm(accounts, async (form) => {
      const { customer, language } = form
      await accounts.db.transaction((tx) => requestEmailProof(tx, accounts, { customerId: customer.id, language }))
      return outcomeAddress(form, 'email', { result: 'proofSent' })
    }),
  )
}

function registerProfileChanges(forms: FastifyInstance, accounts: AccountContext): void {
  forms.post(
    MY_PAGES_FORMS.profile,
    fromShop(CHANGES_PER_MINUTE),
    myPagesForm(accounts, async (form, request, reply) => {
      const part = PROFILE_FORMS.find((each) => each === form.fields.get(MY_PAGES_PARAMS.form))
      if (!part) return form.address(form.paths.profile)
      const commands = readProfileForm(part, fieldOf(form))
      const ended = await orTooMany(async () => {
        const refusal = await applyProfile(accounts, signedInOf(form, { request, reply, accounts }), commands)
        if (refusal) return { result: refusal.code, wrong: refusal.fields ?? [] }
        if (part === 'email') return { result: 'sent' }
        return { result: form.fields.has(REMOVE_FIELD) ? 'removed' : 'saved' }
      })
      return outcomeAddress(form, part, ended)
    }),
  )

  forms.post(
    MY_PAGES_FORMS.password,
    fromShop(CHANGES_PER_MINUTE),
    myPagesForm(accounts, async (form, request, reply) => {
      const read = fieldOf(form)
      const chosen = {
        currentPassword: read('currentPassword'),
        password: read('password'),
        confirmPassword: read('confirmPassword'),
        ended: { passkeys: form.fields.has('removePasskeys'), shareLinks: form.fields.has('renewShareLinks') },
      }
      const ended = await orTooMany(async () => {
        const error = await changePassword(accounts, signedInOf(form, { request, reply, accounts }), chosen)
        return { result: error ?? 'saved' }
      })
      return outcomeAddress(form, 'password', ended)
    }),
  )
}
