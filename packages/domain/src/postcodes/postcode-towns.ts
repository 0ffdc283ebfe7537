/**
 * Town → its postcodes, as in `danish-towns.json`: single ones and ranges, `1500-1510 1532`. Only the server loads the
 * tables (120 kB). Made from GeoNames' postal codes (geonames.org, CC BY 4.0), Bring's register for Svalbard and Jan
 * Mayen, and for Swedish spellings swedish-geodata (CC0).
 */
export type TownTable = Readonly<Record<string, string>>

interface Span {
  readonly first: number
  readonly last: number
  readonly town: string
}

export interface PostcodeTowns {
  readonly spans: readonly Span[]
}

function readSpan(written: string, town: string): Span {
  const [first = '', last = first] = written.split('-')
  return { first: Number(first), last: Number(last), town }
}

/** The table sorted by postcode, for fast lookups. */
export function postcodeTowns(table: TownTable): PostcodeTowns {
  const spans = Object.entries(table).flatMap(([town, codes]) =>
    codes.split(' ').map((written) => readSpan(written, town)),
  )
  return { spans: spans.toSorted((a, b) => a.first - b.first) }
}

/**
 * The town to prefill for a postcode (digits only). Ranges span gaps whose neighbours agree. A suggestion that the
 * visitor can change, never a reason to refuse an address.
 */
export function findTownOfPostcode({ spans }: PostcodeTowns, digits: string): string | undefined {
  const code = Number(digits)
  let [from, to] = [0, spans.length]
  while (from < to) {
    const middle = Math.floor((from + to) / 2)
    if ((spans[middle]?.first ?? 0) <= code) from = middle + 1
    else to = middle
  }
  const span = spans[from - 1]
  return span && code <= span.last ? span.town : undefined
}
