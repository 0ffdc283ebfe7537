import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { PRICE_AUDIENCES, PRICE_REASONS } from '@firkant/domain/pricing/price-log.ts'

/** The price log: append-only, enforced by a trigger. A price applies from its start until its end. */
export const priceEntries = pgTable(
  'price_entries',
  {
    id: serial('id').primaryKey(),
    brand: text('brand').notNull(),
    market: text('market').notNull(),
    sku: text('sku').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    reason: text('reason', { enum: PRICE_REASONS }).notNull(),
    audience: text('audience', { enum: PRICE_AUDIENCES }).notNull().default('all'),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    recordedAt: timestamp('recorded_at', { withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [
    index('price_entries_current').on(table.sku, table.brand, table.market, table.startsAt),
    index('price_entries_changes').on(table.brand, table.market, table.startsAt),
    check('price_entries_amount', sql`${table.amountMinor} > 0`),
    check('price_entries_period', sql`${table.endsAt} > ${table.startsAt}`),
  ],
)

/** Early endings of prices, beside the append-only log. */
export const priceEndings = pgTable(
  'price_endings',
  {
    id: serial('id').primaryKey(),
    entryId: integer('entry_id')
      .notNull()
      .references(() => priceEntries.id),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    recordedAt: timestamp('recorded_at', { withTimezone: true })
      .notNull()
      .default(sql`now()`),
  },
  (table) => [index('price_endings_entry').on(table.entryId)],
)
