import { and, desc, eq } from 'drizzle-orm'
import sanitizeHtml from 'sanitize-html'
import type { BlockContent } from '@firkant/domain/content/block-content-schema.ts'
import type { Queries } from '../../platform/database/database.ts'
import { inContext, isLive, type LiveContext } from '../content/content-store.ts'
import { pages, pageVersions } from '../content/content-tables.ts'
import type { MailPart } from '../mail/mail-message.ts'

/** The page of the terms, in every brand and language. */
export const TERMS_KEY = 'terms'
const BREAKS = /<\/(?:p|li|tr|h[2-4]|blockquote)>|<br\s*\/?>/g
const CELL_END = /<\/t[hd]>\s*(?=<t[hd])/g

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Turns an editor's HTML into plain-text paragraphs. */
export function plainParagraphs(html: string): readonly string[] {
  return html
    .replaceAll(CELL_END, ': ')
    .split(BREAKS)
    .map((piece) => sanitizeHtml(piece, { allowedTags: [], allowedAttributes: {} }))
    .map((piece) => piece.replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? ''))
    .map((piece) => piece.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
}

function blockParts({ props }: BlockContent): readonly MailPart[] {
  const { heading, html } = props as { readonly heading?: unknown; readonly html?: unknown }
  if (typeof html !== 'string') return []
  const title = typeof heading === 'string' && heading !== '' ? [{ kind: 'note', text: heading } as const] : []
  return [...title, ...plainParagraphs(html).map((text) => ({ kind: 'note', text }) as const)]
}

/** The terms as they are at the moment of the purchase: a link could show other terms later. */
export async function termsParts(db: Pick<Queries, 'select'>, context: LiveContext): Promise<readonly MailPart[]> {
  const [page] = await db
    .select({ blocks: pageVersions.blocks })
    .from(pages)
    .innerJoin(pageVersions, eq(pageVersions.pageId, pages.id))
    .where(and(inContext(context), eq(pages.key, TERMS_KEY), isLive(context.now)))
    .orderBy(desc(pageVersions.version))
    .limit(1)
  return page ? page.blocks.flatMap(blockParts) : []
}
