import type { employeeFormRows } from '@firkant/domain/employee/employee-form-rows.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import type { FormHandlers, SenderRule } from '../../platform/forms/form-routes.ts'
import { requireEmployee, type RequestingEmployee } from './employee-at-work.ts'
import type { EmployeeContext } from './employee-log-in.ts'

export type EmployeeHandlers = FormHandlers<typeof employeeFormRows, { employee: RequestingEmployee }>

/** Whoever is not at work is led to the login, which is the employees' page. */
export function employeeRule(context: EmployeeContext): SenderRule<RequestingEmployee> {
  return {
    find: ({ request }, { permission }) => requireEmployee(request, context, permission),
    login: async ({ market: { language }, addressOf }) => addressOf(FIXED_PATHS.employeeLogin[language]),
  }
}
