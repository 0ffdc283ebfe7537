import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { CartState } from '@firkant/domain/cart/cart-state.ts'

/** A link by which a customer takes over a cart that was made in a store. */
export const cartHandOvers = pgTable(
  'cart_hand_overs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brand: text('brand').notNull(),
    /** Of the code in the link: a copy of the database opens none. */
    codeHash: text('code_hash').notNull(),
    /** No reference: a cart that was taken is gone. */
    cartId: uuid('cart_id').notNull(),
    employeeId: uuid('employee_id').notNull(),
    employeeName: text('employee_name').notNull(),
    storeKey: text('store_key'),
    /** Of the browser that made it, which is told when it was taken. */
    sessionHash: text('session_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    withdrawnAt: timestamp('withdrawn_at', { withTimezone: true }),
    takenAt: timestamp('taken_at', { withTimezone: true }),
    /** The owner key of whoever took it, and what both carts were before, for as long as that can be undone. */
    takenBy: text('taken_by'),
    ownCart: jsonb('own_cart').$type<CartState>(),
    handedCart: jsonb('handed_cart').$type<CartState>(),
    /** Of the cart afterwards: once it was changed, undoing would lose the change. */
    takenVersion: integer('taken_version'),
  },
  (table) => [
    uniqueIndex('cart_hand_overs_code').on(table.codeHash),
    index('cart_hand_overs_cart').on(table.cartId),
    index('cart_hand_overs_session').on(table.sessionHash, table.createdAt),
    index('cart_hand_overs_age').on(table.expiresAt),
  ],
)
