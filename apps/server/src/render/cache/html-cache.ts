import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import type { ExperienceRule } from '@firkant/domain/experiences/experience-rule.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import type { CachedDocument } from './cached-document.ts'
import { createOfferChanges } from './offer-changes.ts'

/** The experiences of a page, by which its documents differ. */
export interface PageRules {
  readonly market: MarketKey
  readonly rules: readonly ExperienceRule[]
}
/** What the visitor gets of them, as text. */
export type ChooseDocument = (rules: PageRules) => string

export interface HtmlCache {
  /** Nothing is cached or shared: every request is rendered, for measuring. */
  readonly isOff: boolean
  readonly get: (key: string, now: number, choose?: ChooseDocument) => CachedDocument | undefined
  /** Also one that a change of price or stock may have changed: whether it did, the digest of its page tells. */
  readonly getUnconfirmed: (key: string, now: number) => CachedDocument | undefined
  /** No price or stock changed since that it may show. */
  readonly isCurrent: (document: CachedDocument) => boolean
  /** How many changes of price or stock there were; to be asked before a page is read. */
  readonly changes: () => number
  /** Price or stock of these products changed. */
  readonly offersChanged: (productKeys: readonly string[]) => void
  /** The last one of a page, also when it has ended or something changed since: for when no other can be made. */
  readonly getLast: (requested: string, now: number) => CachedDocument | undefined
  /** The key of the document itself: without other names for it, with the visitor's choices. */
  readonly keyOf: (requested: string, now: number, choose?: ChooseDocument) => string
  /** Undefined for a page without experiences. */
  readonly setRules: (key: string, rules: PageRules | undefined, generation: number) => void
  readonly put: (key: string, document: CachedDocument, generation: number) => void
  /** Another key that leads to the same document, until the given time. */
  readonly alias: (
    requested: string,
    key: string,
    made: { readonly validUntil: number; readonly generation: number },
  ) => void
  /** Increases with every clear: a document whose rendering began before must not be cached after. */
  readonly generation: () => number
  readonly clear: () => void
  readonly size: () => number
}

/** Filters, searches and unknown paths are endless: they must not evict the shop's pages. */
const SHARE_OF_ENDLESS = 1 / 4
/** Pages that nobody asked for again yet: a crawler over all products must not evict what visitors come for. */
const SHARE_OF_NEW = 1 / 4
const ALIAS_BYTES = 1024 * 1024
/** Fewer than a crawler asks for until it comes back to the first. */
const MAX_GIVEN_UP = 1000
/** Documents that are sent no more, unless the shop is too busy to make their successors. */
const SHARE_OF_LAST = 1 / 4
const LAST_RESORT_MS = 10 * MINUTE_MS
/** Pages whose rules are known at a time; those of others are read with the page. */
const MAX_RULES = 5000

type Evicted = (key: string, document: CachedDocument) => void

function openDocuments(maxBytes: number, onEvicted: Evicted = () => undefined): LRUCache<string, CachedDocument> {
  return new LRUCache({
    maxSize: maxBytes,
    dispose: (document, key, reason) => reason === 'evict' && onEvicted(key, document),
    sizeCalculation: ({ plain, packed }, key) =>
      [plain, ...packed.values()].reduce((sum, { bytes }) => sum + bytes.length, key.length),
  })
}

/** A page without parameters: their number is limited by the catalogue and content. */
function isBarePage(key: string, { status }: CachedDocument): boolean {
  return status === 200 && key.endsWith('?')
}

/** The choices come first: a page's kind is told by the end of its key. */
const variantKey = (choices: string, key: string) => `${choices} ${key}`

/** The documents of a process, on shelves that can't push out each other's. */
function openShelves(maxBytes: number) {
  const openShare = (share: number, onEvicted?: Evicted) =>
    openDocuments(Math.max(1, Math.ceil(maxBytes * share)), onEvicted)
  // Names of pages that were given up before anybody asked again: whose name is still here is asked for again.
  const givenUp = new LRUCache<string, true>({ max: MAX_GIVEN_UP })
  const newPages = openShare(SHARE_OF_NEW, (key) => givenUp.set(key, true))
  // Among the new ones a page waits to be asked for once more: without a crawler both shelves are the visitors'.
  const pages = openShare(1 - SHARE_OF_ENDLESS - SHARE_OF_NEW, (key, document) => newPages.set(key, document))
  const endless = openShare(SHARE_OF_ENDLESS)
  const last = openShare(SHARE_OF_LAST)
  const shelfOf = (key: string) => [pages, newPages].find((shelf) => shelf.has(key)) ?? endless
  return {
    find: (key: string) => shelfOf(key).get(key),
    /** What is asked for again moves to the pages that stay. */
    take(key: string, now: number, isCurrent: (document: CachedDocument) => boolean): CachedDocument | undefined {
      const documents = shelfOf(key)
      const found = documents.get(key)
      if (!found) return undefined
      const isOver = found.validUntil <= now
      if (!isOver && !isCurrent(found)) return undefined
      if (isOver || documents === newPages) documents.delete(key)
      if (isOver && documents !== endless) last.set(key, found)
      else if (documents === newPages) pages.set(key, found)
      return isOver ? undefined : found
    },
    findLast: (key: string) => pages.get(key) ?? newPages.get(key) ?? last.get(key),
    size: () => pages.size + newPages.size + endless.size,
    put(key: string, document: CachedDocument) {
      const ofPages = pages.has(key) || givenUp.delete(key) ? pages : newPages
      const own = isBarePage(key, document) ? ofPages : endless
      for (const other of [pages, newPages, endless, last]) if (other !== own) other.delete(key)
      own.set(key, document)
    },
    clear() {
      // From the one that was not asked for the longest: it is the first to go again.
      for (const [key, document] of [...pages.entries(), ...newPages.entries()].toReversed()) last.set(key, document)
      for (const shelf of [pages, newPages, endless]) shelf.clear()
    },
  }
}

export function createHtmlCache(maxBytes: number): HtmlCache {
  const shelves = openShelves(maxBytes)
  const aliases = new LRUCache<string, { readonly key: string; readonly validUntil: number }>({
    maxSize: ALIAS_BYTES,
    sizeCalculation: ({ key }, requested) => requested.length + key.length,
  })
  const rulesOf = new LRUCache<string, PageRules>({ max: MAX_RULES })
  const offers = createOfferChanges()
  let generation = 0
  function isCurrent({ goods }: CachedDocument): boolean {
    if (offers.concern(goods, goods.confirmedAt)) return false
    goods.confirmedAt = offers.count()
    return true
  }
  function keyOf(requested: string, now: number, choose?: ChooseDocument): string {
    const alias = aliases.get(requested)
    const key = alias && alias.validUntil > now ? alias.key : requested
    const rules = choose && rulesOf.size > 0 ? rulesOf.get(key) : undefined
    return rules && choose ? variantKey(choose(rules), key) : key
  }
  return {
    isOff: maxBytes === 0,
    keyOf,
    get: (requested, now, choose) => shelves.take(keyOf(requested, now, choose), now, isCurrent),
    isCurrent,
    getUnconfirmed(key, now) {
      const found = shelves.find(key)
      return found && found.validUntil > now ? found : undefined
    },
    changes: offers.count,
    offersChanged: offers.add,
    getLast(requested, now) {
      const found = shelves.findLast(requested)
      return found && found.validUntil + LAST_RESORT_MS > now ? found : undefined
    },
    put(key, document, madeIn) {
      if (madeIn === generation) shelves.put(key, document)
    },
    alias(requested, key, made) {
      if (made.generation === generation) aliases.set(requested, { key, validUntil: made.validUntil })
    },
    setRules(key, rules, madeIn) {
      if (madeIn !== generation) return
      if (rules) rulesOf.set(key, rules)
      else rulesOf.delete(key)
    },
    generation: () => generation,
    clear() {
      generation += 1
      shelves.clear()
      for (const cache of [aliases, rulesOf]) cache.clear()
    },
    size: shelves.size,
  }
}
