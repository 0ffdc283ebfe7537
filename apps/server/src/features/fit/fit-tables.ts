import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Home } from '@firkant/domain/fit/home.ts'

/** How one comes in at a visitor's, with or without an account. */
export const visitorHomes = pgTable(
  'visitor_homes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brand: text('brand').notNull(),
    visitorHash: text('visitor_hash'),
    /** Set: the customer's on every device, no visitor's. */
    customerId: uuid('customer_id'),
    home: jsonb('home').$type<Home>().notNull(),
    /** Orders bring it along, for whoever delivers them. */
    isShared: boolean('is_shared').notNull(),
    saidAt: timestamp('said_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('visitor_homes_of_visitor')
      .on(table.visitorHash, table.brand)
      .where(sql`${table.customerId} is null`),
    uniqueIndex('visitor_homes_of_customer').on(table.customerId, table.brand),
    index('visitor_homes_time').on(table.saidAt),
  ],
)
