import { pgTable, text } from 'drizzle-orm/pg-core'
import { stagedTable } from './staged-table.ts'

/** Environmental claims of the records, until it is known whether they are proven. It is no table of the shop. */
export const stagedClaims = stagedTable(
  pgTable('environmental_claims', {
    about: text('about').notNull(),
    claim: text('claim').notNull(),
    word: text('word').notNull(),
    path: text('path').notNull(),
  }),
)
