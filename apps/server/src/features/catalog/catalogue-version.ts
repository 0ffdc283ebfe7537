import { randomUUID } from 'node:crypto'
import type { Drizzle } from '../../platform/database/database.ts'
import { catalogueVersions } from './catalog-tables.ts'

const THE_ONLY_ROW = 1

/** Undefined until the first import. */
export async function readCatalogueVersion(db: Pick<Drizzle, 'select'>): Promise<string | undefined> {
  const [row] = await db.select({ version: catalogueVersions.version }).from(catalogueVersions)
  return row?.version
}

/** Random, not counted: a backup that was restored and changed must not come to a version that was another one. */
export async function renewCatalogueVersion(tx: Pick<Drizzle, 'insert'>): Promise<void> {
  const version = randomUUID()
  await tx
    .insert(catalogueVersions)
    .values({ id: THE_ONLY_ROW, version })
    .onConflictDoUpdate({ target: catalogueVersions.id, set: { version } })
}
