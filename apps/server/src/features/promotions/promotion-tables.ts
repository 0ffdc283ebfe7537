import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
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
import type { PromotionRecord } from '@firkant/domain/promotions/promotion-schema.ts'
import { hashGiftCardCode } from './gift-card-code.ts'

export const promotions = pgTable(
  'promotions',
  {
    brand: text('brand').notNull(),
    key: text('key').notNull(),
    position: integer('position').notNull(),
    names: jsonb('names').$type<PromotionRecord['names']>().notNull(),
    descriptions: jsonb('descriptions').$type<NonNullable<PromotionRecord['descriptions']>>(),
    coupon: text('coupon'),
    isCombinable: boolean('is_combinable').notNull().default(false),
    startsAt: timestamp('starts_at', { withTimezone: true }),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    conditions: jsonb('conditions').$type<PromotionRecord['conditions']>().notNull().default({}),
    effect: jsonb('effect').$type<PromotionRecord['effect']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.key] }),
    uniqueIndex('promotions_coupon').on(table.brand, table.coupon),
  ],
)

/** Personal offers that customers have activated. */
export const activatedOffers = pgTable(
  'activated_offers',
  {
    brand: text('brand').notNull(),
    customerId: uuid('customer_id').notNull(),
    promotionKey: text('promotion_key').notNull(),
    activatedAt: timestamp('activated_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.promotionKey] })],
)

/** Incremented by a trigger on every change, so that caches only compare this number. */
export const promotionVersions = pgTable('promotion_versions', {
  id: integer('id').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
})

/** Who has used a once-per-customer promotion; inserted when an order is placed. */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    brand: text('brand').notNull(),
    promotionKey: text('promotion_key').notNull(),
    /** The order it was used for. */
    reference: text('reference').notNull(),
    customerId: uuid('customer_id'),
    /** In lower case. */
    email: text('email').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.promotionKey, table.reference] }),
    index('promotion_uses_customer').on(table.customerId),
    index('promotion_uses_email').on(table.brand, table.email),
  ],
)

/** Personal promotions are promotions for a small group. */
export const customerGroups = pgTable(
  'customer_groups',
  {
    customerId: uuid('customer_id').notNull(),
    groupKey: text('group_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.groupKey] })],
)

/** Hashed on its way into the database, in values and conditions alike, so that no query can forget it. */
const hashedCode = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: hashGiftCardCode,
})

export const giftCards = pgTable(
  'gift_cards',
  {
    brand: text('brand').notNull(),
    market: text('market').notNull(),
    /** In upper case. A row that is read has the hash. */
    code: hashedCode('code').notNull(),
    balanceMinor: bigint('balance_minor', { mode: 'number' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.brand, table.code, table.market] }),
    check('gift_cards_balance', sql`${table.balanceMinor} >= 0`),
  ],
)
