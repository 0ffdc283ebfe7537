import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { RecordOf } from '@firkant/domain/catalog/catalog-records.ts'

type StoreRecord = RecordOf<'store'>

export const stores = pgTable('stores', {
  /** Also the key of its stock location and of its page. */
  key: text('key').primaryKey(),
  market: text('market').notNull(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  street: text('street').notNull(),
  postalCode: text('postal_code').notNull(),
  city: text('city').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  /** Monday first. */
  openingHours: jsonb('opening_hours').$type<StoreRecord['openingHours']>().notNull(),
  specialDays: jsonb('special_days').$type<StoreRecord['specialDays']>().notNull().default([]),
  services: jsonb('services').$type<StoreRecord['services']>().notNull().default([]),
  region: text('region').notNull().default(''),
  description: text('description').notNull().default(''),
  location: jsonb('location').$type<NonNullable<StoreRecord['location']>>(),
})

/** Where a thing stands in a store. Apart from stock: a feed of stock tells nothing of it, and what is on show may be sold out. */
export const storePlaces = pgTable(
  'store_places',
  {
    sku: text('sku').notNull(),
    storeKey: text('store_key').notNull(),
    aisle: text('aisle'),
    isOnShow: boolean('is_on_show').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sku, table.storeKey] })],
)

/** The store that a visitor chose, with or without an account; one for each market. */
export const visitorStores = pgTable(
  'visitor_stores',
  {
    visitorHash: text('visitor_hash').notNull(),
    brand: text('brand').notNull(),
    market: text('market').notNull(),
    storeKey: text('store_key').notNull(),
    chosenAt: timestamp('chosen_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.visitorHash, table.brand, table.market] }),
    index('visitor_stores_time').on(table.chosenAt),
  ],
)
