import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

/** One row for each market. */
export const deliveryCalendars = pgTable('delivery_calendars', {
  market: text('market').primaryKey(),
  lastOrderHour: integer('last_order_hour').notNull(),
  weekdays: jsonb('weekdays').$type<readonly number[]>().notNull(),
  holidays: jsonb('holidays').$type<readonly string[]>().notNull(),
})

/** The size classes with their limits. */
export const deliveryClasses = pgTable('delivery_classes', {
  key: text('key').primaryKey(),
  maxWeightKg: doublePrecision('max_weight_kg'),
  maxLongestCm: doublePrecision('max_longest_cm'),
})

export const deliveryZones = pgTable(
  'delivery_zones',
  {
    key: text('key').primaryKey(),
    market: text('market').notNull(),
    /** As in files: `8000`, `3700-3799`. */
    postcodes: jsonb('postcodes').$type<readonly string[]>().notNull(),
    isRest: boolean('is_rest').notNull(),
  },
  (table) => [
    uniqueIndex('delivery_zones_rest')
      .on(table.market)
      .where(sql`${table.isRest}`),
  ],
)

const rateColumns = () => ({
  zone: text('zone').notNull(),
  sizeClass: text('size_class').notNull(),
  service: text('service').notNull(),
  carrier: text('carrier').notNull(),
  priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
  freeFromMinor: bigint('free_from_minor', { mode: 'number' }),
  leadDays: integer('lead_days').notNull(),
  weekdays: jsonb('weekdays').$type<readonly number[]>(),
  /** As in files: `8-12`. */
  windows: jsonb('windows').$type<readonly string[]>(),
})

/** How a size class goes to a zone. */
export const deliveryRates = pgTable('delivery_rates', rateColumns(), (table) => [
  primaryKey({ columns: [table.zone, table.sizeClass] }),
])

/** The other ways that a buyer may choose. */
export const deliveryWays = pgTable(
  'delivery_ways',
  { ...rateColumns(), isOffered: boolean('is_offered').notNull() },
  (table) => [primaryKey({ columns: [table.zone, table.sizeClass, table.service] })],
)

/** What carriers last answered; where no row stands, the days of the rate hold. */
export const deliveryCarrierDays = pgTable(
  'delivery_carrier_days',
  {
    zone: text('zone').notNull(),
    sizeClass: text('size_class').notNull(),
    service: text('service').notNull(),
    leadDays: integer('lead_days').notNull(),
    /** When on the day it usually comes, such as `9-13`. */
    usualHours: text('usual_hours'),
  },
  (table) => [primaryKey({ columns: [table.zone, table.sizeClass, table.service] })],
)

/** The whole day, or hours of it such as `8-12`. */
const timeWindow = () => text('time_window').notNull().default('')

/** Places on each day (`every`), or on one; where no row stands, there is no limit. */
export const deliveryCapacities = pgTable(
  'delivery_capacities',
  {
    zone: text('zone').notNull(),
    service: text('service').notNull(),
    day: text('day').notNull(),
    timeWindow: timeWindow(),
    places: integer('places').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.zone, table.service, table.day, table.timeWindow] }),
    check('delivery_capacities_places', sql`${table.places} >= 0`),
  ],
)

/** How many places orders have taken, of those that are limited. */
export const deliveryLoads = pgTable(
  'delivery_loads',
  {
    zone: text('zone').notNull(),
    service: text('service').notNull(),
    day: date('day').notNull(),
    timeWindow: timeWindow(),
    taken: integer('taken').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.zone, table.service, table.day, table.timeWindow] }),
    check('delivery_loads_taken', sql`${table.taken} >= 0`),
  ],
)

/** The places that an order has: for each of its deliveries one of the day, and one of its window. */
export const deliveryPlaces = pgTable(
  'delivery_places',
  {
    orderId: uuid('order_id').notNull(),
    part: integer('part').notNull().default(0),
    timeWindow: timeWindow(),
    zone: text('zone').notNull(),
    service: text('service').notNull(),
    /** Null fails: the day was full when the order was placed. */
    day: date('day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.part, table.timeWindow] }),
    index('delivery_places_day').on(table.day),
  ],
)

/** Incremented on every change of what is promised, so that carts only compare this number. */
export const deliveryVersions = pgTable('delivery_versions', {
  id: integer('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
})

/** Where a visitor has deliveries sent, with or without an account; one for each market. */
export const visitorPostcodes = pgTable(
  'visitor_postcodes',
  {
    visitorHash: text('visitor_hash').notNull(),
    brand: text('brand').notNull(),
    market: text('market').notNull(),
    /** Digits alone. */
    postcode: text('postcode').notNull(),
    saidAt: timestamp('said_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitorHash, table.brand, table.market] }),
    index('visitor_postcodes_time').on(table.saidAt),
  ],
)
