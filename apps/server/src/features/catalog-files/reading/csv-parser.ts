export type CsvRow = { readonly line: number } & (
  | { readonly cells: readonly string[] }
  /** `isEnd`: it is unclear where the next row begins. */
  | { readonly problem: string; readonly isEnd?: boolean }
)

export const DELIMITERS = [',', ';'] as const
export type Delimiter = (typeof DELIMITERS)[number]

/** No row comes near; an unclosed quote must not load the whole file into memory. */
const MAX_CHARACTERS_OF_ROW = 1_000_000
const OPEN_CELL = /"[^"]*(?:""[^"]*)*$/y
const CELL_AND_DELIMITER: Readonly<Record<Delimiter, RegExp>> = {
  ',': /(?:"([^"]*(?:""[^"]*)*)"|([^",]*))(,|$)/y,
  ';': /(?:"([^"]*(?:""[^"]*)*)"|([^";]*))(;|$)/y,
}

/** The one that is more frequent in the header, outside quotes. */
export function detectDelimiter(header: string): Delimiter {
  const bare = header.replaceAll(/"[^"]*"/g, '')
  const count = (delimiter: Delimiter) => bare.split(delimiter).length
  return count(';') > count(',') ? ';' : ','
}

/** `open`: the last cell continues on the next line. */
function splitRow(row: string, delimiter: Delimiter): readonly string[] | 'open' | 'bad' {
  if (!row.includes('"')) return row.split(delimiter)
  const pattern = CELL_AND_DELIMITER[delimiter]
  const cells: string[] = []
  let at = 0
  for (;;) {
    pattern.lastIndex = at
    const found = pattern.exec(row)
    if (!found) {
      OPEN_CELL.lastIndex = at
      return OPEN_CELL.test(row) ? 'open' : 'bad'
    }
    cells.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '')
    if (found[3] === '') return cells
    at = pattern.lastIndex
  }
}

/** Parses RFC 4180 from chunks of text; line ends may be CRLF or LF, empty lines are skipped. */
export function createCsvParser(delimiter: Delimiter) {
  let rest = ''
  let line = 1
  let open: { readonly line: number; readonly text: string } | undefined

  function takeLine(text: string): CsvRow[] {
    if (open && !text.includes('"')) {
      open = { line: open.line, text: `${open.text}\n${text}` }
      return []
    }
    const row = open ? { line: open.line, text: `${open.text}\n${text}` } : { line, text }
    const bare = row.text.endsWith('\r') ? row.text.slice(0, -1) : row.text
    open = undefined
    if (bare === '') return []
    const cells = splitRow(bare, delimiter)
    if (cells === 'bad')
      return [
        {
          line: row.line,
          problem: 'a quote stands where none can: a cell with quotes is quoted, and they are doubled',
        },
      ]
    if (cells !== 'open') return [{ line: row.line, cells }]
    open = row
    return []
  }

  const unclosed = (): CsvRow[] =>
    open ? [{ line: open.line, problem: 'a quote is opened and never closed', isEnd: true }] : []
  return {
    push(text: string): CsvRow[] {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      const rows = lines.flatMap((each) => {
        const taken = takeLine(each)
        line += 1
        return taken
      })
      return (open?.text.length ?? 0) > MAX_CHARACTERS_OF_ROW ? [...rows, ...unclosed()] : rows
    },
    end: (): CsvRow[] => [...takeLine(rest), ...unclosed()],
  }
}
