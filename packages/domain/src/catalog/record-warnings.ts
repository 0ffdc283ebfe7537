import { energyWarnings } from '../law/energy/energy-problems.ts'
import { mismatchedCareTopics } from './care/care-topics.ts'
import type { CatalogRecord, RecordOf } from './catalog-records.ts'
import type { RecordProblem } from './record-problems.ts'

function careWarnings({ key, kind, family, material, care }: RecordOf<'product'>): readonly RecordProblem[] {
  // It is looked at, not lived with.
  if (kind === 'sample') return []
  if (!care) return [{ path: 'care', message: `${key} has no care text (${material.key}, ${family || 'no family'})` }]
  return Object.entries(care).flatMap(([language, text = '']) => {
    const topics = mismatchedCareTopics(text, family)
    if (topics.length === 0) return []
    return [
      {
        path: `care.${language}`,
        message: `${key} has a care text that does not fit its family: ${topics.join(', ')}`,
      },
    ]
  })
}

/** Suspicious values that are still accepted. */
export function recordWarnings(record: CatalogRecord): readonly RecordProblem[] {
  return record.type === 'product' ? [...careWarnings(record), ...energyWarnings(record.energy)] : []
}
