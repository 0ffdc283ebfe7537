import { deviceName } from '@firkant/domain/customer/device-name.ts'
import { SIGN_IN_PARAMS, waitUntil } from '@firkant/domain/customer/sign-in-forms.ts'
import { networkPrefix } from '../../platform/http/client-network.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { clearSessionCookie, readSessionToken, setSessionCookie } from '../../platform/sessions/session-cookies.ts'
import { logEmployeeIn, type EmployeeContext } from './employee-log-in.ts'
import type { EmployeeHandlers } from './employee-sender.ts'
import { chooseStore, logEmployeeOut } from './employee-service.ts'

function resultOf(result: string, until?: string) {
  const wait = until === undefined ? '' : `&${SIGN_IN_PARAMS.until}=${until}`
  return { to: 'employeeLogin', query: `${SIGN_IN_PARAMS.result}=${result}${wait}` } as const
}

/** Employees without scripts: all three lead back to their page. */
export function employeeSessionForms(
  context: EmployeeContext,
): Pick<EmployeeHandlers, 'employee.login' | 'employee.logout' | 'employee.store'> {
  return {
    async 'employee.login'({ email, password, code }, { request, reply }) {
      try {
        const done = await logEmployeeIn(context, {
          email,
          password,
          code: code || undefined,
          ip: request.ip,
          device: deviceName(request.headers['user-agent']),
          network: networkPrefix(request.ip),
          oldToken: readSessionToken(request, 'employee'),
        })
        if (!done) return resultOf('failed')
        if ('errorCode' in done) return resultOf(done.errorCode)
        setSessionCookie(reply, 'employee', done.token)
        return { to: 'employeeLogin' }
      } catch (error) {
        if (!(error instanceof ProblemException) || error.code !== 'too-many-requests') throw error
        return resultOf('tooMany', waitUntil(error.details.retryAfterS ?? 0, context.now()))
      }
    },
    async 'employee.logout'(_input, { request, reply }) {
      await logEmployeeOut(context, readSessionToken(request, 'employee'))
      clearSessionCookie(reply, 'employee')
      return { to: 'employeeLogin' }
    },
    async 'employee.store'({ storeId }, { sender: { token }, market }) {
      await chooseStore(context, { token, market: market.key, storeId })
      return { to: 'employeeLogin' }
    },
  }
}
