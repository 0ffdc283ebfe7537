import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** Monday first; `[]` is closed, `['10:00', '18:00']` open. */
export type OpeningHours = readonly (readonly [] | readonly [opens: string, closes: string])[]

export const stores = pgTable('stores', {
  /** Also the name of its place in the stock. */
  key: text('key').primaryKey(),
  market: text('market').notNull(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  slug: text('slug').notNull(),
  street: text('street').notNull(),
  postalCode: text('postal_code').notNull(),
  city: text('city').notNull(),
  phone: text('phone').notNull(),
  email: text('email').notNull(),
  openingHours: jsonb('opening_hours').$type<OpeningHours>().notNull(),
})
