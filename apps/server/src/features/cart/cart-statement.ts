import pg from 'pg'

/** A statement that each connection plans once. */
export interface CartStatement {
  readonly name: string
  readonly text: string
}

export type StatementValue = string | number | boolean | Date | null | readonly string[]

const quoted = ({ name }: CartStatement) => pg.escapeIdentifier(`${name}-call`)

/** As an item of an array: a backslash and a quote would end it. */
const arrayItem = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

/** Every value is written as a quoted literal; the parameter of the statement says what it is. */
function literalOf(value: StatementValue): string {
  if (value === null) return 'null'
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString())
  if (typeof value === 'string') return pg.escapeLiteral(value)
  if (typeof value === 'number' || typeof value === 'boolean') return pg.escapeLiteral(String(value))
  return pg.escapeLiteral(`{${value.map(arrayItem).join(',')}}`)
}

export function prepareOf(statement: CartStatement): string {
  return `prepare ${quoted(statement)} as ${statement.text}`
}

export function callOf({
  statement,
  values,
}: {
  readonly statement: CartStatement
  readonly values: readonly StatementValue[]
}): string {
  return `execute ${quoted(statement)}(${values.map(literalOf).join(', ')})`
}
