import { and, desc, eq, isNotNull, lt } from 'drizzle-orm'
import type { ShownVersion } from '@firkant/domain/change-sets/change-set-calls.ts'
import type { Queries } from '../../platform/database/database.ts'
import { changeSetDocuments, changeSets } from './change-set-tables.ts'

const PER_PAGE = 50

interface Asked {
  readonly brand: string
  readonly document?: string | undefined
  /** A publication: those before it. */
  readonly before?: number | undefined
}

/** The newest first. */
export async function listVersions(
  db: Pick<Queries, 'select'>,
  { brand, document, before }: Asked,
): Promise<{ versions: ShownVersion[]; hasMore: boolean }> {
  const { publication } = changeSetDocuments
  const rows = await db
    .select({ set: changeSets, document: changeSetDocuments.document, publication })
    .from(changeSetDocuments)
    .innerJoin(changeSets, eq(changeSets.id, changeSetDocuments.setId))
    .where(
      and(
        eq(changeSetDocuments.brand, brand),
        document === undefined ? undefined : eq(changeSetDocuments.document, document),
        isNotNull(publication),
        before === undefined ? undefined : lt(publication, before),
      ),
    )
    .orderBy(desc(publication))
    .limit(PER_PAGE + 1)
  const versions = rows.slice(0, PER_PAGE).map(({ set, document: name, publication: number }) => ({
    setId: set.id,
    name: set.name,
    by: set.publishedBy ?? set.ownerName,
    at: (set.publishedAt ?? set.changedAt).toISOString(),
    ...(set.publishAt && { publishAt: set.publishAt.toISOString() }),
    ...(set.unpublishAt && { unpublishAt: set.unpublishAt.toISOString() }),
    state: set.state,
    document: name,
    publication: number ?? 0,
  }))
  return { versions, hasMore: rows.length > PER_PAGE }
}
