import type { MarketKey } from '@firkant/domain/market/market.ts'
import {
  findTownOfPostcode,
  postcodeTowns,
  type PostcodeTowns,
  type TownTable,
} from '@firkant/domain/postcodes/postcode-towns.ts'

type LoadTable = () => Promise<{ readonly default: TownTable }>

const TABLES: Readonly<Record<MarketKey, LoadTable>> = {
  DK: () => import('@firkant/domain/postcodes/danish-towns.json', { with: { type: 'json' } }),
  NO: () => import('@firkant/domain/postcodes/norwegian-towns.json', { with: { type: 'json' } }),
  SE: () => import('@firkant/domain/postcodes/swedish-towns.json', { with: { type: 'json' } }),
}

const tables = new Map<MarketKey, Promise<PostcodeTowns>>()

/** The town of a postcode (digits only). Loads a country's table on first use. */
export async function findTown(country: MarketKey, digits: string): Promise<string | undefined> {
  const towns = tables.get(country) ?? TABLES[country]().then((table) => postcodeTowns(table.default))
  tables.set(country, towns)
  return findTownOfPostcode(await towns, digits)
}
