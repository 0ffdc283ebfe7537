import { and, eq } from 'drizzle-orm'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import type { ChangeSetError, ShownConflict, ShownProblem } from '@firkant/domain/change-sets/change-set-calls.ts'
import { readAddress } from '@firkant/domain/change-sets/document-address.ts'
import { isFields } from '@firkant/domain/change-sets/document-value.ts'
import { mergeDocuments } from '@firkant/domain/change-sets/merge-documents.ts'
import { publishEvent } from '../../platform/events/shop-events.ts'
import {
  checkShape,
  checkThings,
  type DocumentProblem,
  loadCheckContext,
  type WrittenDocument,
} from '../content/documents/check-documents.ts'
import { readDocument } from '../content/documents/stored-documents.ts'
import { findTakenAddresses } from '../content/documents/taken-addresses.ts'
import type { Transaction } from '../content/importing/save-pages.ts'
import { loadExperienceRules } from '../content/stored-experiences.ts'
import { saveExperiences } from '../experiences/save-experiences.ts'
import {
  type ChangeSetRow,
  listLayers,
  listSetDocuments,
  lockPublications,
  nextPublication,
  type SetDocumentRow,
} from './change-set-store.ts'
import { changeSetDocuments, changeSets } from './change-set-tables.ts'
import { rebuildDocument } from './rebuild-document.ts'

/** Nothing was stored: the transaction rolls back with it. */
export class NotPublished extends Error {
  readonly answer: {
    readonly errorCode: ChangeSetError
    readonly conflicts?: ShownConflict[]
    readonly problems?: ShownProblem[]
  }

  constructor(answer: NotPublished['answer']) {
    super(`Not published: ${answer.errorCode}`)
    this.name = 'NotPublished'
    this.answer = answer
  }
}

export interface Publication {
  readonly brand: BrandKey
  readonly now: Date
  readonly mediaDir: string | undefined
}

/** Each document as it will be: the set's changes on top of what is there now. */
async function mergeSet(tx: Transaction, brand: BrandKey, rows: readonly SetDocumentRow[]) {
  const conflicts: ShownConflict[] = []
  const merged = []
  for (const { document, base, value } of rows) {
    const address = readAddress(document)
    if (!address) continue
    const current = await readDocument(tx, { brand, address })
    const result = mergeDocuments({ base, mine: value, theirs: current })
    conflicts.push(...result.conflicts.map(({ path, ...states }) => ({ document, path: [...path], ...states })))
    merged.push({ document, address, base: current, value: result.value ?? null })
  }
  if (conflicts.length > 0) throw new NotPublished({ errorCode: 'conflict', conflicts })
  return merged
}

type MergedDocument = Awaited<ReturnType<typeof mergeSet>>[number]

async function checkAll(
  tx: Transaction,
  { brand, mediaDir }: Publication,
  documents: readonly WrittenDocument[],
): Promise<void> {
  if (documents.length === 0) return
  const shape = documents.flatMap(checkShape)
  refuseAll(
    shape.length > 0 ? shape : await checkThings(tx, await loadCheckContext(tx, { brand, mediaDir }), documents),
  )
}

function refuseAll(problems: readonly DocumentProblem[]): void {
  if (problems.length === 0) return
  throw new NotPublished({
    errorCode: 'invalid',
    problems: problems.map(({ document, path, message }) => ({ document, path: [...path], message })),
  })
}

const placeOf = (value: unknown) =>
  isFields(value) ? `${String(value.path ?? '')} ${String(value.state ?? 'published')}` : undefined

/** A page can't come, go, hide or move for a time: its address is one. */
function refuseMoving(documents: readonly MergedDocument[]): void {
  const moving = documents.filter(
    ({ base, value }) => value === null || (base !== null && placeOf(base) !== placeOf(value)),
  )
  if (moving.length === 0) return
  const problems = moving.map(({ document }) => ({ document, path: ['path'], message: 'can’t change for a time' }))
  throw new NotPublished({ errorCode: 'fixed', problems })
}

/** After documents changed: what depends on them, and the pages that were made before. */
export async function finishPublication(tx: Transaction, { brand, now }: Publication): Promise<void> {
  await saveExperiences(tx, { brand, rules: await loadExperienceRules(tx, brand), now })
  await publishEvent(tx, { type: 'content-changed', brand })
}

/** What began for good since the last publication becomes the documents themselves; then each is merged with it. */
export async function settleBegun(tx: Transaction, { brand, now }: Publication): Promise<void> {
  const begun = (await listLayers(tx, brand)).filter(
    ({ publishAt, unpublishAt }) => unpublishAt === null && publishAt !== null && publishAt <= now,
  )
  for (const document of new Set(begun.map(({ document: name }) => name)))
    await rebuildDocument(tx, { brand, document, now })
}

interface Wanted {
  readonly set: ChangeSetRow
  readonly publishAt: Date | undefined
  readonly unpublishAt: Date | undefined
  readonly by: string
  readonly reason: string | undefined
}

/** In the transaction given: all documents of the set, or none. */
export async function publishSet(tx: Transaction, publication: Publication, wanted: Wanted): Promise<number> {
  const { brand, now } = publication
  const { set, unpublishAt, by, reason } = wanted
  const publishAt = wanted.publishAt && wanted.publishAt > now ? wanted.publishAt : now
  if (unpublishAt && (unpublishAt <= publishAt || unpublishAt <= now)) throw new NotPublished({ errorCode: 'window' })
  await lockPublications(tx, brand)
  await settleBegun(tx, publication)
  const documents = await mergeSet(tx, brand, await listSetDocuments(tx, set.id))
  if (publishAt > now || unpublishAt) refuseMoving(documents)
  const number = await nextPublication(tx, brand)
  for (const { document, base, value } of documents)
    await tx
      .update(changeSetDocuments)
      .set({ base, value, publication: number })
      .where(and(eq(changeSetDocuments.setId, set.id), eq(changeSetDocuments.document, document)))
  await tx
    .update(changeSets)
    .set({
      state: 'published',
      publishAt,
      unpublishAt: unpublishAt ?? null,
      publishedAt: now,
      publishedBy: by,
      changedAt: now,
      ...(reason && { reason }),
    })
    .where(eq(changeSets.id, set.id))
  // Addresses of new pages are known to the check once they are stored.
  await checkAll(tx, publication, documents.map(({ address, value }) => ({ address, value })).filter(isShapeless))
  refuseAll(await findTakenAddresses(tx, brand, documents))
  for (const { document } of documents) await rebuildDocument(tx, { brand, document, now })
  await checkAll(tx, publication, documents)
  await finishPublication(tx, publication)
  return documents.length
}

/** Stops before anything is stored that has not the shape that storing needs. */
const isShapeless = (document: WrittenDocument) => checkShape(document).length > 0
