import { sql } from 'drizzle-orm'
import { customType, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

/**
 * Which products' prices or stock changed, so that a process that starts with stored data reads only those again. The
 * transaction's own number, not a sequence: of two that overlap, the one that began first may commit last.
 */
export const catalogChanges = pgTable(
  'catalog_changes',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    tx: xid8('tx')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** Null: anything may have changed. */
    productKeys: text('product_keys').array(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('catalog_changes_tx').on(table.tx)],
)
