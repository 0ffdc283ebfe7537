import { mayEmployee } from '@firkant/domain/employee/employee-roles.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { Requester } from '../../platform/visitors/requester.ts'
import { findAtWork, type EmployeeEvent } from './employee-store.ts'

/** An employee at work, in a store. */
export interface OrderTaker {
  readonly employee: EmployeeEvent['employee']
  readonly storeKey: string | undefined
}

type Asked = Pick<Requester, 'employeeToken' | 'now'> & { readonly brand: string }

/** Undefined for orders of shoppers, and for employees who may take none: theirs is a shopper's order. */
export async function findOrderTaker(
  db: Drizzle,
  { employeeToken, brand, now }: Asked,
): Promise<OrderTaker | undefined> {
  if (employeeToken === undefined) return undefined
  const employee = await findAtWork(db, { token: employeeToken, brand, now })
  if (!employee || !mayEmployee(employee.role, 'takeOrder')) return undefined
  return { employee, storeKey: employee.storeKey ?? undefined }
}
