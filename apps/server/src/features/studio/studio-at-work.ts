import type { FastifyRequest } from 'fastify'
import {
  isStudioRole,
  mayInStudio,
  type StudioPermission,
  type StudioRole,
} from '@firkant/domain/studio/studio-permissions.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { requireEmployee, type RequestingEmployee } from '../employee/employee-at-work.ts'
import type { EmployeeContext } from '../employee/employee-log-in.ts'

export type StudioContext = EmployeeContext

export interface StudioEmployee extends Omit<RequestingEmployee, 'role'> {
  readonly role: StudioRole
}

/** Who asks: 401 if nobody is at work, 403 if the role has no studio or may not do this. Every studio call asks here. */
export async function requireStudio(
  request: FastifyRequest,
  context: Pick<StudioContext, 'database' | 'brand' | 'now'>,
  permission?: StudioPermission,
): Promise<StudioEmployee> {
  const employee = await requireEmployee(request, context)
  const { role } = employee
  if (!isStudioRole(role)) throw new ProblemException('not-allowed')
  if (permission && !mayInStudio(role, permission)) throw new ProblemException('not-allowed')
  return { ...employee, role }
}
