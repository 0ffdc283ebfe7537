import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../platform/database/database.ts'
import { findNumber } from './indexing/number-list.ts'
import type { SearchIndex } from './indexing/search-index.ts'
import { matchDocuments } from './ranking/match-documents.ts'
import { readQuery } from './ranking/query-meanings.ts'
import { deleteOldSearches, searchKey } from './search-memory.ts'

function finds(index: SearchIndex, text: string): boolean {
  if (findNumber(index.numbers, text.trim().toLowerCase()) !== undefined) return true
  const { documents, isPartial } = matchDocuments(index, readQuery(index, text))
  return documents.length > 0 && !isPartial
}

/**
 * Cleans up a brand's stored searches in the index's language: deletes those that have decayed, that find nothing any
 * more, or whose key does not match today's spelling rules.
 */
export async function deleteExpiredSearches(
  db: Drizzle,
  { brand, index, now }: { brand: string; index: SearchIndex; now: Date },
): Promise<{ readonly kept: number; readonly deleted: number }> {
  const counted = async () => {
    const { rows } = await db.execute<{ key: string; text: string }>(
      sql`select key, text from search_counts where brand = ${brand} and language = ${index.language}`,
    )
    return rows
  }
  const before = await counted()
  await deleteOldSearches(db, now)
  const dead = (await counted()).filter(({ key, text }) => key !== searchKey(text) || !finds(index, text))
  const keys = sql.param(dead.map(({ key }) => key))
  for (const table of [sql`search_counts`, sql`search_visitors`, sql`recent_searches`])
    await db.execute(
      sql`delete from ${table} where brand = ${brand} and language = ${index.language} and key = any(${keys})`,
    )
  const kept = (await counted()).length
  return { kept, deleted: before.length - kept }
}
