import { sql } from 'drizzle-orm'
import { bigint, check, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { CURRENCIES } from '@firkant/domain/market/market.ts'
import { WALLET_MODES, WALLET_STATES, WALLETS, type WalletEvent } from './wallet-steps.ts'

/** Payments at the stand-ins for wallets: like `bank_payments` another company's, and no table of the shop refers to them. */
export const bankWallets = pgTable(
  'bank_wallets',
  {
    /** Opens the page where a tester decides. */
    id: uuid('id')
      .primaryKey()
      .default(sql`gen_random_uuid()`),
    merchant: text('merchant').notNull(),
    wallet: text('wallet', { enum: WALLETS }).notNull(),
    /** As the protocol names the payment. */
    reference: text('reference').notNull(),
    state: text('state', { enum: WALLET_STATES }).notNull().default('open'),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    description: text('description').notNull(),
    returnUrl: text('return_url').notNull(),
    /** Path and query in the shop. */
    callbackTarget: text('callback_target').notNull(),
    /** What only its protocol knows. */
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    log: jsonb('log').$type<readonly WalletEvent[]>().notNull().default([]),
    webhookMode: text('webhook_mode', { enum: WALLET_MODES }).notNull().default('normal'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('bank_wallets_once').on(table.merchant, table.wallet, table.reference),
    check('bank_wallets_amount', sql`${table.amountMinor} > 0`),
  ],
)

export type WalletPayment = typeof bankWallets.$inferSelect
export type NewWalletPayment = Pick<
  WalletPayment,
  'wallet' | 'reference' | 'amountMinor' | 'currency' | 'description' | 'returnUrl' | 'callbackTarget' | 'details'
>
