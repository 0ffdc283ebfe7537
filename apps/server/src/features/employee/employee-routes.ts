import { deviceName } from '@firkant/domain/customer/device-name.ts'
import type { employeeCalls } from '@firkant/domain/employee/employee-calls.ts'
import { EMPLOYEE_LOGINS_PER_MINUTE } from '@firkant/domain/employee/employee-form-rows.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { networkPrefix } from '../../platform/http/client-network.ts'
import { clearSessionCookie, readSessionToken, setSessionCookie } from '../../platform/sessions/session-cookies.ts'
import { requireEmployee } from './employee-at-work.ts'
import { logEmployeeIn, type EmployeeContext } from './employee-log-in.ts'
import type { EmployeePasskeyCall } from './employee-passkey-routes.ts'
import { chooseStore, logEmployeeOut } from './employee-service.ts'
import { reserveItem } from './reservations/reserve-item.ts'

const RESERVATIONS_PER_MINUTE = 60

export function employeeRoutes(context: EmployeeContext): Omit<CallRoutes<typeof employeeCalls>, EmployeePasskeyCall> {
  const { brand } = context
  return {
    'POST /api/client/employee/authentication/login': {
      perMinute: EMPLOYEE_LOGINS_PER_MINUTE,
      async answer(request, reply) {
        const done = await logEmployeeIn(context, {
          ...request.body,
          ip: request.ip,
          device: deviceName(request.headers['user-agent']),
          network: networkPrefix(request.ip),
          oldToken: readSessionToken(request, 'employee'),
        })
        if (!done) return { success: false }
        if ('errorCode' in done) return { success: false, errorCode: done.errorCode }
        setSessionCookie(reply, 'employee', done.token)
        return { success: true }
      },
    },
    'POST /api/client/employee/authentication/logout': {
      async answer(request, reply) {
        await logEmployeeOut(context, readSessionToken(request, 'employee'))
        clearSessionCookie(reply, 'employee')
        return { success: true }
      },
    },
    'POST /api/client/employee/store': {
      async answer(request) {
        const { token } = await requireEmployee(request, context)
        const { key: market } = marketOf(brand, request.query.language)
        return { success: await chooseStore(context, { token, market, storeId: request.body.storeId }) }
      },
    },
    'POST /api/client/employee/reservations': {
      perMinute: RESERVATIONS_PER_MINUTE,
      async answer(request) {
        const employee = await requireEmployee(request, context, 'reserve')
        const done = await reserveItem(context, employee, request.body)
        return done.ok
          ? { success: true, expiresAt: done.expiresAt.toISOString() }
          : { success: false, errorCode: done.code }
      },
    },
  }
}
