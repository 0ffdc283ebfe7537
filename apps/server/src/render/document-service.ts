import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { choicesText } from '@firkant/domain/experiences/choose-variant.ts'
import { findTraits, type StoredTraits } from '@firkant/domain/experiences/visitor-traits.ts'
import { countedViewOf, type CountedView } from '@firkant/domain/page/counted-view.ts'
import { STATE_PATH } from '@firkant/domain/page/document-state.ts'
import { recordGoods } from '../features/stock/goods-read.ts'
import type { WantedVariants } from '../pages/page-experiences.ts'
import type { PageRequest } from '../pages/page-request.ts'
import type { PolicyOptions } from '../platform/http/security-headers.ts'
import { createEventLoopQueue } from '../platform/process/event-loop-queue.ts'
import { formKey, type AskedForm } from './cache/asked-form.ts'
import {
  compressDocument,
  makeCachedDocument,
  newNonce,
  packedIn,
  withPacked,
  type CachedDocument,
  type NonceBytes,
} from './cache/cached-document.ts'
import { keyOfPage, type DocumentKey } from './cache/document-key.ts'
import type { ChooseDocument, HtmlCache, PageRules } from './cache/html-cache.ts'
import { createMarkupStore } from './cache/markup-store.ts'
import { digestOf, findUnchanged } from './cache/unchanged-document.ts'
import type { ShopBuild } from './document/build-files.ts'
import { withInlineStyle } from './document/first-style.ts'
import { renderDocument, type DrawnDocument } from './document/render-document.ts'
import { frameValidUntil, type DocumentVisitor, type PageService } from './page-service.ts'
import { createPlainPaths } from './plain-paths.ts'
import { previewPanel } from './preview/preview-panel.ts'
import type { PageStates } from './state/page-states.ts'
import type { StateApart } from './state/written-state.ts'

/** Even documents without a planned end are rendered again after this, in case an event was lost. */
const MAX_LIFE_MS = 10 * MINUTE_MS
/** A card is some 3 kB. */
const MARKUP_BYTES = 16 * 1024 * 1024

export type DocumentAnswer =
  | { readonly kind: 'cached'; readonly document: CachedDocument }
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string; readonly isPublic: boolean }
  | {
      readonly kind: 'rendered'
      readonly status: number
      readonly nonce: string
      readonly html: Buffer
      /** Under which it is cached; undefined for what is one visitor's, or drawn anew each time. */
      readonly key: string | undefined
      readonly etag: string | undefined
      readonly isPublic: boolean
      readonly view: CountedView | undefined
    }

export interface DocumentReader extends DocumentVisitor {
  readonly isPreview: boolean
  readonly consentCookie?: string | undefined
  /** Of an editor who tries variants: a panel lists them. */
  readonly wantedVariants?: WantedVariants | undefined
  /** In the studio: it has its own panel, and may look at another minute. */
  readonly isInStudio?: boolean | undefined
  readonly at?: Date | undefined
  /** Of whom the studio’s preview is; in place of what is known of whoever asks. */
  readonly traits?: StoredTraits | undefined
}

export interface DocumentService {
  readonly find: (key: DocumentKey) => CachedDocument | undefined
  /** The last one of a page, which may be out of date. */
  readonly findLast: (key: DocumentKey) => CachedDocument | undefined
  readonly make: (key: DocumentKey, reader: DocumentReader) => Promise<DocumentAnswer>
}

export interface DocumentServiceOptions {
  readonly brand: string
  readonly ownHost: string
  readonly policy: PolicyOptions
  /** The component gallery shows the other brands too. */
  readonly build: (brand: string) => Promise<ShopBuild>
  readonly pages: PageService
  readonly cache: HtmlCache
  readonly states: PageStates
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

/** Compressing well takes longer than rendering: only what is asked for again, in the form that is asked for, is worth it. */
function createCompressor({ cache, now, onError }: Pick<DocumentServiceOptions, 'cache' | 'now' | 'onError'>) {
  const begun = new WeakMap<NonceBytes, Set<string>>()
  return (document: CachedDocument, asked: AskedForm): void => {
    const forms = begun.get(document.plain) ?? new Set()
    if (packedIn(document, asked) || forms.has(formKey(asked))) return
    begun.set(document.plain, forms.add(formKey(asked)))
    const generation = cache.generation()
    compressDocument(document, asked)
      .then((bytes) => {
        const latest = cache.getUnconfirmed(document.key, now().getTime()) ?? document
        if (bytes && latest.plain === document.plain)
          cache.put(document.key, withPacked(latest, asked, bytes), generation)
      })
      .catch(onError)
  }
}

interface Rendered extends DrawnDocument {
  readonly end: number
}

function chooseFor({ widthClass, cookies }: DocumentKey, now: Date): ChooseDocument {
  return ({ market, rules }) => choicesText(rules, { market, widthClass, known: findTraits(cookies, now) })
}

/** The experiences of a page, if it has any. */
function rulesOf({ market, experiences }: PageRequest): PageRules | undefined {
  const rules = experiences.rules()
  return rules.length > 0 ? { market: market.key, rules } : undefined
}

function panelOf(
  { experiences, market }: PageRequest,
  { wantedVariants, isInStudio }: DocumentReader,
  { search, nonce }: { readonly search: string; readonly nonce: string },
): string | undefined {
  const wanted = isInStudio ? undefined : wantedVariants
  return wanted && previewPanel({ rules: experiences.rules(), wanted, search, market, nonce })
}

interface Rendering {
  readonly generation: number
  readonly document: Promise<CachedDocument>
}

/** Concurrent requests for one page share one rendering. */
function createRenderings({ cache, now }: Pick<DocumentServiceOptions, 'cache' | 'now'>) {
  const running = new Map<string, Rendering>()
  return {
    async join(key: string): Promise<CachedDocument | undefined> {
      const found = running.get(key)
      const document = found && (await found.document.catch(() => undefined))
      // It may have become stale while it was rendered: then waiting requests get a newer one.
      if (!document || found.generation !== cache.generation() || document.validUntil <= now().getTime())
        return undefined
      return cache.isCurrent(document) ? document : undefined
    },
    add(key: string, rendering: Rendering): void {
      running.set(key, rendering)
      rendering.document
        .then((document) => cache.put(key, document, rendering.generation))
        // Whoever asked for it is told.
        .catch(() => undefined)
        .finally(() => running.get(key) === rendering && running.delete(key))
    },
  }
}

const inFormOf = ({ asked }: DocumentKey, { html, style }: DrawnDocument, nonce: string): Buffer =>
  style && asked.form === 'first' ? withInlineStyle(html, style, nonce) : html

type Loaded = Awaited<ReturnType<PageService['load']>>

interface Drawn {
  readonly key: DocumentKey
  readonly reader: DocumentReader
  readonly nonce: string
  readonly end: number
  /** The key of the document, by which its state is found again. */
  readonly address: string
}

/** One page at a time, between the other work of the process. */
function createDrawing(options: DocumentServiceOptions) {
  const markup = createMarkupStore(MARKUP_BYTES)
  const waitForLoop = createEventLoopQueue()
  const keepState = (address: string) => (state: StateApart) => {
    const { tag } = state
    options.states.put(state)
    return `${STATE_PATH}${tag}/${address.replace(' ', '').replace(/\?$/, '')}`
  }
  return async (loaded: Loaded, { key, reader, nonce, end, address }: Drawn): Promise<Rendered> => {
    const { page } = loaded.result
    const state = await options.pages.stateOf(loaded, { ...reader, widthClass: key.widthClass })
    const brand = (page.componentName === 'KitPage' && page.model.shown?.brand) || options.brand
    const afterPage = panelOf(loaded.request, reader, { search: key.search, nonce })
    const build = await options.build(brand)
    await waitForLoop()
    const kept = loaded.result.isPublic && !reader.isPreview ? keepState(address) : undefined
    const drawn = await renderDocument({ ...options, markup, brand, build, state, nonce, afterPage, keepState: kept })
    return { ...drawn, end: Math.min(end, frameValidUntil(state)?.getTime() ?? end) }
  }
}

export function createDocumentService(options: DocumentServiceOptions): DocumentService {
  const { cache, pages } = options
  const renderings = createRenderings(options)
  const compressOnce = createCompressor(options)
  const draw = createDrawing(options)
  const plainPaths = createPlainPaths(cache)

  function find(key: DocumentKey): CachedDocument | undefined {
    const now = options.now()
    const found = cache.get(plainPaths.keyOf(key), now.getTime(), chooseFor(key, now))
    if (found) compressOnce(found, key.asked)
    return found
  }

  async function make(key: DocumentKey, reader: DocumentReader): Promise<DocumentAnswer> {
    const [{ isPreview }, asked] = [reader, options.now()]
    const choose = chooseFor(key, asked)
    const asKey = cache.keyOf(plainPaths.keyOf(key), asked.getTime(), choose)
    const cached = isPreview || cache.isOff ? undefined : (find(key) ?? (await renderings.join(asKey)))
    if (cached) return { kind: 'cached', document: cached }
    const [generation, confirmedAt] = [cache.generation(), cache.changes()]
    const traits = reader.isInStudio ? reader.traits : findTraits(key.cookies, asked)
    const { result: loaded, goods } = await recordGoods(() => pages.load({ ...key, ...reader, traits }))
    const { page, isPublic, validUntil } = loaded.result
    if (page.redirectUrl !== undefined)
      return { kind: 'redirect', status: page.httpStatus, to: page.redirectUrl, isPublic }

    const address = keyOfPage(key, page)
    const now = options.now().getTime()
    const longest = Math.min(now + MAX_LIFE_MS, validUntil?.getTime() ?? Number.POSITIVE_INFINITY)
    if (isPublic) {
      plainPaths.learn(key, page, { address, validUntil: longest, generation })
      cache.setRules(address, rulesOf(loaded.request), generation)
    }
    const own = cache.keyOf(address, now, choose)
    const isCached = isPublic && !cache.isOff
    const digest = isCached ? digestOf(loaded.result) : ''
    const same = isCached
      ? (findUnchanged(cache, { key: own, now }, { digest, confirmedAt }) ?? (await renderings.join(own)))
      : undefined
    if (same) return { kind: 'cached', document: same }

    const [nonce, status] = [newNonce(), page.httpStatus]
    const view = isPreview ? undefined : countedViewOf(page, loaded.request.market.key)
    const drawing = draw(loaded, { key, reader, nonce, end: longest, address })
    const document = isCached
      ? drawing.then(({ end, ...drawn }) =>
          makeCachedDocument({
            ...drawn,
            key: own,
            nonce,
            status,
            view,
            validUntil: end,
            goods: { ...goods, digest, confirmedAt },
          }),
        )
      : undefined
    if (document) renderings.add(own, { generation, document })
    const [html, cachedAs] = [inFormOf(key, await drawing, nonce), await document]
    return { kind: 'rendered', status, nonce, html, key: cachedAs?.key, etag: cachedAs?.etag, isPublic, view }
  }

  return { find, findLast: (key) => cache.getLast(plainPaths.keyOf(key), options.now().getTime()), make }
}
