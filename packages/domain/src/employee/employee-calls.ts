import { z } from 'zod'
import { loginResponse, passkeyOptions, passkeyOutcome, registrationResponse } from '../customer/passkey-calls.ts'
import { inLanguage, type CallTable } from '../http/call.ts'
import { MAX_RESERVED_PIECES, RESERVATION_ERRORS } from './store-reservation.ts'

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
  'POST /api/client/employee/reservations': {
    tag: 'employee',
    summary: 'Puts pieces of the employee’s store aside for a named customer, for 24 hours',
    query: inLanguage,
    body: z.object({
      sku: z.string().min(1).max(100),
      storeId: z.string().min(1).max(100),
      quantity: z.number().int().min(1).max(MAX_RESERVED_PIECES),
      name: z.string().max(1000),
      contact: z.string().max(1000).optional(),
    }),
    answer: success.extend({
      errorCode: z.enum(RESERVATION_ERRORS).optional(),
      expiresAt: z.string().optional(),
    }),
  },
  'POST /api/client/employee/passkeys/loginoptions': {
    tag: 'employee',
    summary: 'A challenge for an employee’s login with a passkey; it can be used once, within five minutes',
    query: inLanguage,
    answer: passkeyOptions,
  },
  'POST /api/client/employee/passkeys/login': {
    tag: 'employee',
    summary: 'Signs an employee in with a passkey, which is both factors',
    query: inLanguage,
    body: z.object({ response: loginResponse }),
    answer: success,
  },
  'POST /api/client/employee/passkeys/options': {
    tag: 'employee',
    summary: 'A challenge for a new passkey, for whoever proves again who they are: a tablet may lie open',
    query: inLanguage,
    body: z.object({ password: z.string().max(1000), code: z.string().max(20).optional() }),
    answer: success.extend({
      errorCode: z.enum(EMPLOYEE_LOGIN_ERRORS).optional(),
      options: passkeyOptions.shape.options.optional(),
    }),
  },
  'POST /api/client/employee/passkeys/add': {
    tag: 'employee',
    summary: 'Adds a passkey to the employee’s account',
    query: inLanguage,
    body: z.object({ name: z.string().max(1000), response: registrationResponse }),
    answer: passkeyOutcome,
  },
} as const satisfies CallTable
