import { hash } from 'node:crypto'
import type { PageResult } from '../../pages/page-result.ts'
import type { CachedDocument, DocumentGoods } from './cached-document.ts'
import type { HtmlCache } from './html-cache.ts'

/** The end is part of it: a price that is planned changes nothing yet but until when the document holds. */
export function digestOf({ page: { eventId: _ownToEach, ...page }, validUntil }: PageResult): string {
  return hash('sha1', JSON.stringify([page, validUntil]), 'base64url')
}

/** A price or stock changed, but nothing that the page shows of it: its document is used on. */
export function findUnchanged(
  cache: HtmlCache,
  { key, now }: { readonly key: string; readonly now: number },
  { digest, confirmedAt }: Pick<DocumentGoods, 'digest' | 'confirmedAt'>,
): CachedDocument | undefined {
  const found = cache.getUnconfirmed(key, now)
  if (found?.goods.digest === digest) found.goods.confirmedAt = Math.max(found.goods.confirmedAt, confirmedAt)
  return cache.get(key, now)
}
