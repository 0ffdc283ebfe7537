import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { SOFT_LOGIN_PARAM } from '@firkant/domain/customer/soft-login.ts'
import { OPENING_PARAMS } from '@firkant/domain/page/opened-link.ts'
import { hasSecret } from '@firkant/domain/telemetry/secret-address.ts'
import type { CountView } from '../../features/insights/count-view.ts'
import type { Metrics } from '../../platform/http/metrics.ts'
import { contentSecurityPolicy, NO_REFERRER, type PolicyOptions } from '../../platform/http/security-headers.ts'
import { withoutSecrets } from '../../platform/logging/mask-text.ts'
import { quickLinesOf } from '../../platform/logging/quick-lines.ts'
import { traceOf } from '../../platform/logging/trace-id.ts'
import type { DocumentDictionaries } from '../dictionaries/document-dictionaries.ts'
import { DICTIONARY_ENCODING, VARY_WITH_DICTIONARY } from '../dictionaries/held-dictionary.ts'
import { isDocumentRequest } from '../document-request.ts'
import type { DocumentService } from '../document-service.ts'
import { PREVIEW_PARAM } from '../preview/preview-link.ts'
import type { AskedForm } from './asked-form.ts'
import { newNonce, packedIn, plainIn, withNonce, type CachedDocument } from './cached-document.ts'
import { readDocumentKey } from './document-key.ts'
import { createSpareCopies } from './spare-copies.ts'

export interface CacheAnswererOptions {
  readonly documents: DocumentService
  readonly common: Readonly<Record<string, string>>
  readonly policy: PolicyOptions
  readonly dictionaries?: DocumentDictionaries | undefined
  readonly metrics: Metrics
  readonly countView: CountView
  readonly log: FastifyBaseLogger
}

/**
 * A browser may store it and revalidate each time. Shared caches must not: they would serve one response's nonce to
 * everybody.
 */
export const DOCUMENT_CACHE_CONTROL = 'private, max-age=0, must-revalidate'

const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/
/** Preview links, links of mails that lose their token first, and newsletters, whose documents take theirs out. */
const NOT_FROM_HERE = new RegExp(`[?&](?:${[PREVIEW_PARAM, SOFT_LOGIN_PARAM, ...OPENING_PARAMS].join('|')})=`)
const NONCE_MARK = '\0'
const SPARE_BYTES = 4_000_000

export function wantsBrotli({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return BROTLI.test(String(headers['accept-encoding'] ?? ''))
}

interface Asked {
  readonly document: CachedDocument
  readonly asked: AskedForm
}

interface Body {
  readonly bytes: Buffer
  readonly encoding: string | undefined
  readonly giveBack?: () => void
}

/** Flat lists that Node writes without further checks; what never changes is prepared once. */
function prepareHeaders({ common, policy, dictionaries }: CacheAnswererOptions) {
  const vary = dictionaries ? VARY_WITH_DICTIONARY : 'accept-encoding'
  const sharedWith = (sent: Readonly<Record<string, string>>) => {
    const shared = [...Object.entries(sent).flat(), 'vary', vary]
    return {
      notModified: [...shared, 'cache-control', DOCUMENT_CACHE_CONTROL],
      page: [...shared, 'content-type', 'text/html; charset=utf-8'],
    }
  }
  const [before = '', ...after] = contentSecurityPolicy(NONCE_MARK, policy).split(NONCE_MARK)
  return {
    usual: sharedWith(common),
    forSecrets: sharedWith({ ...common, ...NO_REFERRER }),
    policyWith: (nonce: string) => before + after.map((part) => nonce + part).join(''),
  }
}

/** What is sent of a document, and what takes its bytes back. */
function createBodies({ dictionaries }: CacheAnswererOptions) {
  const copies = createSpareCopies(SPARE_BYTES)
  return (request: IncomingMessage, { document, asked }: Asked, nonce: string): Body | undefined => {
    const difference = dictionaries?.differenceTo(request.headers, () => withNonce(plainIn(document, asked), nonce))
    if (difference) return { bytes: difference, encoding: DICTIONARY_ENCODING }
    const isPacked = wantsBrotli(request)
    const form = isPacked ? packedIn(document, asked) : document.plain
    if (!form) return undefined
    const bytes = copies.take(form, nonce)
    return { bytes, encoding: isPacked ? 'br' : undefined, giveBack: () => copies.giveBack(form, bytes) }
  }
}

/** By which a browser may ask for the page again, or have the next one as the difference to it. */
function tagsOf(
  { dictionaries }: CacheAnswererOptions,
  request: IncomingMessage,
  { found: { document, asked }, nonce }: { readonly found: Asked; readonly nonce: string },
): readonly string[] {
  if (document.status !== 200) return ['cache-control', DOCUMENT_CACHE_CONTROL]
  const own = ['etag', document.etag]
  const offer = dictionaries?.offer(request, { key: document.key, nonce, form: asked.form })
  if (!offer) return [...own, 'cache-control', DOCUMENT_CACHE_CONTROL]
  return [...own, ...Object.entries(offer).flat()]
}

/**
 * Sends a cached document before the framework sees the request: no cookie, nothing of a visitor, a fresh nonce, one
 * write. Returns false if there is none, or none in an accepted encoding.
 */
export function createCacheAnswerer(
  options: CacheAnswererOptions,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const { documents, metrics, countView } = options
  const writeLine = quickLinesOf(options.log)
  const headers = prepareHeaders(options)
  const bodyOf = createBodies(options)

  function send(request: IncomingMessage, response: ServerResponse, found: Asked): boolean {
    const { document } = found
    const { notModified, page } = hasSecret(request.url ?? '/') ? headers.forSecrets : headers.usual
    if (document.status === 200 && request.headers['if-none-match'] === document.etag) {
      // No policy header here: the browser's copy keeps the nonce that it came with.
      response.writeHead(304, [...notModified, 'etag', document.etag])
      response.end()
      metrics.countDocument(304, 'not-modified')
      return true
    }
    const nonce = newNonce()
    const body = bodyOf(request, found, nonce)
    if (!body) return false
    const { bytes, encoding, giveBack } = body
    const own = ['content-length', String(bytes.length), 'content-security-policy', headers.policyWith(nonce)]
    if (encoding !== undefined) own.push('content-encoding', encoding)
    response.writeHead(document.status, [...page, ...own, ...tagsOf(options, request, { found, nonce })])
    // Called once the bytes are the system's; a broken connection drops them.
    response.end(request.method === 'HEAD' ? undefined : bytes, giveBack)
    metrics.countDocument(document.status, 'cache')
    return true
  }

  return (request, response) => {
    const url = request.url ?? '/'
    if (!isDocumentRequest(request.method ?? '', url) || NOT_FROM_HERE.test(url)) return false
    const key = readDocumentKey(url, request.headers)
    const found = documents.find(key)
    if (!found || !send(request, response, { document: found, asked: key.asked })) return false
    countView(found.view, request)
    // Nothing of this has to be looked through for secrets but the address.
    writeLine(
      {
        reqId: crypto.randomUUID(),
        method: request.method ?? '',
        url: withoutSecrets(url),
        status: response.statusCode,
        kept: true,
        ...traceOf(request.headers),
      },
      'answered',
    )
    return true
  }
}
