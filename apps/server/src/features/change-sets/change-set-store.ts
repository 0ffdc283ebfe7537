import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { BrandKey } from '@firkant/domain/brand/brand-key.ts'
import type { ChangeSetState } from '@firkant/domain/change-sets/change-set-states.ts'
import type { Queries } from '../../platform/database/database.ts'
import { changeSetDocuments, changeSets } from './change-set-tables.ts'

export type ChangeSetRow = typeof changeSets.$inferSelect
export type SetDocumentRow = typeof changeSetDocuments.$inferSelect

/** Nobody sees a draft of somebody else. */
const isSeenBy = (employeeId: string) => or(sql`${changeSets.state} <> 'draft'`, eq(changeSets.ownerId, employeeId))

export async function findSet(
  db: Pick<Queries, 'select'>,
  { brand, id, employeeId }: { readonly brand: string; readonly id: string; readonly employeeId: string },
): Promise<ChangeSetRow | undefined> {
  const [found] = await db
    .select()
    .from(changeSets)
    .where(and(eq(changeSets.brand, brand), eq(changeSets.id, id), isSeenBy(employeeId)))
  return found
}

export function listSetDocuments(db: Pick<Queries, 'select'>, setId: string): Promise<SetDocumentRow[]> {
  return db
    .select()
    .from(changeSetDocuments)
    .where(eq(changeSetDocuments.setId, setId))
    .orderBy(asc(changeSetDocuments.document))
    .execute()
}

export async function findSetDocument(
  db: Pick<Queries, 'select'>,
  setId: string,
  document: string,
): Promise<SetDocumentRow | undefined> {
  const [found] = await db
    .select()
    .from(changeSetDocuments)
    .where(and(eq(changeSetDocuments.setId, setId), eq(changeSetDocuments.document, document)))
  return found
}

const MAX_LISTED = 100

export interface ListedSet extends ChangeSetRow {
  readonly documents: readonly string[]
}

/** In these states, that this employee may see; the latest changed first. */
export async function listSets(
  db: Pick<Queries, 'select'>,
  { brand, employeeId, states }: { brand: string; employeeId: string; states: readonly ChangeSetState[] },
): Promise<readonly ListedSet[]> {
  const rows = await db
    .select()
    .from(changeSets)
    .where(and(eq(changeSets.brand, brand), inArray(changeSets.state, [...states]), isSeenBy(employeeId)))
    .orderBy(desc(changeSets.changedAt))
    .limit(MAX_LISTED)
  const ids = rows.map(({ id }) => id)
  const documents =
    ids.length === 0
      ? []
      : await db
          .select({ setId: changeSetDocuments.setId, document: changeSetDocuments.document })
          .from(changeSetDocuments)
          .where(inArray(changeSetDocuments.setId, ids))
          .orderBy(asc(changeSetDocuments.document))
  const byId = Map.groupBy(documents, ({ setId }) => setId)
  return rows.map((row) => ({ ...row, documents: (byId.get(row.id) ?? []).map(({ document }) => document) }))
}

/** One publication at a time for a brand: each is made on what the one before left. */
export async function lockPublications(tx: Queries, brand: BrandKey): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`change-sets ${brand}`}))`)
}

export async function nextPublication(tx: Queries, brand: BrandKey): Promise<number> {
  const newest = sql<string | null>`max(${changeSetDocuments.publication})`
  const [found] = await tx.select({ newest }).from(changeSetDocuments).where(eq(changeSetDocuments.brand, brand))
  return Number(found?.newest ?? 0) + 1
}

export interface LayerRow {
  readonly setId: string
  readonly document: string
  readonly base: unknown
  readonly value: unknown
  readonly publishAt: Date | null
  readonly unpublishAt: Date | null
}

/** What published sets make of documents and what is not settled yet, in the order in which they were published. */
export function listLayers(tx: Queries, brand: BrandKey, document?: string): Promise<LayerRow[]> {
  return tx
    .select({
      setId: changeSets.id,
      document: changeSetDocuments.document,
      base: changeSetDocuments.base,
      value: changeSetDocuments.value,
      publishAt: changeSets.publishAt,
      unpublishAt: changeSets.unpublishAt,
    })
    .from(changeSetDocuments)
    .innerJoin(changeSets, eq(changeSets.id, changeSetDocuments.setId))
    .where(
      and(
        eq(changeSets.brand, brand),
        eq(changeSets.state, 'published'),
        isNull(changeSetDocuments.settledAt),
        document === undefined ? undefined : eq(changeSetDocuments.document, document),
      ),
    )
    .orderBy(asc(changeSetDocuments.publication))
    .execute()
}
