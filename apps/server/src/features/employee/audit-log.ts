import { and, asc, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { EMPLOYEE_EVENTS } from '@firkant/domain/employee/employee-events.ts'
import type { AuditFilter } from '@firkant/domain/page/models/employee-models.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { UUID } from '../cart/cart-store.ts'
import { employeeEvents, employees } from './employee-tables.ts'

export const EVENTS_PER_PAGE = 50
const LAST_PAGE = 1000

const DAY = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text)) && hasDay(text)
/** The 31st of February is read as a day of March. */
const hasDay = (text: string) => new Date(text).toISOString().startsWith(text)

/** What is no filter filters nothing. */
export function readAuditFilter(
  given: AuditFilter & { readonly page: string },
): AuditFilter & { readonly page: number } {
  const page = /^\d{1,4}$/.test(given.page) ? Number(given.page) : 1
  return {
    employee: UUID.test(given.employee) ? given.employee : '',
    day: isDay(given.day) ? given.day : '',
    kind: EMPLOYEE_EVENTS.find((kind) => kind === given.kind) ?? '',
    page: Math.min(Math.max(1, page), LAST_PAGE),
  }
}

const dayIn = (day: string, after: number) =>
  sql`(${day}::date + ${after}::int)::timestamp at time zone 'Europe/Copenhagen'`

interface AuditQuery {
  readonly brand: string
  readonly filter: AuditFilter
  readonly page: number
}

/** One page of the log, the newest first, and whether there are older ones. */
export async function listAuditEvents(db: Drizzle, { brand, filter, page }: AuditQuery) {
  const { at, id, employeeId, kind } = employeeEvents
  const { employee, day } = filter
  const rows = await db
    .select()
    .from(employeeEvents)
    .where(
      and(
        eq(employeeEvents.brand, brand),
        employee === '' ? undefined : eq(employeeId, employee),
        filter.kind === '' ? undefined : eq(kind, filter.kind),
        day === '' ? undefined : gte(at, dayIn(day, 0)),
        day === '' ? undefined : lt(at, dayIn(day, 1)),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(EVENTS_PER_PAGE + 1)
    .offset((page - 1) * EVENTS_PER_PAGE)
  return { events: rows.slice(0, EVENTS_PER_PAGE), hasOlder: rows.length > EVENTS_PER_PAGE }
}

export async function listEmployeeNames(db: Drizzle, brand: string) {
  const { id, displayName } = employees
  return db
    .select({ id, name: displayName })
    .from(employees)
    .where(eq(employees.brand, brand))
    .orderBy(asc(displayName))
}

/** When and how each employee signed in last. */
export async function listLastLogins(db: Drizzle, brand: string) {
  const { employeeId, at, reason } = employeeEvents
  const rows = await db
    .selectDistinctOn([employeeId], { employeeId, at, factor: reason })
    .from(employeeEvents)
    .where(and(eq(employeeEvents.brand, brand), eq(employeeEvents.kind, 'login')))
    .orderBy(employeeId, desc(at))
  return new Map(rows.map((row) => [row.employeeId, row]))
}
