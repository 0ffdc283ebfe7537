import type { ListingTable } from '../../catalog/listing/listing-table.ts'
import type { Found } from '../search-engine.ts'
import type { Matches } from './match-documents.ts'
import { rankMatches, type RankedDocuments, type ShopFacts } from './rank-matches.ts'
import { shortlist } from './shortlist.ts'

type Places = Pick<ShopFacts, 'placeOf' | 'documentAt'>

/** Maps documents to rows of a listing. */
function joinRows(index: RankedDocuments, table: ListingTable): Places {
  const placeOf = Int32Array.from(index.keys, (key) => table.rowOf.get(key) ?? -1)
  const documentAt = new Int32Array(table.size).fill(-1)
  for (let document = 0; document < placeOf.length; document += 1) {
    const place = placeOf[document] as number
    if (place >= 0) documentAt[place] = document
  }
  return { placeOf, documentAt }
}

/** Ranks matches as rows of a listing. */
export function createRanker() {
  const known = new WeakMap<RankedDocuments, WeakMap<ListingTable, Places>>()
  const rowsFor = (index: RankedDocuments, table: ListingTable) => {
    const tables = known.get(index) ?? new WeakMap<ListingTable, Places>()
    known.set(index, tables)
    const rows = tables.get(table) ?? joinRows(index, table)
    tables.set(table, rows)
    return rows
  }
  return (index: RankedDocuments, matches: Matches): Found['rank'] =>
    (table, most) => {
      const { priceMinor: price, stock, size: placed } = table
      const facts: ShopFacts = { ...rowsFor(index, table), price, stock, placed }
      return rankMatches(index, most === undefined ? matches : shortlist(matches, facts, most), facts)
    }
}
