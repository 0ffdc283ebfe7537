import { deserialize, serialize } from 'node:v8'
import { sql } from 'drizzle-orm'
import type { Drizzle } from '../../../platform/database/database.ts'
import { yieldToEventLoop } from '../../../platform/process/yield-to-event-loop.ts'
import { readVocabulary, storedVocabulary, type StoredVocabulary } from '../indexing/stored-vocabulary.ts'
import type { QueryVocabulary } from '../indexing/vocabulary.ts'
import type { DocumentContext } from '../search-documents.ts'
import type { CatalogueTerms } from './read-terms.ts'
import type { TermStore } from './term-store.ts'

/** The words that an engine's documents were read with. */
export interface IndexedWords extends QueryVocabulary {
  readonly version: string
  readonly productCount: number
  readonly heaviest: ReadonlyMap<string, number>
}

interface Content {
  readonly vocabulary: StoredVocabulary
  readonly heaviest: ReadonlyMap<string, number>
}

type Engine = TermStore['engine']

export async function findIndexedWords(
  db: Pick<Drizzle, 'execute'>,
  engine: Engine,
  { brand, language }: DocumentContext,
): Promise<IndexedWords | undefined> {
  const { rows } = await db.execute<{ version: string; product_count: number; content: Buffer }>(sql`
    select version, product_count, content from search_vocabularies
    where engine = ${engine} and brand = ${brand} and language = ${language}`)
  const [row] = rows
  if (!row) return undefined
  const { vocabulary, heaviest } = deserialize(row.content) as Content
  const words = await yieldToEventLoop(readVocabulary(language, vocabulary))
  return { ...words, version: row.version, productCount: row.product_count, heaviest, postings: heaviest }
}

export interface IndexedVersions {
  readonly version: string
  /** Of what it replaced. */
  readonly previous: string | null
}

export async function findIndexedVersions(
  db: Pick<Drizzle, 'execute'>,
  engine: Engine,
  { brand, language }: DocumentContext,
): Promise<IndexedVersions | undefined> {
  const { rows } = await db.execute<{ version: string; previous: string | null }>(sql`
    select version, previous_version as previous from search_vocabularies
    where engine = ${engine} and brand = ${brand} and language = ${language}`)
  return rows[0]
}

export async function saveIndexedWords(
  tx: Pick<Drizzle, 'execute'>,
  stored: { engine: Engine; context: DocumentContext; version: string; productCount: number },
  { vocabulary, heaviest }: CatalogueTerms,
): Promise<void> {
  const content = serialize({ vocabulary: storedVocabulary(vocabulary), heaviest } satisfies Content)
  const { engine, context, version, productCount } = stored
  await tx.execute(sql`insert into search_vocabularies as known (engine, brand, language, version, product_count, content)
    values (${engine}, ${context.brand}, ${context.language}, ${version}, ${productCount}, ${content})
    on conflict (engine, brand, language) do update set version = excluded.version, content = excluded.content,
      product_count = excluded.product_count,
      previous_version = case when known.version = excluded.version then known.previous_version else known.version end`)
}

/** Of several processes one indexes a language at a time. */
export async function lockIndexing(
  tx: Pick<Drizzle, 'execute'>,
  engine: Engine,
  { brand, language }: DocumentContext,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`search ${engine} ${brand} ${language}`}))`)
}
