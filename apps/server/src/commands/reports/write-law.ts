import type { LawGap } from '@firkant/domain/law/duty.ts'
import { isOpen, type Binding, type LawReportRow } from '@firkant/domain/law/law-report.ts'
import { csvCell } from './csv-cell.ts'

export const LAW_FORMATS = ['text', 'json', 'csv'] as const
export type LawFormat = (typeof LAW_FORMATS)[number]

const BINDINGS: Readonly<Record<Binding, (from: string) => string>> = {
  inForce: (from) => `in force since ${from}`,
  later: (from) => `from ${from}`,
  unverified: () => 'day not verified',
}

const stateOf = (row: LawReportRow) => (row.gaps.length === 0 ? 'met' : isOpen(row) ? 'OPEN' : 'gaps')

/** In lines of text the first gaps of a duty, in CSV and JSON all. */
const MAX_SHOWN = 20

const gapText = ({ of, key, brands, field }: LawGap) => `      ${of} ${key} (${brands.join(', ')}): ${field}`

function text(rows: readonly LawReportRow[]): string {
  const byMarket = Map.groupBy(rows, ({ market }) => market)
  const parts = [...byMarket].map(([market, theirs]) => {
    const lines = theirs.flatMap((row) => {
      const { id, reference, binding, from, gaps, provedBy, notes = [] } = row
      const proof = provedBy ? `, built in: ${provedBy.join(', ')}` : ''
      const more = gaps.length > MAX_SHOWN ? [`      and ${gaps.length - MAX_SHOWN} more`] : []
      return [
        `  ${stateOf(row).padEnd(5)} ${id.padEnd(20)} ${reference} (${BINDINGS[binding](from)}${proof})`,
        ...gaps.slice(0, MAX_SHOWN).map(gapText),
        ...more,
        ...notes.map((note) => `      note: ${note}`),
      ]
    })
    return [`${market}: ${theirs.filter(isOpen).length} open of ${theirs.length}`, ...lines].join('\n')
  })
  return parts.join('\n\n')
}

const NOTHING: Omit<LawGap, 'brands'> & { readonly brands: readonly string[] } = {
  of: 'brand',
  key: '',
  brands: [],
  field: '',
}

function csv(rows: readonly LawReportRow[]): string {
  const lines = rows.flatMap((row) => {
    const gaps = row.gaps.length > 0 ? row.gaps : [NOTHING]
    return gaps.map(({ of, key, brands, field }) =>
      [row.market, row.id, row.reference, row.from, stateOf(row), key && of, key, brands.join(' '), field]
        .map(csvCell)
        .join(','),
    )
  })
  return ['market,duty,reference,from,state,of,key,brands,field', ...lines].join('\r\n')
}

/** Markets, their duties, and what each lacks. */
export function writeLaw(rows: readonly LawReportRow[], format: LawFormat): string {
  if (format === 'json')
    return `${JSON.stringify(
      rows.map((row) => ({ ...row, state: stateOf(row) })),
      undefined,
      2,
    )}\n`
  return `${format === 'csv' ? csv(rows) : text(rows)}\n`
}
