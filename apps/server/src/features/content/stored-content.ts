import { createHash } from 'node:crypto'
import type { PageContent } from '@firkant/domain/content/page-content-schema.ts'
import { safeBlock } from './safe-blocks.ts'

/** Times without a fraction of a second that nobody wrote. */
export function momentText(moment: Date): string {
  return moment.toISOString().replace('.000Z', 'Z')
}

/** A page as it is stored: what an editor wrote, made safe, its times written in one way. */
export function storable(content: PageContent): PageContent {
  const { blocks, listing, publishAt, unpublishAt } = content
  return {
    ...content,
    blocks: blocks.map((block) => safeBlock(block)),
    ...(listing && {
      listing: { ...listing, rowBlocks: listing.rowBlocks.map((row) => ({ ...row, block: safeBlock(row.block) })) },
    }),
    ...(publishAt && { publishAt: momentText(new Date(publishAt)) }),
    ...(unpublishAt && { unpublishAt: momentText(new Date(unpublishAt)) }),
  }
}

/** The same for the same content, in whatever order its fields stand: the database keeps none. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  )
}

export function hashOf(content: PageContent): string {
  return createHash('sha256').update(canonicalJson(content)).digest('base64url')
}
