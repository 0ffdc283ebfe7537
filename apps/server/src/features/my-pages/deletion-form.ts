import type { FastifyInstance } from 'fastify'
import { MY_PAGES_FORMS, MY_PAGES_PARAMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import { fromShop } from '../../platform/http/plain-forms.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import type { AccountContext } from '../customer/account-context.ts'
import { requestDeletion } from '../customer/delete-customer.ts'
import { myPagesForm } from './my-pages-form.ts'
import { LONGEST_FIELD, signedInOf } from './profile-forms.ts'

const DELETIONS_PER_MINUTE = 10

/** Asks for the password, because whoever finds an open browser must not delete the account. */
export function registerDeletionForm(forms: FastifyInstance, accounts: AccountContext): void {
  forms.post(
    MY_PAGES_FORMS.deletion,
    fromShop(DELETIONS_PER_MINUTE),
    myPagesForm(accounts, async (form, request, reply) => {
      const password = (form.fields.get('password') ?? '').slice(0, LONGEST_FIELD)
      const page = form.address(form.paths.deletion)
      const endedWith = (outcome: string) => `${page}?${MY_PAGES_PARAMS.outcome}=${outcome}`
      try {
        const done = await requestDeletion(accounts, signedInOf(form, { request, reply, accounts }), password)
        return endedWith(done.ok ? 'requested' : done.code)
      } catch (error) {
        if (error instanceof ProblemException && error.code === 'too-many-requests') return endedWith('tooMany')
        throw error
      }
    }),
  )
}
