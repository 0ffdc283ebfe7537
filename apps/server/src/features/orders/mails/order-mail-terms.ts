import sanitizeHtml from 'sanitize-html'
import type { BlockContent } from '@firkant/domain/content/blocks/block-content-schema.ts'
import type { Drizzle } from '../../../platform/database/database.ts'
import { findPageByKey, type LiveContext, type StoredPage } from '../../content/content-store.ts'
import type { AppendixPart } from '../../mail/mail-message.ts'

/** The page of the terms, in every brand and language. */
export const TERMS_KEY = 'terms'
const BREAKS = /(<\/(?:p|li|tr|h[2-4]|blockquote)>|<br\s*\/?>)/
const CELL_END = /<\/t[hd]>\s*(?=<t[hd])/g

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

function plainText(html: string): string {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function kindOf(end: string | undefined): AppendixPart['kind'] {
  if (end === '</li>') return 'point'
  return end?.startsWith('</h') ? 'heading' : 'text'
}

/** An editor's HTML as headings, points and paragraphs of plain text. */
export function plainParts(html: string): readonly AppendixPart[] {
  // Every second piece is the tag that ends the one before it.
  const pieces = html.replaceAll(CELL_END, ': ').split(BREAKS)
  return pieces
    .flatMap((piece, at) => (at % 2 === 0 ? [{ kind: kindOf(pieces[at + 1]), text: plainText(piece) }] : []))
    .filter(({ text }) => text !== '')
}

function blockParts({ props }: BlockContent): readonly AppendixPart[] {
  const { heading, html } = props as { readonly heading?: unknown; readonly html?: unknown }
  if (typeof html !== 'string') return []
  const title = typeof heading === 'string' && heading !== '' ? [{ kind: 'heading', text: heading } as const] : []
  return [...title, ...plainParts(html)]
}

export interface Terms {
  readonly path: string
  readonly parts: readonly AppendixPart[]
}

/** Page → its terms: reads that orders share give the same page. */
const known = new WeakMap<StoredPage, Terms>()

function termsOf(page: StoredPage): Terms {
  const terms = known.get(page) ?? { path: page.path, parts: page.blocks.flatMap(blockParts) }
  known.set(page, terms)
  return terms
}

/** The terms as they are at the moment of the purchase: a link could show other terms later. */
export async function findTerms(db: Pick<Drizzle, 'select'>, context: LiveContext): Promise<Terms | undefined> {
  const page = await findPageByKey(db, context, TERMS_KEY)
  return page && termsOf(page)
}
