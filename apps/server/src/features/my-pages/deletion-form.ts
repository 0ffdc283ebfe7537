import { MY_PAGES_PARAMS } from '@firkant/domain/my-pages/my-pages-addresses.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import type { AccountContext } from '../customer/account-context.ts'
import { requestDeletion } from '../customer/delete-customer.ts'
import type { MyPagesHandlers } from './my-pages-form.ts'
import { signedInOf } from './profile-forms.ts'

/** Asks for the password, because whoever finds an open browser must not delete the account. */
export function deletionForms(accounts: AccountContext): Pick<MyPagesHandlers, 'myPages.deletion'> {
  return {
    async 'myPages.deletion'({ password }, form) {
      const address = form.addressOf(form.sender.paths.deletion)
      const endedWith = (outcome: string) =>
        ({ to: 'myPages', address, query: `${MY_PAGES_PARAMS.outcome}=${outcome}` }) as const
      try {
        const done = await requestDeletion(accounts, signedInOf(form, accounts), password)
        return endedWith(done.ok ? 'requested' : done.code)
      } catch (error) {
        if (error instanceof ProblemException && error.code === 'too-many-requests') return endedWith('tooMany')
        throw error
      }
    },
  }
}
