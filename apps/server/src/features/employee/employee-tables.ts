import { sql } from 'drizzle-orm'
import { bigint, bigserial, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { EMPLOYEE_ROLES } from '@firkant/domain/employee/employee-roles.ts'
import { sessions } from '../../platform/sessions/session-tables.ts'
import { passkeyColumns } from '../customer/passkeys/passkey-tables.ts'

export const employees = pgTable(
  'employees',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    brand: text('brand').notNull(),
    email: text('email').notNull(),
    displayName: text('display_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: EMPLOYEE_ROLES }).notNull().default('seller'),
    /** At most this much off a price, in per cent. Null: as the role. */
    discountLimit: integer('discount_limit'),
    /** What the key of the second factor is derived from. Null: none; in production such an account can't sign in. */
    codeSeed: uuid('code_seed'),
    /** No code serves twice. */
    lastCodeStep: bigint('last_code_step', { mode: 'number' }),
    /** Set: the account is closed. */
    disabledAt: timestamp('disabled_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('employees_email').on(table.brand, sql`lower(${table.email})`)],
)

/** The store that an employee works in, for as long as their session lasts. */
export const employeeStores = pgTable('employee_stores', {
  tokenHash: text('token_hash')
    .primaryKey()
    .references(() => sessions.tokenHash, { onDelete: 'cascade' }),
  storeKey: text('store_key').notNull(),
})

/** Who did what, when, and why. Never changed or deleted by the shop. */
export const employeeEvents = pgTable(
  'employee_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    brand: text('brand').notNull(),
    /** No reference: what was done stays when the account is gone. */
    employeeId: uuid('employee_id').notNull(),
    employeeName: text('employee_name').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    kind: text('kind').notNull(),
    storeKey: text('store_key'),
    /** Such as an order's number. */
    subject: text('subject'),
    reason: text('reason'),
  },
  (table) => [
    index('employee_events_at').on(table.brand, table.at),
    index('employee_events_of').on(table.employeeId, table.at),
  ],
)

/** Public keys: whoever copies this table can sign nothing with it. */
export const employeePasskeys = pgTable(
  'employee_passkeys',
  {
    ...passkeyColumns,
    employeeId: uuid('employee_id')
      .notNull()
      .references(() => employees.id, { onDelete: 'cascade' }),
  },
  (table) => [index('employee_passkeys_of').on(table.employeeId)],
)
