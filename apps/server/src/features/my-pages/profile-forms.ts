import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { MY_PAGES_PARAMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import {
  PROFILE_FORMS,
  readProfileForm,
  REMOVE_FIELD,
  writeProfileOutcome,
  type ProfileOutcome,
  type ProfilePart,
} from '@firkant/domain/my-pages/profile-form.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { readSessionToken } from '../../platform/sessions/session-cookies.ts'
import { endSessionById, endSessions } from '../../platform/sessions/session-service.ts'
import { readRequester } from '../../platform/visitors/requester.ts'
import type { AccountContext } from '../customer/account-context.ts'
import type { SignedInCustomer } from '../customer/customer-identity.ts'
import { changePassword } from '../customer/passwords/passwords.ts'
import { applyProfile } from '../customer/profile.ts'
import { requestEmailProof } from '../customer/sign-in/email-proof.ts'
import type { MyPagesForm, MyPagesHandlers } from './my-pages-form.ts'

export type MailPreferences = (email: string, language: MarketLanguage) => Promise<void>

const SESSION_ID = /^[0-9a-f-]{36}$/

export function signedInOf({ request, market, sender }: MyPagesForm, accounts: AccountContext): SignedInCustomer {
  const requester = readRequester(request, { ...accounts, language: market.language })
  return { customerId: sender.customer.id, token: readSessionToken(request, 'customer') ?? '', requester }
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

function leadTo(part: ProfilePart, { addressOf, sender }: MyPagesForm, { result, wrong = [] }: Ended) {
  const query = new URLSearchParams({
    [MY_PAGES_PARAMS.outcome]: writeProfileOutcome({ part, result }),
    ...(wrong.length > 0 && { [MY_PAGES_PARAMS.wrong]: wrong.join(',') }),
  })
  return { to: 'myPages', address: addressOf(sender.paths.profile), query, fragment: part } as const
}

type ProfileHandlers = Pick<
  MyPagesHandlers,
  'myPages.profile' | 'myPages.password' | 'myPages.sessions' | 'myPages.mails' | 'myPages.proveEmail'
>

/** The forms of the profile: each leads back to its place on the page. */
export function profileForms(accounts: AccountContext, mailPreferences: MailPreferences): ProfileHandlers {
  return {
    ...profileChanges(accounts),
    async 'myPages.sessions'({ sessionId, others }, form) {
      const owner = { kind: 'customer', subjectId: form.sender.customer.id } as const
      if (SESSION_ID.test(sessionId)) await endSessionById(accounts.db, owner, sessionId)
      else if (others) await endSessions(accounts.db, owner, readSessionToken(form.request, 'customer'))
      return leadTo('sessions', form, { result: 'ended' })
    },
    // By mail, because registering proved no mailbox: what is sent there is its owner's business.
    async 'myPages.mails'(_input, form) {
      await mailPreferences(form.sender.customer.email, form.market.language)
      return leadTo('mails', form, { result: 'mailed' })
    },
    async 'myPages.proveEmail'(_input, form) {
      const proof = { customerId: form.sender.customer.id, language: form.market.language }
      await accounts.db.transaction((tx) => requestEmailProof(tx, accounts, proof))
      return leadTo('email', form, { result: 'proofSent' })
    },
  }
}

function profileChanges(accounts: AccountContext): Pick<MyPagesHandlers, 'myPages.profile' | 'myPages.password'> {
  return {
    async 'myPages.profile'(input, form) {
      const part = PROFILE_FORMS.find((each) => each === input.form)
      if (!part) return { to: 'myPages', address: form.addressOf(form.sender.paths.profile) }
      const typed: Readonly<Record<string, string | undefined>> = input
      const commands = readProfileForm(part, (name) => typed[name] ?? '')
      const ended = await orTooMany(async () => {
        const refusal = await applyProfile(accounts, signedInOf(form, accounts), commands)
        if (refusal) return { result: refusal.code, wrong: refusal.fields ?? [] }
        if (part === 'email') return { result: 'sent' }
        return { result: input[REMOVE_FIELD] === undefined ? 'saved' : 'removed' }
      })
      return leadTo(part, form, ended)
    },
    async 'myPages.password'({ removePasskeys, renewShareLinks, ...passwords }, form) {
      const chosen = { ...passwords, ended: { passkeys: removePasskeys, shareLinks: renewShareLinks } }
      const ended = await orTooMany(async () => {
        const error = await changePassword(accounts, signedInOf(form, accounts), chosen)
        return { result: error ?? 'saved' }
      })
      return leadTo('password', form, ended)
    },
  }
}
