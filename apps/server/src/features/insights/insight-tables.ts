import { bigint, date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

/** How often something happened on a day of the market, of nobody in particular. */
export const insightCounts = pgTable(
  'insight_counts',
  {
    brand: text('brand').notNull(),
    day: date('day').notNull(),
    market: text('market').notNull(),
    counter: text('counter', { enum: ['view', 'search', 'emptySearch', 'error'] }).notNull(),
    /** Kind of page, search term, level of an error. */
    name: text('name').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.market, table.counter, table.day, table.name] }),
    index('insight_counts_day').on(table.day),
  ],
)

/** How fast pages were, as histograms: days can be added. */
export const insightVitals = pgTable(
  'insight_vitals',
  {
    brand: text('brand').notNull(),
    day: date('day').notNull(),
    market: text('market').notNull(),
    pageKind: text('page_kind').notNull(),
    device: text('device').notNull(),
    vital: text('vital').notNull(),
    bucket: smallint('bucket').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.brand, table.market, table.day, table.pageKind, table.device, table.vital, table.bucket],
    }),
    index('insight_vitals_day').on(table.day),
  ],
)

/** One visit of somebody who agreed to statistics. Short-lived: only its day's sums stay. */
export const insightVisits = pgTable(
  'insight_visits',
  {
    brand: text('brand').notNull(),
    visitHash: text('visit_hash').notNull(),
    day: date('day').notNull(),
    market: text('market').notNull(),
    device: text('device').notNull(),
    /** Number of the last step that it reached. */
    furthest: smallint('furthest').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.visitHash] }),
    index('insight_visits_day').on(table.brand, table.day),
  ],
)

/** How many visits of a day ended at which step. */
export const insightVisitDays = pgTable(
  'insight_visit_days',
  {
    brand: text('brand').notNull(),
    day: date('day').notNull(),
    market: text('market').notNull(),
    device: text('device').notNull(),
    furthest: smallint('furthest').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.market, table.day, table.device, table.furthest] }),
    index('insight_visit_days_day').on(table.day),
  ],
)

/** Orders of a day that were paid for and not cancelled. */
export const insightOrderDays = pgTable(
  'insight_order_days',
  {
    brand: text('brand').notNull(),
    day: date('day').notNull(),
    market: text('market').notNull(),
    orders: integer('orders').notNull(),
    revenueMinor: bigint('revenue_minor', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.market, table.day] }),
    index('insight_order_days_day').on(table.day),
  ],
)

/** What was in them. */
export const insightSaleDays = pgTable(
  'insight_sale_days',
  {
    brand: text('brand').notNull(),
    day: date('day').notNull(),
    market: text('market').notNull(),
    productKey: text('product_key').notNull(),
    /** As it was called when it was bought. */
    name: text('name').notNull(),
    category: text('category').notNull(),
    url: text('url').notNull(),
    pieces: integer('pieces').notNull(),
    revenueMinor: bigint('revenue_minor', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.market, table.day, table.productKey] }),
    index('insight_sale_days_day').on(table.day),
  ],
)
