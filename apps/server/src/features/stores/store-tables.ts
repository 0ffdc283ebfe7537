import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
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
