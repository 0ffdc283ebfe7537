import { asc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { orderNotes } from './order-note-tables.ts'

interface NewNote {
  readonly orderId: string
  readonly employee: { readonly id: string; readonly displayName: string }
  readonly text: string
  readonly at: Date
}

export async function insertNote(tx: Queries, { orderId, employee, text, at }: NewNote): Promise<void> {
  await tx.insert(orderNotes).values({ orderId, employeeId: employee.id, employeeName: employee.displayName, text, at })
}

/** The oldest first. */
export function listNotes(db: Pick<Queries, 'select'>, orderIds: readonly string[]) {
  return db
    .select()
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, [...orderIds]))
    .orderBy(asc(orderNotes.id))
}

export async function deleteNotes(tx: Queries, orderId: string): Promise<void> {
  await tx.delete(orderNotes).where(eq(orderNotes.orderId, orderId))
}
