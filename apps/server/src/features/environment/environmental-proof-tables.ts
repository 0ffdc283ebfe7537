import { pgTable, text } from 'drizzle-orm/pg-core'
import type { EnvironmentalClaim } from '@firkant/domain/law/environment/environmental-claims.ts'

export const environmentalProofs = pgTable('environmental_proofs', {
  key: text('key').primaryKey(),
  claim: text('claim').$type<EnvironmentalClaim>().notNull(),
  scope: text('scope').notNull(),
  evidence: text('evidence').notNull(),
  /** `YYYY-MM-DD` */
  validUntil: text('valid_until').notNull(),
  about: text('about').array().notNull(),
})
