/** One line of a table; an exceeded budget fails the run. */
export interface Row {
  readonly name: string
  readonly value: string
  readonly budget?: string
  readonly isMet?: boolean
}

export function printTable(title: string, rows: readonly Row[]): void {
  const width = Math.max(...rows.map((row) => row.name.length))
  console.log(`\n${title}`)
  for (const row of rows) {
    const mark = row.isMet === undefined ? ' ' : row.isMet ? '✓' : '✗'
    console.log(`  ${mark} ${row.name.padEnd(width)}  ${row.value}${row.budget ? `  (budget ${row.budget})` : ''}`)
  }
}
