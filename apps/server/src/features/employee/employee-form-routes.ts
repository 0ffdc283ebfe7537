import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { deviceName } from '@firkant/domain/customer/device-name.ts'
import { SIGN_IN_PARAMS, waitUntil } from '@firkant/domain/customer/sign-in-forms.ts'
import { EMPLOYEE_FORMS } from '@firkant/domain/employee/employee-forms.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { localizePath, marketOf } from '@firkant/domain/market/localized-path.ts'
import { networkPrefix } from '../../platform/http/client-network.ts'
import { fieldsOf, fromShop, readPlainForms, spokenLanguage } from '../../platform/http/plain-forms.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { clearSessionCookie, readSessionToken, setSessionCookie } from '../../platform/sessions/session-cookies.ts'
import { logEmployeeIn, type EmployeeContext } from './employee-log-in.ts'
import { EMPLOYEE_LOGINS_PER_MINUTE } from './employee-routes.ts'
import { chooseStore, logEmployeeOut } from './employee-service.ts'

const FORMS_PER_MINUTE = 60

interface Form {
  readonly field: (name: string) => string
  readonly market: string
  readonly lead: (reply: FastifyReply, result?: string, until?: string) => FastifyReply
}

function readForm({ brand }: EmployeeContext, request: FastifyRequest): Form {
  const fields = fieldsOf(request)
  const { language, key: market } = marketOf(brand, spokenLanguage(brand, fields))
  const page = localizePath(brand, language, FIXED_PATHS.employeeLogin[language])
  return {
    field: (name) => fields.get(name) ?? '',
    market,
    lead(reply, result, until) {
      const query = result === undefined ? '' : `?${SIGN_IN_PARAMS.result}=${result}`
      const wait = until === undefined ? '' : `&${SIGN_IN_PARAMS.until}=${until}`
      return reply.header('cache-control', 'no-store').redirect(page + query + wait, 303)
    },
  }
}

async function answerLogin(context: EmployeeContext, request: FastifyRequest, reply: FastifyReply) {
  const { field, lead } = readForm(context, request)
  try {
    const done = await logEmployeeIn(context, {
      email: field('email'),
      password: field('password'),
      code: field('code') || undefined,
      ip: request.ip,
      device: deviceName(request.headers['user-agent']),
      network: networkPrefix(request.ip),
      oldToken: readSessionToken(request, 'employee'),
    })
    if (!done) return lead(reply, 'failed')
    if ('errorCode' in done) return lead(reply, done.errorCode)
    setSessionCookie(reply, 'employee', done.token)
    return lead(reply)
  } catch (error) {
    if (!(error instanceof ProblemException) || error.code !== 'too-many-requests') throw error
    return lead(reply, 'tooMany', waitUntil(error.details.retryAfterS ?? 0, context.now()))
  }
}

/** Employees without scripts: all three lead back to their page. */
export async function registerEmployeeForms(app: FastifyInstance, context: EmployeeContext): Promise<void> {
  await app.register(async (forms) => {
    readPlainForms(forms)
    forms.post(EMPLOYEE_FORMS.login, fromShop(EMPLOYEE_LOGINS_PER_MINUTE), (request, reply) =>
      answerLogin(context, request, reply),
    )
    forms.post(EMPLOYEE_FORMS.logout, fromShop(FORMS_PER_MINUTE), async (request, reply) => {
      await logEmployeeOut(context, readSessionToken(request, 'employee'))
      clearSessionCookie(reply, 'employee')
      return readForm(context, request).lead(reply)
    })
    forms.post(EMPLOYEE_FORMS.store, fromShop(FORMS_PER_MINUTE), async (request, reply) => {
      const { field, market, lead } = readForm(context, request)
      await chooseStore(context, { token: readSessionToken(request, 'employee'), market, storeId: field('storeId') })
      return lead(reply)
    })
  })
}
