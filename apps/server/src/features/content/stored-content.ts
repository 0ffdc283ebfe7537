import { createHash } from 'node:crypto'
import type { PageContent } from '@firkant/domain/content/page-content-schema.ts'
import { safeBlock } from './importing/safe-blocks.ts'

/** Without fractions of a second, unless written. */
export function momentText(moment: Date): string {
  return moment.toISOString().replace('.000Z', 'Z')
}

/** A page as stored: sanitised, with normalised times. */
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

/** The same text for the same content, whatever the order of its fields: jsonb keeps none. */
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
