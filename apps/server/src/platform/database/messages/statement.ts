import type { SQLWrapper } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { literalOf } from './literal.ts'

/** A statement that each connection prepares once. Its name always stands for the same text. */
export interface Statement {
  readonly name: string
  readonly text: string
}

export interface StatementCall {
  readonly statement: Statement
  readonly values: readonly unknown[]
}

const dialect = new PgDialect()

/** The text of a query, and its parameters. */
export function compile(query: SQLWrapper): { readonly text: string; readonly values: readonly unknown[] } {
  const { sql: text, params: values } = dialect.sqlToQuery(query.getSQL())
  return { text, values }
}

/** So a query that also runs elsewhere is part of a message. */
export function callNamed(name: string, query: SQLWrapper): StatementCall {
  const { text, values } = compile(query)
  return { statement: { name, text }, values }
}

const quoted = ({ name }: Statement) => pg.escapeIdentifier(`${name}-call`)

export function prepareOf(statement: Statement): string {
  return `prepare ${quoted(statement)} as ${statement.text}`
}

export function callOf({ statement, values }: StatementCall): string {
  const list = values.length === 0 ? '' : `(${values.map(literalOf).join(', ')})`
  return `execute ${quoted(statement)}${list}`
}
