import { and, desc, eq, lt } from 'drizzle-orm'
import type { ShownChange } from '@firkant/domain/studio/studio-calls.ts'
import type { ChangedFields, StudioChangeKind } from '@firkant/domain/studio/studio-changes.ts'
import type { Drizzle, Queries } from '../../platform/database/database.ts'
import type { StudioEmployee } from './studio-at-work.ts'
import { studioChanges } from './studio-tables.ts'

export interface NewChange {
  readonly brand: string
  readonly employee: Pick<StudioEmployee, 'id' | 'displayName' | 'role'>
  readonly at: Date
  readonly kind: StudioChangeKind
  readonly subject: string
  readonly before: ChangedFields
  readonly after: ChangedFields
  readonly reason?: string | undefined
}

/** Call it in the transaction that changes: neither exists without the other. */
export async function recordChange(tx: Queries, { employee, reason = '', ...change }: NewChange): Promise<void> {
  const { id: employeeId, displayName: employeeName, role } = employee
  const said = reason.trim()
  await tx
    .insert(studioChanges)
    .values({ ...change, employeeId, employeeName, role, reason: said === '' ? null : said })
}

const PER_PAGE = 50

/** The newest first, from before the given one on. */
export async function listChanges(
  db: Drizzle,
  brand: string,
  before: number | undefined,
): Promise<{ readonly changes: ShownChange[]; readonly hasMore: boolean }> {
  const isOlder = before === undefined ? undefined : lt(studioChanges.id, before)
  const rows = await db
    .select()
    .from(studioChanges)
    .where(and(eq(studioChanges.brand, brand), isOlder))
    .orderBy(desc(studioChanges.id))
    .limit(PER_PAGE + 1)
  const changes = rows.slice(0, PER_PAGE).map(({ id, at, employeeName, role, kind, subject, reason, ...fields }) => ({
    id,
    at: at.toISOString(),
    by: employeeName,
    role,
    kind,
    subject,
    before: { ...fields.before },
    after: { ...fields.after },
    ...(reason !== null && { reason }),
  }))
  return { changes, hasMore: rows.length > PER_PAGE }
}
