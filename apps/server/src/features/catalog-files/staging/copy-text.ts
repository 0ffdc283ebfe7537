import type { StagedTable } from './staged-table.ts'

/** The text form of COPY: a line per row, cells parted by tabs; nothing but `\N` is null. */
const NULL = String.raw`\N`
const SPECIAL = /[\\\t\n\r]/
const SPECIALS = /[\\\t\n\r]/g
const ESCAPED: Readonly<Record<string, string>> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
}

const escapeText = (text: string) =>
  SPECIAL.test(text) ? text.replaceAll(SPECIALS, (character) => ESCAPED[character] ?? character) : text

const NEEDS_ESCAPE_IN_ARRAY = /["\\]/
const quoteEntry = (entry: string) =>
  NEEDS_ESCAPE_IN_ARRAY.test(entry) ? `"${entry.replaceAll(/["\\]/g, String.raw`\$&`)}"` : `"${entry}"`

function copyCell(value: unknown, type: string): string {
  if (value === null || value === undefined) return NULL
  if (type === 'jsonb') return escapeText(JSON.stringify(value))
  if (typeof value === 'string') return escapeText(value)
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return escapeText(`{${value.map((entry) => quoteEntry(String(entry))).join(',')}}`)
  return String(value)
}

/** A row as the table's `copyStatement` takes it. */
export function copyLine({ columns }: StagedTable, place: number, row: object): string {
  const cells: Readonly<Record<string, unknown>> = { ...row }
  let line = String(place)
  for (const { property, type } of columns) line += `\t${copyCell(cells[property], type)}`
  // Half of a surrogate pair would be replaced in silence.
  if (!line.isWellFormed()) throw new Error('A text of a record holds half of a character pair')
  return `${line}\n`
}
