import pg from 'pg'

/** A statement that each connection prepares once. */
export interface Statement {
  readonly name: string
  readonly text: string
}

export type StatementValue = string | number | boolean | Date | null | readonly string[]

const quoted = ({ name }: Statement) => pg.escapeIdentifier(`${name}-call`)

/** Escapes backslash and quote, which would end the array item. */
const arrayItem = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** Every value becomes a quoted literal; the prepared statement knows its type. */
function literalOf(value: StatementValue): string {
  if (value === null) return 'null'
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  if (typeof value === 'string') return pg.escapeLiteral(value)
  if (typeof value === 'number' || typeof value === 'boolean') return pg.escapeLiteral(String(value))
  return pg.escapeLiteral(`{${value.map(arrayItem).join(',')}}`)
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
  return `execute ${quoted(statement)}(${values.map(literalOf).join(', ')})`
}
