import { randomUUID } from 'node:crypto'
import type { ImportedDocuments } from '../content/importing/import-content.ts'
import type { Transaction } from '../content/importing/save-pages.ts'
import { lockPublications, nextPublication } from './change-set-store.ts'
import { changeSetDocuments, changeSets } from './change-set-tables.ts'
import { rebuildDocument } from './rebuild-document.ts'

/** As the command is called: who reads the history knows it. */
const BY_FILES = 'import-content'
/** PostgreSQL takes so many values in one statement, and some more. */
const ROWS_AT_ONCE = 500

/** A change by file stands in the history like any other, and what is planned goes on top of it. */
export async function recordImport(tx: Transaction, { brand, now, documents }: ImportedDocuments): Promise<void> {
  if (documents.length === 0) return
  await lockPublications(tx, brand)
  const id = randomUUID()
  const publication = await nextPublication(tx, brand)
  const times = { createdAt: now, changedAt: now, publishAt: now, publishedAt: now }
  const who = { ownerName: BY_FILES, publishedBy: BY_FILES }
  await tx.insert(changeSets).values({ id, brand, name: BY_FILES, state: 'published', ...who, ...times })
  const rows = documents.map((each) => ({
    ...each,
    setId: id,
    brand,
    changedBy: BY_FILES,
    changedAt: now,
    publication,
    settledAt: now,
  }))
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    await tx.insert(changeSetDocuments).values(rows.slice(first, first + ROWS_AT_ONCE))
  // A page whose file is gone takes with it what was planned for it.
  for (const { document, value } of documents) if (value !== null) await rebuildDocument(tx, { brand, document, now })
}
