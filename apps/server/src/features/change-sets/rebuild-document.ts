import { and, eq } from 'drizzle-orm'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import { readAddress } from '@firkant/domain/change-sets/document-address.ts'
import { isSame } from '@firkant/domain/change-sets/document-value.ts'
import { applyLayer, type Layer, segmentsOf } from '@firkant/domain/change-sets/publication-windows.ts'
import { readDocument, saveDocument, saveWindows } from '../content/documents/stored-documents.ts'
import type { Transaction } from '../content/importing/save-pages.ts'
import { listLayers, type LayerRow } from './change-set-store.ts'
import { changeSetDocuments } from './change-set-tables.ts'

export const layerOf = ({ base, value, publishAt, unpublishAt }: LayerRow): Layer => ({
  base,
  value,
  from: publishAt?.getTime() ?? 0,
  ...(unpublishAt && { until: unpublishAt.getTime() }),
})

/**
 * Stores what published sets make of a document: what has begun for good becomes the document itself, all else stands
 * beside it with its times, and is taken when a page is made.
 */
export async function rebuildDocument(
  tx: Transaction,
  { brand, document, now }: { readonly brand: BrandKey; readonly document: string; readonly now: Date },
): Promise<void> {
  const address = readAddress(document)
  if (!address) throw new Error(`There is no document ${document}`)
  const stored = { brand, address }
  const before = await readDocument(tx, stored)
  const rows = await listLayers(tx, brand, document)
  const isForGood = ({ publishAt, unpublishAt }: LayerRow) => unpublishAt === null && (publishAt ?? now) <= now
  const lasting = rows.filter(isForGood)
  const value = lasting.map(layerOf).reduce(applyLayer, before)
  if (!isSame(value, before)) await saveDocument(tx, stored, { value, now })
  for (const { setId } of lasting)
    await tx
      .update(changeSetDocuments)
      .set({ settledAt: now })
      .where(and(eq(changeSetDocuments.setId, setId), eq(changeSetDocuments.document, document)))
  const open = rows.filter((row) => !isForGood(row)).map(layerOf)
  await saveWindows(tx, stored, { segments: segmentsOf(value, open, now.getTime()), now })
}
