import type { RecordProblem } from '@firkant/domain/catalog/record-problems.ts'
import { CSV_FORMS, CSV_TYPES, type CsvType } from './csv-columns.ts'

export type CsvHeader =
  | { readonly type: CsvType; readonly columns: readonly string[] }
  | { readonly problems: readonly RecordProblem[] }

const missingOf = (type: CsvType, columns: readonly string[]) =>
  CSV_FORMS[type].required.filter((column) => !columns.includes(column))

/** The form whose required columns are present; otherwise the closest one decides what is reported missing. */
export function readCsvHeader(cells: readonly string[]): CsvHeader {
  const columns = cells.map((cell) => cell.trim())
  const share = (type: CsvType) => missingOf(type, columns).length / CSV_FORMS[type].required.length
  const [type] = CSV_TYPES.toSorted((a, b) => share(a) - share(b))
  if (!type || share(type) === 1) {
    const forms = CSV_TYPES.map((each) => `${each} (${CSV_FORMS[each].required.join(', ')})`).join('; ')
    return { problems: [{ path: '', message: `the header has the columns of no form: ${forms}` }] }
  }
  const problems = [
    ...missingOf(type, columns).map((path) => ({ path, message: `this column of a ${type} file is missing` })),
    ...columns
      .filter((column) => !(column in CSV_FORMS[type].columns))
      .map((path) => ({ path: path || 'an empty name', message: `is no column of a ${type} file` })),
    ...columns
      .filter((column, index) => columns.indexOf(column) < index)
      .map((path) => ({ path, message: 'this column appears twice' })),
  ]
  return problems.length > 0 ? { problems } : { type, columns }
}
