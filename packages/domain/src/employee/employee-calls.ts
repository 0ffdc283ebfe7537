import { z } from 'zod'
import { inLanguage, type CallTable } from '../http/call.ts'

/** `codeRequired`: the password was right, and the code of the second factor is missing or wrong. */
export const EMPLOYEE_LOGIN_ERRORS = ['codeRequired', 'codeWrong'] as const
export type EmployeeLoginError = (typeof EMPLOYEE_LOGIN_ERRORS)[number]

const success = z.object({ success: z.boolean() })

export const employeeCalls = {
  'POST /api/client/employee/authentication/login': {
    tag: 'employee',
    summary: 'Signs an employee in, beside whatever customer is signed in',
    query: inLanguage,
    body: z.object({
      email: z.string().max(1000),
      password: z.string().max(1000),
      code: z.string().max(20).optional(),
    }),
    answer: success.extend({ errorCode: z.enum(EMPLOYEE_LOGIN_ERRORS).optional() }),
  },
  'POST /api/client/employee/authentication/logout': {
    tag: 'employee',
    summary: 'Signs the employee out; a customer stays signed in',
    query: inLanguage,
    body: z.object({}).optional(),
    answer: success,
  },
  'POST /api/client/employee/store': {
    tag: 'employee',
    summary: 'Selects the store that the employee works in; false for a store of another market',
    query: inLanguage,
    body: z.object({ storeId: z.string().min(1).max(100) }),
    answer: success,
  },
} as const satisfies CallTable
