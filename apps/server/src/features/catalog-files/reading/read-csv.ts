import type { RecordProblem } from '@firkant/domain/catalog/record-problems.ts'
import type { ImportItem } from '../import-item.ts'
import { readCell } from './csv-cells.ts'
import { CSV_FORMS, CSV_TYPES, type CsvType } from './csv-columns.ts'
import { createCsvParser, detectDelimiter, type CsvRow, type Delimiter } from './csv-parser.ts'
import { nested, productOfRows, type CsvProductRow } from './csv-products.ts'
import { NOT_UTF8, NotUtf8Error, readText, type CatalogueFile } from './read-text.ts'

type CsvHeader =
  | { readonly type: CsvType; readonly columns: readonly string[] }
  | { readonly problems: readonly RecordProblem[] }

const missingOf = (type: CsvType, columns: readonly string[]) =>
  CSV_FORMS[type].required.filter((column) => !columns.includes(column))

/** The form whose required columns are present; otherwise the closest one decides what is reported missing. */
function readCsvHeader(cells: readonly string[]): CsvHeader {
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

interface ReadRows {
  readonly rows: readonly CsvRow[]
  readonly delimiter: Delimiter
}

/** The first line determines the delimiter, so it is awaited. */
async function* parseRows(file: CatalogueFile, onBytes: (bytes: number) => void): AsyncGenerator<ReadRows> {
  let head = ''
  let delimiter: Delimiter = ','
  let parser: ReturnType<typeof createCsvParser> | undefined
  const start = () => {
    delimiter = detectDelimiter(head.split('\n', 1)[0] ?? '')
    parser = createCsvParser(delimiter)
    return parser.push(head)
  }
  for await (const chunk of readText(file, onBytes)) {
    if (parser) yield { rows: parser.push(chunk), delimiter }
    else {
      head += chunk
      if (head.includes('\n')) yield { rows: start(), delimiter }
    }
  }
  if (!parser) yield { rows: start(), delimiter }
  yield { rows: parser?.end() ?? [], delimiter }
}

/** Rows until the end, or until the file can't be split into rows any more. */
async function* readRows(file: CatalogueFile, onBytes: (bytes: number) => void): AsyncGenerator<ReadRows> {
  let line = 0
  try {
    for await (const read of parseRows(file, onBytes)) {
      yield read
      if (read.rows.some((row) => 'isEnd' in row)) return
      line = read.rows.at(-1)?.line ?? line
    }
  } catch (error) {
    if (!(error instanceof NotUtf8Error)) throw error
    yield { rows: [{ line: line + 1, problem: NOT_UTF8, isEnd: true }], delimiter: ',' }
  }
}

interface Form {
  readonly type: CsvType
  readonly columns: readonly string[]
  readonly delimiter: Delimiter
}

/** The values of a row by column; or why it can't be read. */
function readValues(
  row: CsvRow,
  { type, columns, delimiter }: Form,
): CsvProductRow | Extract<CsvRow, { problem: string }> {
  if ('problem' in row) return row
  const { line, cells } = row
  if (cells.length !== columns.length)
    return { line, problem: `has ${cells.length} cells, but the header has ${columns.length} columns` }
  if (cells.some((cell) => cell.includes('\0'))) return { line, problem: 'holds a NUL character' }
  const kinds = CSV_FORMS[type].columns
  const values = new Map<string, unknown>()
  for (const [index, column] of columns.entries()) {
    const value = readCell(cells[index] ?? '', kinds[column] ?? 'text', delimiter)
    if (value !== undefined) values.set(column, value)
  }
  return { line, values }
}

/** Rows of one product are adjacent; it is complete when the next begins. */
function createGathering(file: string, form: Form) {
  let rows: CsvProductRow[] = []
  function* end(): Generator<ImportItem> {
    yield* productOfRows(file, rows)
    rows = []
  }
  return {
    *add(row: CsvRow): Generator<ImportItem> {
      const read = readValues(row, form)
      if ('problem' in read) yield { file, line: read.line, problem: { path: '', message: read.problem } }
      else if (form.type === 'product') {
        if (rows[0] && rows[0].values.get('key') !== read.values.get('key')) yield* end()
        rows.push(read)
      } else yield { file, line: read.line, value: { type: form.type, ...nested(read.values) } }
    },
    end,
  }
}

/** A file with a header and one record per row; products have a row per variant. */
export async function* readCsv(file: CatalogueFile, onBytes: (bytes: number) => void): AsyncGenerator<ImportItem> {
  let gathering: ReturnType<typeof createGathering> | undefined
  for await (const { rows, delimiter } of readRows(file, onBytes)) {
    for (const row of rows) {
      if (gathering) {
        yield* gathering.add(row)
        continue
      }
      const header = 'cells' in row ? readCsvHeader(row.cells) : { problems: [{ path: '', message: row.problem }] }
      if ('problems' in header) {
        for (const problem of header.problems) yield { file: file.name, line: row.line, problem }
        return
      }
      gathering = createGathering(file.name, { ...header, delimiter })
    }
  }
  if (gathering) yield* gathering.end()
}
