import type { MarketKey } from '../market/market.ts'
import { postcodeDigits } from '../postcodes/postcode-shape.ts'
import { DANISH_PLACES } from './places/danish-places.ts'
import { NORWEGIAN_PLACES } from './places/norwegian-places.ts'
import type { Place } from './places/place.ts'
import { SWEDISH_PLACES } from './places/swedish-places.ts'
import { foldTown, townRank } from './town-names.ts'

export interface GeoPoint {
  readonly latitude: number
  readonly longitude: number
}

interface KnownPlace {
  readonly name: string
  /** All its names, folded in advance. */
  readonly folded: readonly string[]
  readonly point: GeoPoint
  readonly prefixes: readonly string[]
}

function known([names, latitude, longitude, postcodes]: Place): KnownPlace {
  const all = names.split('|')
  return {
    name: all[0] ?? '',
    folded: all.map(foldTown),
    point: { latitude, longitude },
    prefixes: postcodes?.split(' ') ?? [],
  }
}

const PLACES: Readonly<Record<MarketKey, readonly KnownPlace[]>> = {
  DK: DANISH_PLACES.map(known),
  NO: NORWEGIAN_PLACES.map(known),
  SE: SWEDISH_PLACES.map(known),
}
const PREFIX = 2

/** The digits of `8600`, `DK-8600`, `8600 Silkeborg`, `117 34`; undefined if it is no postcode of the market. */
export function readPostcode(market: MarketKey, text: string): string | undefined {
  const [written = ''] = /^(?:[a-z]{1,2}[\s-]*)?\d[\d\s]*/i.exec(text.trim()) ?? []
  return postcodeDigits(market, written)
}

/** The position of a postcode. One between two known ones takes the nearer, if both have the same prefix. */
export function findPostcode(market: MarketKey, postcode: string): GeoPoint | undefined {
  const wanted = Number(postcode.slice(0, PREFIX))
  const near = PLACES[market].flatMap(({ prefixes, point }) =>
    prefixes
      .filter((prefix) => prefix[0] === postcode[0])
      .map((prefix) => ({ point, away: Math.abs(Number(prefix) - wanted) })),
  )
  return near.toSorted((a, b) => a.away - b.away)[0]?.point
}

export interface FoundTown {
  readonly name: string
  readonly rank: number
  readonly point: GeoPoint
}

/** The town of the market whose name is closest to the query. */
export function findTown(market: MarketKey, query: string): FoundTown | undefined {
  const folded = foldTown(query)
  const found = PLACES[market].flatMap(({ name, folded: names, point }) => {
    const ranks = names.flatMap((each) => townRank(folded, each) ?? [])
    return ranks.length > 0 ? [{ name, rank: Math.min(...ranks), point }] : []
  })
  return found.toSorted((a, b) => a.rank - b.rank)[0]
}

const EARTH_RADIUS_KM = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** In a straight line. */
export function distanceKm(a: GeoPoint, b: GeoPoint): number {
  const north = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2
  const east = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2
  const share = north + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * east
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(share)))
}
