import { sql } from 'drizzle-orm'
import { DAY_MS, DAY_S, HOUR_MS } from '@firkant/domain/duration/duration.ts'
import type { Drizzle, Queries } from '../../platform/database/database.ts'
import { queryPrepared } from '../../platform/database/messages/prepared-query.ts'
import { startRepeating } from '../../platform/process/start-repeating.ts'
import { foldText } from './language/fold-text.ts'

export interface SearchContext {
  readonly brand: string
  readonly language: string
}

const MOST_RECENT = 8
/** After so many days a search counts half. */
export const HALF_LIFE_DAYS = 14
const RECENT_DAYS = 180
/** Rarer searches are not shown to others (privacy), and one person can't make a search popular. */
export const MIN_VISITORS = 3
/** Below it a search is too old or too rare to be stored. */
const MIN_SCORE = 0.05

export function searchKey(text: string): string {
  return foldText(text).replaceAll(/\s+/g, ' ').trim()
}

/** The decayed score of a stored row. */
function decayed(now: Date) {
  const seconds = HALF_LIFE_DAYS * DAY_S
  return sql`score * power(0.5, greatest(0, extract(epoch from (${now}::timestamptz - counted_at))) / ${seconds})`
}

export interface Search {
  readonly text: string
  readonly visitorHash: string
  /** The visitor had an identity before this request. */
  readonly isReturning: boolean
  readonly now: Date
}

/** A visitor counts once a day per search, so that reloading makes nothing popular. */
async function countSearch(tx: Queries, { brand, language }: SearchContext, search: Search): Promise<void> {
  const { text, visitorHash, now } = search
  const key = searchKey(text)
  const dayAgo = new Date(now.getTime() - DAY_MS)
  const counted = await tx.execute(sql`
    insert into search_visitors as known (brand, language, key, visitor_hash, counted_at)
    values (${brand}, ${language}, ${key}, ${visitorHash}, ${now})
    on conflict (brand, language, key, visitor_hash) do update set counted_at = excluded.counted_at
      where known.counted_at <= ${dayAgo}
    returning 1`)
  if (counted.rows.length === 0) return
  await tx.execute(sql`
    insert into search_counts as known (brand, language, key, text, score, counted_at)
    values (${brand}, ${language}, ${key}, ${text}, 1, ${now})
    on conflict (brand, language, key) do update set text = excluded.text, counted_at = excluded.counted_at,
      score = 1 + known.score * power(0.5, greatest(0, extract(epoch from (excluded.counted_at - known.counted_at)))
        / ${HALF_LIFE_DAYS * DAY_S})`)
}

/**
 * Stores a search for its visitor, and counts it for all only for returning visitors: bots come without an identity.
 */
export async function saveSearch(db: Drizzle, context: SearchContext, search: Search): Promise<void> {
  const { brand, language } = context
  const { text, visitorHash, isReturning, now } = search
  const key = searchKey(text)
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into recent_searches (visitor_hash, brand, language, key, text, searched_at)
      values (${visitorHash}, ${brand}, ${language}, ${key}, ${text}, ${now})
      on conflict (visitor_hash, brand, language, key) do update set text = excluded.text, searched_at = excluded.searched_at`)
    await tx.execute(sql`
      delete from recent_searches where visitor_hash = ${visitorHash} and brand = ${brand} and language = ${language}
        and key not in (select key from recent_searches where visitor_hash = ${visitorHash} and brand = ${brand}
          and language = ${language} order by searched_at desc limit ${MOST_RECENT})`)
    if (isReturning) await countSearch(tx, context, search)
  })
}

export async function listRecentSearches(
  db: Drizzle,
  { brand, language }: SearchContext,
  visitorHash: string,
): Promise<readonly string[]> {
  const rows = await queryPrepared<{ text: string }>(
    db,
    'recent-searches',
    sql`select text from recent_searches where visitor_hash = ${visitorHash} and brand = ${brand}
      and language = ${language} order by searched_at desc limit ${MOST_RECENT}`,
  )
  return rows.map(({ text }) => text)
}

export interface PopularSearch {
  readonly text: string
  readonly score: number
}

/** Searches of several visitors, best first. */
export async function listPopularSearches(
  db: Drizzle,
  { brand, language }: SearchContext,
  { now, limit }: { now: Date; limit: number },
): Promise<readonly PopularSearch[]> {
  const { rows } = await db.execute<{ text: string; score: number }>(sql`
    select text, ${decayed(now)} as score from search_counts s where brand = ${brand} and language = ${language}
      and (select count(*) from search_visitors v
        where v.brand = s.brand and v.language = s.language and v.key = s.key) >= ${MIN_VISITORS}
    order by score desc, key limit ${limit}`)
  return rows
}

export async function deleteOldSearches(db: Drizzle, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - RECENT_DAYS * DAY_MS)
  await db.execute(sql`delete from recent_searches where searched_at < ${oldest}`)
  await db.execute(sql`delete from search_visitors where counted_at < ${oldest}`)
  await db.execute(sql`delete from search_counts where ${decayed(now)} < ${MIN_SCORE}`)
}

/** Deletes old searches once an hour. Several processes may run it at the same time. */
export function startSearchSweep(db: Drizzle, now: () => Date, onError: (error: Error) => void): () => Promise<void> {
  return startRepeating({ work: () => deleteOldSearches(db, now()), everyMs: HOUR_MS, onError })
}
