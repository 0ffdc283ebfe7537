import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { CURRENCIES } from '@firkant/domain/market/market.ts'
import { BANK_STATES, WEBHOOK_MODES } from './bank-steps.ts'

/** Tables of the test bank. It stands for another company: no table of the shop refers to them. */
export const bankPayments = pgTable(
  'bank_payments',
  {
    reference: uuid('reference').primaryKey(),
    /** The shop whose customer pays. */
    merchant: text('merchant').notNull(),
    /** The shop's id of the payment: the same id is the same payment. */
    merchantPaymentId: text('merchant_payment_id').notNull(),
    description: text('description').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: CURRENCIES }).notNull(),
    language: text('language', { enum: ['da', 'nb', 'sv'] }).notNull(),
    returnUrl: text('return_url').notNull(),
    webhookUrl: text('webhook_url').notNull(),
    state: text('state', { enum: BANK_STATES }).notNull().default('open'),
    wrongCodes: integer('wrong_codes').notNull().default(0),
    refunds: jsonb('refunds')
      .$type<readonly { readonly key: string; readonly minor: number }[]>()
      .notNull()
      .default([]),
    webhookMode: text('webhook_mode', { enum: WEBHOOK_MODES }).notNull().default('normal'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When its state or its refunds changed last: the report of a day names what changed in it. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('bank_payments_changed').on(table.merchant, table.changedAt),
    uniqueIndex('bank_payments_once').on(table.merchant, table.merchantPaymentId),
    check('bank_payments_amount', sql`${table.amountMinor} > 0`),
  ],
)

export type BankPayment = typeof bankPayments.$inferSelect
