import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { CHANGE_SET_STATES } from '@firkant/domain/change-sets/change-set-states.ts'

/** What employees change together, and publish together. Published ones are the history: they stay. */
export const changeSets = pgTable(
  'change_sets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    brand: text('brand').notNull(),
    name: text('name').notNull(),
    state: text('state', { enum: CHANGE_SET_STATES }).notNull(),
    /** No reference: what was done stays when the account is gone. Absent for files. */
    ownerId: uuid('owner_id'),
    ownerName: text('owner_name').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    publishAt: timestamp('publish_at', { withTimezone: true }),
    unpublishAt: timestamp('unpublish_at', { withTimezone: true }),
    publishedBy: text('published_by'),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    reason: text('reason'),
    /** The set that this one took back. */
    takesBack: uuid('takes_back'),
  },
  (table) => [index('change_sets_by_state').on(table.brand, table.state, table.changedAt)],
)

/** One document of a set: from what it began, and what became of it. */
export const changeSetDocuments = pgTable(
  'change_set_documents',
  {
    setId: uuid('set_id')
      .notNull()
      .references(() => changeSets.id, { onDelete: 'cascade' }),
    /** As `writeAddress` writes it. */
    document: text('document').notNull(),
    brand: text('brand').notNull(),
    /** JSON null: there was no such document, or it is deleted. */
    base: jsonb('base').$type<unknown>(),
    value: jsonb('value').$type<unknown>(),
    changedBy: text('changed_by').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** The order in which sets were published; absent before. */
    publication: bigint('publication', { mode: 'number' }),
    /** Since when the document itself has the change: its window is open for good. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.setId, table.document] }),
    index('change_set_documents_of').on(table.brand, table.document, table.publication),
    index('change_set_documents_newest').on(table.brand, table.publication),
  ],
)
