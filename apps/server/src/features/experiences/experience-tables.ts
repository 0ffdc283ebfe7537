import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ExperienceRule } from '@firkant/domain/experiences/experience-rule.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Every experience that the content of a brand has, or had. */
export const experiences = pgTable(
  'experiences',
  {
    brand: text('brand').notNull(),
    key: text('key').notNull(),
    rule: jsonb('rule').$type<ExperienceRule>().notNull(),
    startedAt: moment('started_at').notNull(),
    /** Null while a page has it. */
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.brand, table.key] })],
)

/** What a visitor saw of an experience. Only of those who agreed to personalisation. */
export const experienceExposures = pgTable(
  'experience_exposures',
  {
    brand: text('brand').notNull(),
    experience: text('experience').notNull(),
    variant: text('variant').notNull(),
    traitsHash: text('traits_hash').notNull(),
    firstAt: moment('first_at').notNull(),
    lastAt: moment('last_at').notNull(),
    views: integer('views').notNull(),
    errors: integer('errors').notNull(),
    /** The first that was measured. */
    lcpMs: integer('lcp_ms'),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.experience, table.traitsHash, table.variant] }),
    index('experience_exposures_of').on(table.traitsHash),
    index('experience_exposures_time').on(table.lastAt),
  ],
)

/** Orders of visitors who may have seen something. Whether one was paid, and what for, is read from the order. */
export const experienceOrders = pgTable(
  'experience_orders',
  {
    orderId: uuid('order_id').primaryKey(),
    brand: text('brand').notNull(),
    traitsHash: text('traits_hash').notNull(),
    placedAt: moment('placed_at').notNull(),
  },
  (table) => [index('experience_orders_of').on(table.traitsHash), index('experience_orders_time').on(table.placedAt)],
)
