import { CLAIMING_TYPES } from '@firkant/domain/law/environment/environmental-proof-record.ts'
import { recordClaims, type ClaimOfRecord } from '@firkant/domain/law/environment/record-claims.ts'
import { exportRecords } from '../../features/catalog-files/exports/export-records.ts'
import type { Drizzle } from '../../platform/database/database.ts'

/** The environmental claims of all texts of the catalogue, by the columns of their import. */
export async function loadCatalogueClaims(db: Drizzle): Promise<readonly ClaimOfRecord[]> {
  const claims: ClaimOfRecord[] = []
  await exportRecords(db, CLAIMING_TYPES, async (records) => {
    for (const record of records) claims.push(...recordClaims(record))
  })
  return claims
}
