/** What somebody typed must not become a formula in a spreadsheet. */
export function csvCell(value: string): string {
  return `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`
}
