import type { employeeCalls } from '@firkant/domain/employee/employee-calls.ts'
import type { EMPLOYEE_FORMS } from '@firkant/domain/employee/employee-forms.ts'
import { EMPLOYEE_ROLES, type EmployeeRole } from '@firkant/domain/employee/employee-roles.ts'
import type { handOverCalls } from '@firkant/domain/employee/hand-over-calls.ts'
import type { EmployeeView } from '@firkant/domain/page/models/employee-models.ts'
import type { CallRow } from './authorisation-rows.ts'

export interface EmployeeCallRow extends CallRow {
  /** Who may, of those at work; the others get 403. Absent: all of them. */
  readonly roles?: readonly EmployeeRole[]
}

const SELLERS: readonly EmployeeRole[] = ['seller', 'storeManager']
const credential = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} }

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
  'POST /api/client/employee/passkeys/loginoptions': { needs: 'anybody' },
  'POST /api/client/employee/passkeys/login': {
    needs: 'anybody',
    body: () => ({
      response: { ...credential, response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' } },
    }),
  },
  'POST /api/client/employee/passkeys/options': { needs: 'employee', body: () => ({ password: 'x' }) },
  'POST /api/client/employee/passkeys/add': {
    needs: 'employee',
    body: () => ({ name: 'x', response: { ...credential, response: { clientDataJSON: 'x', attestationObject: 'x' } } }),
  },
}

interface EmployeeFormRow {
  /** `employee`: everybody else is led to the login, and nothing happens. */
  readonly needs: 'employee' | 'anybody'
  readonly roles?: readonly EmployeeRole[]
  readonly fields: Readonly<Record<string, string>>
}

/** One row for every plain form of employees. */
export const EMPLOYEE_FORM_ROWS: Readonly<Record<keyof typeof EMPLOYEE_FORMS, EmployeeFormRow>> = {
  login: { needs: 'anybody', fields: { email: 'x', password: 'x' } },
  logout: { needs: 'anybody', fields: {} },
  store: { needs: 'employee', fields: { storeId: 'aarhus' } },
  release: { needs: 'employee', roles: ['seller', 'storeManager'], fields: { id: 'x' } },
  sell: { needs: 'employee', roles: ['seller', 'storeManager'], fields: { id: 'x' } },
  findOrder: {
    needs: 'employee',
    roles: ['storeManager', 'service', 'manager'],
    fields: { number: 'HJ-2222-2222', proof: '5000', reason: 'other', text: 'Kunden spørger' },
  },
  removePasskey: { needs: 'employee', fields: { id: 'x' } },
  endSessions: { needs: 'employee', fields: { others: '1' } },
}

/** Who sees which view; for the others the page is that of today. */
export const EMPLOYEE_VIEW_ROWS: Readonly<Record<EmployeeView, readonly EmployeeRole[]>> = {
  today: EMPLOYEE_ROLES,
  order: ['storeManager', 'service', 'manager'],
  safety: EMPLOYEE_ROLES,
  log: ['storeManager', 'manager'],
}
