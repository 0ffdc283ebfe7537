import { BRANDS } from '@firkant/brands/brand-registry.ts'
import type { CatalogRecord, CatalogRecordType } from '@firkant/domain/catalog/catalog-records.ts'
import { checkRecord } from '@firkant/domain/catalog/record-problems.ts'
import { recordWarnings } from '@firkant/domain/catalog/record-warnings.ts'
import { recordClaims } from '@firkant/domain/law/environment/record-claims.ts'
import type { ImportItem, Place, Places } from '../import-item.ts'
import type { ProblemList } from '../problem-list.ts'
import type { RecordImport } from '../record-import.ts'
import { RECORD_IMPORTS } from '../record-imports.ts'
import { stagedClaims } from './staged-claims.ts'
import type { StagedTable } from './staged-table.ts'

export interface StagingContext {
  readonly places: Places
  readonly problems: ProblemList
  readonly warnings: ProblemList
  readonly now: Date
}

const CONTEXT = {
  sellsIn: (brand: keyof typeof BRANDS, market: string) => BRANDS[brand].markets.some((each) => each === market),
}

/** Checks every record by itself and makes the rows of its staging tables. */
export function createStaging(
  { places, problems, warnings, now }: StagingContext,
  add: (table: StagedTable, place: number, row: object) => void,
) {
  const types = new Set<CatalogRecordType>()
  function stage(record: CatalogRecord, { file, line }: Place): void {
    types.add(record.type)
    const { stage: addRows } = RECORD_IMPORTS[record.type] as RecordImport<CatalogRecordType>
    const place = places.placeOf({ file, line })
    addRows(record, (table, row) => add(table, place, row), { now })
    for (const warning of recordWarnings(record)) warnings.add({ file, line, ...warning })
    for (const { about, claim, word, path } of recordClaims(record))
      add(stagedClaims, place, { about, claim, word, path })
  }
  return {
    /** The types found. */
    types,
    stageItem(item: ImportItem): void {
      if ('problem' in item) return problems.add({ file: item.file, line: item.line, ...item.problem })
      const checked = checkRecord(item.value, CONTEXT)
      if ('record' in checked) return stage(checked.record, item)
      for (const problem of checked.problems)
        problems.add({ file: item.file, line: item.line, ...problem, ...item.locate?.(problem.path) })
    },
  }
}
