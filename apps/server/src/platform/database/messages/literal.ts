import pg from 'pg'

/** What a statement of a message is called with; an object goes as JSON, as it does when `pg` sends it as a parameter. */
export type StatementValue =
  | string
  | number
  | boolean
  | Date
  | null
  | { readonly [key: string]: unknown }
  | readonly (string | number | boolean | null)[]

const NEEDS_ESCAPING = /['\\]/

/** `pg` goes from character to character, and an order's mail has ten thousands of them: only where there is a reason. */
const quote = (text: string) => (NEEDS_ESCAPING.test(text) ? pg.escapeLiteral(text) : `'${text}'`)

/** Backslash and quote would end the item of an array. */
const quoteItem = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`

const isNothing = (value: unknown) => value === null || value === undefined

function itemOf(value: unknown): string {
  if (isNothing(value)) return 'NULL'
  return Array.isArray(value) ? textOf(value) : quoteItem(textOf(value))
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map(itemOf).join(',')}}`
  if (value instanceof Date) return value.toISOString()
  if (ArrayBuffer.isView(value)) throw new TypeError('Bytes are sent as a parameter, not in a message')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A term in the languages of `tsquery` and `tsvector`: quoted within a value. */
export const quoteTerm = (term: string) => `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** Every value becomes a quoted text; the prepared statement knows its type. */
export function literalOf(value: unknown): string {
  return isNothing(value) ? 'null' : quote(textOf(value))
}
