import { sql } from 'drizzle-orm'
import { jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CartAddress } from '@firkant/domain/cart/cart-state.ts'

export const customers = pgTable(
  'customers',
  {
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    brand: text('brand').notNull(),
    email: text('email').notNull(),
    forename: text('forename').notNull(),
    surname: text('surname').notNull(),
    phoneNumber: text('phone_number').notNull(),
    /** Prefilled in the checkout. */
    address: jsonb('address').$type<CartAddress>(),
    passwordHash: text('password_hash'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [uniqueIndex('customers_email').on(table.brand, sql`lower(${table.email})`)],
)
