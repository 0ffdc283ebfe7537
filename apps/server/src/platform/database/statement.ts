import pg from 'pg'

/** A statement that each connection prepares once. */
export interface Statement {
  readonly name: string
  readonly text: string
}

export type StatementValue = string | number | boolean | Date | null | readonly (string | number | boolean)[]

const quoted = ({ name }: Statement) => pg.escapeIdentifier(`${name}-call`)

/** Escapes backslash and quote, which would end the array item. */
const arrayItem = (item: string | number | boolean) => `"${String(item).replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** As `pg.escapeLiteral`, which goes from character to character: an order's mail has ten thousands of them. */
function textLiteral(text: string): string {
  const quotes = text.replaceAll("'", "''")
  return text.includes('\\') ? ` E'${quotes.replaceAll('\\', String.raw`\\`)}'` : `'${quotes}'`
}

/** Every value becomes a quoted literal; the prepared statement knows its type. */
function literalOf(value: StatementValue): string {
  if (value === null) return 'null'
  if (value instanceof Date) return textLiteral(value.toISOString())
  if (typeof value === 'string') return textLiteral(value)
  if (typeof value === 'number' || typeof value === 'boolean') return textLiteral(String(value))
  return textLiteral(`{${value.map(arrayItem).join(',')}}`)
}

export function prepareOf(statement: Statement): string {
  return `prepare ${quoted(statement)} as ${statement.text}`
}

export function callOf({
  statement,
  values,
}: {
  readonly statement: Statement
  readonly values: readonly StatementValue[]
}): string {
  const list = values.length === 0 ? '' : `(${values.map(literalOf).join(', ')})`
  return `execute ${quoted(statement)}${list}`
}
