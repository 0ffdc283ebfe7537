import type { EnvironmentalProof } from '@firkant/domain/law/environment/environmental-proof-record.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import { environmentalProofs } from './environmental-proof-tables.ts'

/** All of them: they are few beside what they prove. */
export function listEnvironmentalProofs(db: Pick<Drizzle, 'select'>): Promise<readonly EnvironmentalProof[]> {
  const { claim, evidence, validUntil, about } = environmentalProofs
  return db.select({ claim, evidence, validUntil, about }).from(environmentalProofs)
}
