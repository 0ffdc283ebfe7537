import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ShownConflict } from '@firkant/domain/change-sets/change-set-calls.ts'
import { readAddress } from '@firkant/domain/change-sets/document-address.ts'
import { mergeDocuments } from '@firkant/domain/change-sets/merge-documents.ts'
import { readDocument } from '../content/documents/stored-documents.ts'
import type { Transaction } from '../content/importing/save-pages.ts'
import type { StudioEmployee } from '../studio/studio-at-work.ts'
import {
  type ChangeSetRow,
  listSetDocuments,
  lockPublications,
  nextPublication,
  type SetDocumentRow,
} from './change-set-store.ts'
import { changeSetDocuments, changeSets } from './change-set-tables.ts'
import { finishPublication, NotPublished, type Publication, settleBegun } from './publish-set.ts'
import { rebuildDocument } from './rebuild-document.ts'

interface TakenBack {
  readonly set: ChangeSetRow
  readonly employee: Pick<StudioEmployee, 'id' | 'displayName'>
  readonly reason: string | undefined
}

/** The inverse of what is settled, on top of what came after: what others changed since stays, or is told. */
async function invert(tx: Transaction, { brand }: Publication, settled: readonly SetDocumentRow[]) {
  const conflicts: ShownConflict[] = []
  const inverse = []
  for (const { document, base, value } of settled) {
    const address = readAddress(document)
    if (!address) continue
    const current = await readDocument(tx, { brand, address })
    const merged = mergeDocuments({ base: value, mine: base, theirs: current })
    conflicts.push(...merged.conflicts.map(({ path, ...states }) => ({ document, path: [...path], ...states })))
    inverse.push({ document, base: current, value: merged.value ?? null })
  }
  if (conflicts.length > 0) throw new NotPublished({ errorCode: 'conflict', conflicts })
  return inverse
}

/** What has not begun never begins, what runs ends, and what stays is undone by its inverse, which is published too. */
export async function takeBackSet(
  tx: Transaction,
  publication: Publication,
  { set, employee, reason }: TakenBack,
): Promise<number> {
  const { brand, now } = publication
  await lockPublications(tx, brand)
  await settleBegun(tx, publication)
  const rows = await listSetDocuments(tx, set.id)
  const inverse = await invert(
    tx,
    publication,
    rows.filter(({ settledAt }) => settledAt !== null),
  )
  await tx.update(changeSets).set({ state: 'takenBack', changedAt: now }).where(eq(changeSets.id, set.id))
  if (inverse.length > 0) {
    const id = randomUUID()
    const number = await nextPublication(tx, brand)
    const { id: ownerId, displayName } = employee
    await tx.insert(changeSets).values({
      id,
      brand,
      name: set.name,
      state: 'published',
      ownerId,
      ownerName: displayName,
      createdAt: now,
      changedAt: now,
      publishAt: now,
      publishedAt: now,
      publishedBy: displayName,
      takesBack: set.id,
      ...(reason && { reason }),
    })
    await tx.insert(changeSetDocuments).values(
      inverse.map((each) => ({
        ...each,
        setId: id,
        brand,
        changedBy: displayName,
        changedAt: now,
        publication: number,
      })),
    )
  }
  for (const { document } of rows) await rebuildDocument(tx, { brand, document, now })
  await finishPublication(tx, publication)
  return rows.length
}
