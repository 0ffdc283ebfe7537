import { hash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { MINUTE_S } from '@firkant/domain/duration/duration.ts'
import { hasSecret } from '@firkant/domain/telemetry/secret-address.ts'
import type { DocumentForm } from '../cache/asked-form.ts'
import { plainIn, withNonce, type CachedDocument } from '../cache/cached-document.ts'
import { compressDifference, QUICK_LEVEL, readHeldDictionary } from './held-dictionary.ts'

/** A document as it was sent: with these three its bytes are found again. */
export interface SentDocument {
  readonly key: string
  readonly form: DocumentForm
  readonly nonce: string
}

export interface DictionaryOffer {
  readonly 'use-as-dictionary': string
  readonly 'cache-control': string
}

export interface DocumentDictionaries {
  /** What makes this answer the dictionary of the visitor's next page; undefined for browsers that keep none. */
  readonly offer: (request: OfferRequest, sent: SentDocument) => DictionaryOffer | undefined
  /** The difference between the page that the browser has and this one. */
  readonly differenceTo: (headers: IncomingHttpHeaders, body: () => Buffer) => Buffer | undefined
}

interface OfferRequest {
  readonly url?: string | undefined
  readonly headers: IncomingHttpHeaders
}

/**
 * A browser keeps no dictionary of what may never be used without asking. Chromium never shows a page so: it asks for
 * every navigation. Others are not told.
 */
const CACHE_CONTROL = `private, max-age=0, stale-while-revalidate=${30 * MINUTE_S}`
const CHROMIUM = /"Chromium"/
const MAX_ID = 900
const FORMS: Readonly<Record<DocumentForm, string>> = { first: 'f', later: 'l' }
const ID = /^([fl])([\w-]{22})([\x20\x21\x23-\x5b\x5d-\x7e]+)$/

function readId(id: string | undefined): SentDocument | undefined {
  const [, form, nonce, key] = ID.exec(id ?? '') ?? []
  if (nonce === undefined || key === undefined) return undefined
  return { form: form === FORMS.first ? 'first' : 'later', nonce, key }
}

/**
 * A public page is the dictionary of the next one: header, footer and most of the markup are the same. Nothing is stored
 * for it here. The browser names its page by the key of the cached document and by the nonce that was written into it,
 * and the hash proves that the bytes are found again.
 */
export function createDocumentDictionaries(
  findLast: (key: string) => CachedDocument | undefined,
): DocumentDictionaries {
  function bytesOf({ key, form, nonce }: SentDocument): Buffer | undefined {
    const document = findLast(key)
    return document && withNonce(plainIn(document, { form }), nonce)
  }
  return {
    offer({ url = '/', headers }, { key, form, nonce }) {
      const isOpened = headers['sec-fetch-dest'] === 'document' && CHROMIUM.test(String(headers['sec-ch-ua'] ?? ''))
      const id = FORMS[form] + nonce + key
      // Filters and searches are cached for a short while only.
      if (!isOpened || !key.endsWith('?') || id.length > MAX_ID || !ID.test(id) || hasSecret(url)) return undefined
      return {
        'use-as-dictionary': `match="/*", match-dest=("document"), id="${id}"`,
        'cache-control': CACHE_CONTROL,
      }
    },
    differenceTo(headers, body) {
      const held = readHeldDictionary(headers)
      const sent = held && readId(held.id)
      const dictionary = sent && bytesOf(sent)
      if (!dictionary || !hash('sha256', dictionary, 'buffer').equals(held.hash)) return undefined
      return compressDifference({ body: body(), dictionary, hash: held.hash, level: QUICK_LEVEL })
    },
  }
}
