import { createHash } from 'node:crypto'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { ProblemException } from '../../../platform/http/problem.ts'
import { hashSources } from '../../../platform/stored-files/versioned-files.ts'
import { readCatalogueVersion } from '../../catalog/catalogue-version.ts'
import { cacheIndex } from '../indexing/index-cache.ts'
import { INDEX_SOURCES } from '../indexing/index-files.ts'
import { readQuery } from '../ranking/query-meanings.ts'
import { withoutRarest } from '../ranking/without-rarest.ts'
import type { SearchEngine } from '../search-engine.ts'
import { findAll, findText, searchIn } from './find-by-terms.ts'
import { matchTerms } from './match-terms.ts'
import { SearchEngineError } from './opensearch-client.ts'
import { readCatalogueTerms, readTermDocuments } from './read-terms.ts'
import type { TermDocument, TermStore } from './term-store.ts'
import {
  findIndexedVersions,
  findIndexedWords,
  lockIndexing,
  saveIndexedWords,
  type IndexedWords,
} from './vocabulary-store.ts'

export interface TermEngineOptions {
  readonly db: Drizzle
  readonly brand: string
  readonly store: TermStore
  readonly onError: (error: unknown) => void
  /** The words of a language were read: searches from now on must find what was indexed with them. */
  readonly onLoaded?: () => void
}

const RETRY_AFTER_S = 5

/** The words of one language, and the indexing of its products when they are behind the catalogue. */
function createIndexedLanguage({ db, brand, store, onError, onLoaded }: TermEngineOptions, language: MarketLanguage) {
  const context = { brand, language }
  let indexing: Promise<void> | undefined

  async function wantedVersion(): Promise<string> {
    const catalogue = (await readCatalogueVersion(db)) ?? ''
    return createHash('sha256')
      .update(`${catalogue} ${await hashSources(INDEX_SOURCES)}`)
      .digest('hex')
      .slice(0, 32)
  }

  async function indexAll(isForced: boolean): Promise<void> {
    await db.transaction(async (tx) => {
      await lockIndexing(tx, store.engine, context)
      const version = await wantedVersion()
      const before = await findIndexedVersions(tx, store.engine, context)
      if (before?.version === version && !isForced) return
      const catalogue = await readCatalogueTerms(db, context)
      let productCount = 0
      async function* counted(): AsyncGenerator<readonly TermDocument[]> {
        for await (const batch of readTermDocuments(db, context, catalogue)) {
          productCount += batch.length
          yield batch
        }
      }
      await store.replace({ context, version, outdated: before?.previous ?? undefined, batches: counted(), tx })
      await saveIndexedWords(tx, { engine: store.engine, context, version, productCount }, catalogue)
    })
  }

  const index = (isForced: boolean) => (indexing ??= indexAll(isForced).finally(() => (indexing = undefined)))

  async function load({ isForced }: { readonly isForced: boolean }): Promise<IndexedWords> {
    if (isForced) await index(true)
    const known = await findIndexedWords(db, store.engine, context)
    if (known && (isForced || known.version === (await wantedVersion()))) return known
    // What was indexed before answers until it is done; a visitor waits only for the first of all.
    const done = index(false)
    if (known) {
      done.then(() => words.changed()).catch(onError)
      return known
    }
    await done
    const made = await findIndexedWords(db, store.engine, context)
    if (!made) throw new Error('The search index was not stored')
    return made
  }

  const words = cacheIndex(async (wanted: { readonly isForced: boolean }) => {
    const loaded = await load(wanted)
    onLoaded?.()
    return loaded
  })
  return words
}

/** Searches in what stands outside of the shop's memory; only the words of a language are in it. */
export function createTermEngine(options: TermEngineOptions): SearchEngine {
  const { brand, store, onError } = options
  const languages = new Map<MarketLanguage, ReturnType<typeof createIndexedLanguage>>()
  const indexed = (language: MarketLanguage) => {
    const known = languages.get(language) ?? createIndexedLanguage(options, language)
    languages.set(language, known)
    return known
  }

  /** A search engine that fails is no fault of the request: the page says that it should be tried again. */
  async function orUnavailable<Value>(work: () => Promise<Value>): Promise<Value> {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof SearchEngineError)) throw error
      onError(error)
      throw new ProblemException('unavailable', { retryAfterS: RETRY_AFTER_S, busy: 'search' })
    }
  }

  return {
    vocabulary: (language) => orUnavailable(async () => (await indexed(language).current()).index),
    changed: () => {
      for (const words of languages.values()) words.changed()
    },
    rebuild: async (language) => (await indexed(language).rebuild()).productCount,
    withoutRarest: (language, text) =>
      orUnavailable(async () => {
        const { index: words } = await indexed(language).current()
        return withoutRarest(text, readQuery(words, text), async (some) => {
          const search = searchIn({ store, brand, words, measures: [] })
          const { hits, isPartial } = await matchTerms(some, words.heaviest, search)
          return { found: hits.length, isPartial }
        })
      }),
    find: (language, text, { isTyping = false, measures = [] } = {}) =>
      orUnavailable(async () => {
        const { index: words, isStale } = await indexed(language).current()
        const searching = { store, brand, words, measures }
        const found = await (text === '' ? findAll(searching) : findText(searching, text, isTyping))
        return { ...found, isStale }
      }),
  }
}
