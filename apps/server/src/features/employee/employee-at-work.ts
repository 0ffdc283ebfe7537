import type { FastifyRequest } from 'fastify'
import { mayEmployee, type EmployeePermission } from '@firkant/domain/employee/employee-roles.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { readSessionToken } from '../../platform/sessions/session-cookies.ts'
import type { EmployeeContext } from './employee-log-in.ts'
import { findAtWork, type EmployeeAtWork } from './employee-store.ts'

export interface RequestingEmployee extends EmployeeAtWork {
  /** Of the session that asks. */
  readonly token: string
}

/** Who asks: 401 if nobody is at work, 403 if the role does not allow it. Every call of employees asks here. */
export async function requireEmployee(
  request: FastifyRequest,
  { database, brand, now }: Pick<EmployeeContext, 'database' | 'brand' | 'now'>,
  permission?: EmployeePermission,
): Promise<RequestingEmployee> {
  const token = readSessionToken(request, 'employee')
  const employee = await findAtWork(database.main, { token, brand: brand.key, now: now() })
  if (!employee || token === undefined) throw new ProblemException('sign-in-required')
  if (permission && !mayEmployee(employee.role, permission)) throw new ProblemException('not-allowed')
  return { ...employee, token }
}
