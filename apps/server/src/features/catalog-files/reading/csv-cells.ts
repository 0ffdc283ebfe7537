import type { Delimiter } from './csv-parser.ts'

/** How a cell is read. Lists are separated by `|`; a leading `[` means JSON. */
export type CellKind = 'text' | 'number' | 'boolean' | 'list'

export const LIST_DELIMITER = '|'
const NUMBER = /^-?\d+(?:\.\d+)?$/

function parseList(cell: string): unknown {
  if (!cell.startsWith('[')) return cell.split(LIST_DELIMITER)
  try {
    return JSON.parse(cell)
  } catch {
    return cell
  }
}

/** An empty cell is absent. Unreadable values are passed on unchanged: the record's own check reports them. */
export function readCell(cell: string, kind: CellKind, delimiter: Delimiter): unknown {
  if (cell === '') return undefined
  switch (kind) {
    case 'number': {
      // With semicolons as delimiter, the comma is the decimal separator.
      const number = delimiter === ';' ? cell.replace(',', '.') : cell
      return NUMBER.test(number) ? Number(number) : cell
    }
    case 'boolean':
      return cell === 'true' || (cell === 'false' ? false : cell)
    case 'list':
      return parseList(cell)
    case 'text':
      return cell
  }
}

function writeList(list: readonly unknown[]): string {
  const isPlain = list.every(
    (entry) => typeof entry === 'string' && entry !== '' && !entry.includes(LIST_DELIMITER) && !entry.startsWith('['),
  )
  return isPlain ? list.join(LIST_DELIMITER) : JSON.stringify(list)
}

/** The inverse of `readCell`. */
export function writeCell(value: unknown): string {
  if (value === undefined) return ''
  if (Array.isArray(value)) return value.length === 0 ? '' : writeList(value)
  return String(value)
}

const NEEDS_QUOTES = /[",;\r\n]|^\s|\s$/

export function writeCsvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => (NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`
}
