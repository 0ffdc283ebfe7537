import { bigserial, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { STUDIO_CHANGES, type ChangedFields } from '@firkant/domain/studio/studio-changes.ts'
import { STUDIO_ROLES } from '@firkant/domain/studio/studio-permissions.ts'

/** Who changed what in the studio, from what to what, and why. Rows are added, never changed. */
export const studioChanges = pgTable(
  'studio_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    brand: text('brand').notNull(),
    /** No reference: what was done stays when the account is gone. */
    employeeId: uuid('employee_id').notNull(),
    employeeName: text('employee_name').notNull(),
    role: text('role', { enum: STUDIO_ROLES }).notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    kind: text('kind', { enum: STUDIO_CHANGES }).notNull(),
    /** Such as an order's number. */
    subject: text('subject').notNull(),
    before: jsonb('before').$type<ChangedFields>().notNull(),
    after: jsonb('after').$type<ChangedFields>().notNull(),
    reason: text('reason'),
  },
  (table) => [
    index('studio_changes_newest').on(table.brand, table.id.desc()),
    index('studio_changes_of').on(table.brand, table.subject, table.id),
  ],
)
