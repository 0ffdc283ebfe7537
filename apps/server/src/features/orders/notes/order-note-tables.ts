import { bigserial, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { orders } from '../order-tables.ts'

/** What employees write about an order for each other. The buyer may ask for it, with all else that is stored of them. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    employeeId: uuid('employee_id').notNull(),
    employeeName: text('employee_name').notNull(),
    text: text('text').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('order_notes_of').on(table.orderId, table.id)],
)
