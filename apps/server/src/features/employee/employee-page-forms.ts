import { EMPLOYEE_PARAMS, type EmployeeResult, type EmployeeView } from '@firkant/domain/page/models/employee-models.ts'
import { endSessionById, endSessions } from '../../platform/sessions/session-service.ts'
import type { CartService } from '../cart/cart-service.ts'
import { UUID } from '../cart/cart-store.ts'
import type { RequestingEmployee } from './employee-at-work.ts'
import type { EmployeeContext } from './employee-log-in.ts'
import { removeEmployeePasskey } from './employee-passkeys.ts'
import type { EmployeeHandlers } from './employee-sender.ts'
import { publishAccessChange, recordEvent } from './employee-store.ts'
import { findCustomerOrder } from './find-customer-order.ts'
import { releaseReservation } from './reservations/end-reservation.ts'
import { sellReservation } from './reservations/sell-reservation.ts'

interface PageFormContext extends EmployeeContext {
  readonly carts: CartService
}

interface Next {
  readonly view: EmployeeView
  readonly result?: EmployeeResult
  readonly lookup?: number
}

/** One of the employee's views. */
function show({ view, result, lookup }: Next) {
  const query = new URLSearchParams({
    [EMPLOYEE_PARAMS.view]: view,
    ...(result && { [EMPLOYEE_PARAMS.result]: result }),
    ...(lookup !== undefined && { [EMPLOYEE_PARAMS.lookup]: String(lookup) }),
  })
  return { to: 'employeeLogin', query } as const
}

async function endOwnSessions(
  { database, brand, now }: EmployeeContext,
  employee: RequestingEmployee,
  { id, others }: { readonly id: string; readonly others: string },
): Promise<boolean> {
  const owner = { kind: 'employee', subjectId: employee.id } as const
  return database.main.transaction(async (tx) => {
    const ended = UUID.test(id)
      ? await endSessionById(tx, owner, id)
      : others !== '' && (await endSessions(tx, owner, employee.token)) > 0
    if (!ended) return false
    await recordEvent(tx, { brand: brand.key, employee, at: now(), kind: 'sessionsEnded' })
    await publishAccessChange(tx, employee.id)
    return true
  })
}

type PageHandlers = Pick<
  EmployeeHandlers,
  'employee.release' | 'employee.sell' | 'employee.findOrder' | 'employee.removePasskey' | 'employee.endSessions'
>

/** Forms of the employee's own page. */
export function employeePageForms(context: PageFormContext): PageHandlers {
  return {
    async 'employee.release'({ id }, { sender }) {
      const isDone = UUID.test(id) && (await releaseReservation(context, sender, id))
      return show({ view: 'today', result: isDone ? 'released' : 'gone' })
    },
    async 'employee.sell'({ id }, { sender, knownRequester }) {
      const requester = knownRequester()
      const outcome = UUID.test(id) ? await sellReservation(context, sender, { id, requester }) : 'gone'
      return outcome === 'inCart' ? { to: 'cart' } : show({ view: 'today', result: outcome })
    },
    async 'employee.findOrder'(given, { sender }) {
      return show({ view: 'order', ...(await findCustomerOrder(context, sender, given)) })
    },
    async 'employee.removePasskey'({ id }, { sender }) {
      const isDone = await removeEmployeePasskey(context, sender, id)
      return show({ view: 'safety', result: isDone ? 'passkeyRemoved' : 'gone' })
    },
    async 'employee.endSessions'(asked, { sender }) {
      const isDone = await endOwnSessions(context, sender, asked)
      return show({ view: 'safety', result: isDone ? 'sessionEnded' : 'gone' })
    },
  }
}
