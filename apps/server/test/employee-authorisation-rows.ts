import type { employeeCalls } from '@firkant/domain/employee/employee-calls.ts'
import type { handOverCalls } from '@firkant/domain/employee/hand-over-calls.ts'
import type { EmployeeRole } from '@firkant/domain/employee/employee-roles.ts'
import type { CallRow } from './authorisation-rows.ts'

export interface EmployeeCallRow extends CallRow {
  /** Who may, of those at work; the others get 403. Absent: all of them. */
  readonly roles?: readonly EmployeeRole[]
}

const SELLERS: readonly EmployeeRole[] = ['seller', 'storeManager']

/** One row for every call of employees: one that is missing does not compile. */
export const EMPLOYEE_CALL_ROWS: Readonly<
  Record<keyof (typeof employeeCalls & typeof handOverCalls), EmployeeCallRow>
> = {
  'POST /api/client/employee/authentication/login': { needs: 'anybody', body: (a) => ({ ...a, password: '' }) },
  'POST /api/client/employee/authentication/logout': { needs: 'anybody', isLastForA: true },
  'POST /api/client/employee/store': { needs: 'employee', body: () => ({ storeId: 'aarhus' }) },
  'POST /api/client/employee/reservations': {
    needs: 'employee',
    roles: SELLERS,
    body: ({ sku }) => ({ sku, storeId: 'aarhus', quantity: 1, name: 'X' }),
  },
  'POST /api/client/employee/handover': { needs: 'employee', roles: SELLERS },
  'GET /api/client/employee/handover': { needs: 'employee', roles: SELLERS },
  'POST /api/client/employee/handover/withdraw': { needs: 'employee', roles: SELLERS },
  'GET /api/client/employee/price': { needs: 'employee', roles: SELLERS, query: () => ({ lineItemId: 'x' }) },
  'POST /api/client/employee/price': {
    needs: 'employee',
    roles: SELLERS,
    body: () => ({ lineItemId: 'x', price: 1, reason: 'other', note: 'a reason' }),
  },
  'POST /api/client/employee/price/remove': { needs: 'employee', roles: SELLERS, body: () => ({ lineItemId: 'x' }) },
}
