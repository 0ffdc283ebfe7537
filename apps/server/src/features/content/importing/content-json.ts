const MAX_COLUMNS = 120
const INDENT = '  '

const isPlain = (value: unknown) => typeof value !== 'object' || value === null

/** Formats like this project's formatter: objects of texts and numbers stay on one line if they fit. */
function write(value: unknown, indent: string, before: number): string {
  if (isPlain(value)) return JSON.stringify(value)
  const entries = Array.isArray(value)
    ? value.map((each: unknown) => ({ name: '', each }))
    : Object.entries(value as object).map(([key, each]: [string, unknown]) => ({
        name: `${JSON.stringify(key)}: `,
        each,
      }))
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  if (entries.length === 0) return `${open}${close}`
  if (Array.isArray(value) && value.every(isPlain)) {
    const line = `[${value.map((each) => JSON.stringify(each)).join(', ')}]`
    // A comma may follow.
    if (before + line.length + 1 <= MAX_COLUMNS) return line
  }
  const inner = indent + INDENT
  const lines = entries.map(({ name, each }) => `${inner}${name}${write(each, inner, inner.length + name.length)}`)
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`
}

/** The text of a content file, always the same for the same content. */
export function contentJson(content: unknown): string {
  return `${write(content, '', 0)}\n`
}
