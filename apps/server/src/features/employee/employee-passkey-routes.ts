import { deviceName } from '@firkant/domain/customer/device-name.ts'
import type { employeeCalls } from '@firkant/domain/employee/employee-calls.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { networkPrefix } from '../../platform/http/client-network.ts'
import { readSessionToken, setSessionCookie } from '../../platform/sessions/session-cookies.ts'
import { orRefused } from '../customer/passkeys/passkey-routes.ts'
import { requireEmployee } from './employee-at-work.ts'
import { openEmployeeSession, proveEmployee, type EmployeeContext } from './employee-log-in.ts'
import {
  addEmployeePasskey,
  makeEmployeeLoginOptions,
  makeEmployeePasskeyOptions,
  verifyEmployeeLogin,
} from './employee-passkeys.ts'

const PER_MINUTE = 30

export type EmployeePasskeyCall = Extract<keyof typeof employeeCalls, `${string}/employee/passkeys/${string}`>

/** A passkey checks its owner by itself, with finger, face or PIN: it is both factors. */
export function employeePasskeyRoutes(
  context: EmployeeContext,
): Pick<CallRoutes<typeof employeeCalls>, EmployeePasskeyCall> {
  return {
    'POST /api/client/employee/passkeys/loginoptions': {
      perMinute: PER_MINUTE,
      answer: async () => ({ options: { ...(await makeEmployeeLoginOptions(context)) } }),
    },
    'POST /api/client/employee/passkeys/login': {
      perMinute: PER_MINUTE,
      async answer(request, reply) {
        const employee = await orRefused(verifyEmployeeLogin(context, request.body.response), undefined, request.log)
        if (!employee) return { success: false }
        const token = await openEmployeeSession(context, employee, {
          device: deviceName(request.headers['user-agent']),
          network: networkPrefix(request.ip),
          oldToken: readSessionToken(request, 'employee'),
          factor: 'passkey',
        })
        setSessionCookie(reply, 'employee', token)
        return { success: true }
      },
    },
    'POST /api/client/employee/passkeys/options': {
      perMinute: PER_MINUTE,
      async answer(request) {
        const { email } = await requireEmployee(request, context)
        const proof = await proveEmployee(context, { ...request.body, email, ip: request.ip })
        if (!proof) return { success: false }
        if ('errorCode' in proof) return { success: false, errorCode: proof.errorCode }
        const { language } = marketOf(context.brand, request.query.language)
        return { success: true, options: { ...(await makeEmployeePasskeyOptions(context, proof.employee, language)) } }
      },
    },
    'POST /api/client/employee/passkeys/add': {
      perMinute: PER_MINUTE,
      async answer(request) {
        const employee = await requireEmployee(request, context)
        const added = addEmployeePasskey(context, employee, request.body)
        const errorCode = await orRefused(added, 'notVerified', request.log)
        return { success: errorCode === undefined, errorCode }
      },
    },
  }
}
