import { PassThrough } from 'node:stream'
import { MINUTE_MS } from '@firkant/domain/duration/duration.ts'
import { countedViewOf, type CountedView } from '@firkant/domain/page/counted-view.ts'
import { choicesText } from '@firkant/domain/experiences/choose-variant.ts'
import { findTraits } from '@firkant/domain/experiences/visitor-traits.ts'
import type { WantedVariants } from '../pages/page-experiences.ts'
import type { PageRequest } from '../pages/page-request.ts'
import { contentSecurityPolicy, type PolicyOptions } from '../platform/http/security-headers.ts'
import type { ShopBuild } from './build-files.ts'
import { makeCachedDocument, newNonce, type CachedDocument } from './cached-document.ts'
import { keyOfPage, type DocumentKey } from './document-key.ts'
import type { ChooseDocument, HtmlCache, PageRules } from './html-cache.ts'
import { frameValidUntil, type DocumentVisitor, type PageService } from './page-service.ts'
import { previewPanel } from './preview-panel.ts'
import { renderDocument } from './render-document.ts'

/** Even documents without a planned end are rendered again after this, in case an event was lost. */
const LONGEST_LIFE_MS = 10 * MINUTE_MS

export type DocumentAnswer =
  | { readonly kind: 'cached'; readonly document: CachedDocument }
  | { readonly kind: 'redirect'; readonly status: number; readonly to: string; readonly isPublic: boolean }
  | {
      readonly kind: 'stream'
      readonly status: number
      readonly policy: string
      readonly stream: NodeJS.ReadableStream
      readonly isPublic: boolean
      readonly view: CountedView | undefined
    }

export interface DocumentReader extends DocumentVisitor {
  readonly isPreview: boolean
  readonly consentCookie?: string | undefined
  /** Of an editor who tries variants: a panel lists them. */
  readonly wantedVariants?: WantedVariants | undefined
}

export interface DocumentService {
  readonly find: (key: DocumentKey) => CachedDocument | undefined
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
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

async function collect(stream: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
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
  { wantedVariants: wanted }: DocumentReader,
  { search, nonce }: { readonly search: string; readonly nonce: string },
): string | undefined {
  return wanted && previewPanel({ rules: experiences.rules(), wanted, search, market, nonce })
}

interface Rendering {
  readonly generation: number
  readonly document: Promise<CachedDocument>
}

/** Concurrent requests for one page share one rendering. */
function createRenderings({ cache, now, onError }: Pick<DocumentServiceOptions, 'cache' | 'now' | 'onError'>) {
  const running = new Map<string, Rendering>()
  return {
    async join(key: string): Promise<CachedDocument | undefined> {
      const found = running.get(key)
      const document = found && (await found.document.catch(() => undefined))
      // It may have become stale while it was rendered: then waiting requests get a newer one.
      const isFresh = document && found.generation === cache.generation() && document.validUntil > now().getTime()
      return isFresh ? document : undefined
    },
    add(key: string, rendering: Rendering): void {
      running.set(key, rendering)
      rendering.document
        .then((document) => cache.put(key, document, rendering.generation))
        .catch(onError)
        .finally(() => running.get(key) === rendering && running.delete(key))
    },
  }
}

export function createDocumentService(options: DocumentServiceOptions): DocumentService {
  const { cache, pages } = options
  const renderings = createRenderings(options)

  function find(key: DocumentKey): CachedDocument | undefined {
    const now = options.now()
    return cache.get(key.key, now.getTime(), chooseFor(key, now))
  }

  async function make(key: DocumentKey, reader: DocumentReader): Promise<DocumentAnswer> {
    const { isPreview } = reader
    const asked = options.now()
    const choose = chooseFor(key, asked)
    const asKey = cache.keyOf(key.key, asked.getTime(), choose)
    const cached = isPreview ? undefined : (find(key) ?? (await renderings.join(asKey)))
    if (cached) return { kind: 'cached', document: cached }
    const generation = cache.generation()
    const traits = findTraits(key.cookies, asked)
    const loaded = await pages.load({ ...key, ...reader, traits })
    const { page, isPublic, validUntil } = loaded.result
    if (page.redirectUrl !== undefined)
      return { kind: 'redirect', status: page.httpStatus, to: page.redirectUrl, isPublic }

    const address = keyOfPage(key, page)
    const now = options.now().getTime()
    const longest = Math.min(now + LONGEST_LIFE_MS, validUntil?.getTime() ?? Number.POSITIVE_INFINITY)
    if (isPublic) {
      if (address !== key.key) cache.alias(key.key, address, { validUntil: longest, generation })
      cache.setRules(address, rulesOf(loaded.request), generation)
    }
    const own = cache.keyOf(address, now, choose)
    const same = isPublic ? (cache.get(own, now) ?? (await renderings.join(own))) : undefined
    if (same) return { kind: 'cached', document: same }

    const nonce = newNonce()
    const state = await pages.stateOf(loaded, { ...reader, widthClass: key.widthClass })
    const brand = (page.componentName === 'KitPage' && page.model.shown?.brand) || options.brand
    const afterPage = panelOf(loaded.request, reader, { search: key.search, nonce })
    const build = await options.build(brand)
    const rendered = await renderDocument({ ...options, brand, build, state, nonce, afterPage })
    const policy = contentSecurityPolicy(nonce, options.policy)
    const view = isPreview ? undefined : countedViewOf(page, loaded.request.market.key)
    if (!isPublic) return { kind: 'stream', status: page.httpStatus, policy, stream: rendered, isPublic, view }

    const forVisitor = new PassThrough()
    const forCache = new PassThrough()
    rendered.pipe(forVisitor)
    rendered.pipe(forCache)
    const end = Math.min(longest, frameValidUntil(state)?.getTime() ?? Number.POSITIVE_INFINITY)
    const making = collect(forCache).then((html) =>
      makeCachedDocument({ html, nonce, status: page.httpStatus, validUntil: end, view }),
    )
    renderings.add(own, { generation, document: making })
    return { kind: 'stream', status: page.httpStatus, policy, stream: forVisitor, isPublic, view }
  }

  return { find, make }
}
