import { emailKey } from '@firkant/domain/mail/email-address.ts'
import { listKnownAccounts, type KnownAccount } from '../../features/demo/accounts/known-accounts.ts'
import { deleteEmployee } from '../../features/employee/employee-store.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { endSessions } from '../../platform/sessions/session-service.ts'
import { CUSTOMER_DATA } from '../../start/customer-data.ts'
import { DONE, withDatabase, type Command } from '../command.ts'

async function removeAccount(tx: Drizzle, { kind, id, brand, email }: KnownAccount): Promise<void> {
  if (kind === 'customer') {
    const subject = { brand, customerId: id, emailKey: emailKey(email) }
    for (const part of Object.values(CUSTOMER_DATA.parts)) await part.delete(tx, subject)
    return
  }
  await endSessions(tx, { kind, subjectId: id })
  await deleteEmployee(tx, id)
}

export const removeDemoAccountsCommand: Command = {
  usage: 'remove-demo-accounts',
  help: 'deletes the accounts of the demo shop, of all brands; their orders stay, without a name. Production does not start before',
  async run(context) {
    const { progress } = context
    return withDatabase(context, async ({ main }) => {
      progress.step('Demo accounts')
      const found = await listKnownAccounts(main)
      for (const [index, account] of found.entries()) {
        await main.transaction((tx) => removeAccount(tx, account))
        progress.count(index + 1, found.length)
      }
      progress.done(`${found.length} deleted`)
      return DONE
    })
  },
}
