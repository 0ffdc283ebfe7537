import { formFields, text } from '../http/form-fields.ts'
import type { Form, FormTable } from '../http/form.ts'
import { EMPLOYEE_FORMS } from './employee-forms.ts'
import { HAND_OVER_PREFIX } from './hand-over.ts'

export const EMPLOYEE_LOGINS_PER_MINUTE = 30
const HAND_OVERS_PER_MINUTE = 30
const LOOKUPS_PER_MINUTE = 20

const ofEmployee = {
  tag: 'employee',
  who: 'employee',
  perMinute: 60,
  leadsTo: ['employeeLogin'],
} as const satisfies Partial<Form>

export const employeeFormRows = {
  'employee.login': {
    ...ofEmployee,
    summary: 'Signs an employee in',
    path: EMPLOYEE_FORMS.login,
    fields: formFields({ email: text, password: text, code: text }),
    who: 'anybody',
    perMinute: EMPLOYEE_LOGINS_PER_MINUTE,
  },
  'employee.logout': {
    ...ofEmployee,
    summary: 'Ends an employee’s session',
    path: EMPLOYEE_FORMS.logout,
    fields: formFields({}),
    who: 'anybody',
  },
  'employee.store': {
    ...ofEmployee,
    summary: 'Chooses the store that the employee works in',
    path: EMPLOYEE_FORMS.store,
    fields: formFields({ storeId: text }),
  },
  'employee.release': {
    ...ofEmployee,
    summary: 'Ends a reservation',
    path: EMPLOYEE_FORMS.release,
    fields: formFields({ id: text }),
    permission: 'reserve',
  },
  'employee.sell': {
    ...ofEmployee,
    summary: 'Puts what was reserved into the cart',
    path: EMPLOYEE_FORMS.sell,
    fields: formFields({ id: text }),
    permission: 'reserve',
    leadsTo: ['employeeLogin', 'cart'],
  },
  'employee.findOrder': {
    ...ofEmployee,
    summary: 'Finds the order of a customer who asks',
    path: EMPLOYEE_FORMS.findOrder,
    fields: formFields({ number: text, proof: text, reason: text, text }),
    permission: 'findOrder',
    perMinute: LOOKUPS_PER_MINUTE,
  },
  'employee.removePasskey': {
    ...ofEmployee,
    summary: 'Removes a passkey of the employee’s own',
    path: EMPLOYEE_FORMS.removePasskey,
    fields: formFields({ id: text }),
  },
  'employee.endSessions': {
    ...ofEmployee,
    summary: 'Ends a session of the employee’s own, or all others',
    path: EMPLOYEE_FORMS.endSessions,
    fields: formFields({ id: text, others: text }),
  },
} as const satisfies FormTable & Readonly<Record<`employee.${keyof typeof EMPLOYEE_FORMS}`, Form>>

/** A form, so that no preview of a messenger can press the button behind a link. */
export const handOverFormRows = {
  'handOver.take': {
    tag: 'employee',
    summary: 'Takes a cart that an employee hands over, or gives it back',
    path: `${HAND_OVER_PREFIX}:code`,
    fields: formFields({ code: text, act: text }),
    who: 'linkHolder',
    perMinute: HAND_OVERS_PER_MINUTE,
    leadsTo: ['handOver'],
  },
} as const satisfies FormTable
