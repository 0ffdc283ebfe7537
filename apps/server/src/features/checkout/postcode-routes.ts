import type { MarketKey } from '@firkant/domain/market/market.ts'
import type { checkoutCalls } from '@firkant/domain/orders/placing/checkout-calls.ts'
import { postcodeDigits } from '@firkant/domain/postcodes/postcode-shape.ts'
import {
  findTownOfPostcode,
  postcodeTowns,
  type PostcodeTowns,
  type TownTable,
} from '@firkant/domain/postcodes/postcode-towns.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'

const LOOKUPS_PER_MINUTE = 120

type LoadTable = () => Promise<{ readonly default: TownTable }>

const TABLES: Readonly<Record<MarketKey, LoadTable>> = {
  DK: () => import('@firkant/domain/postcodes/danish-towns.json', { with: { type: 'json' } }),
  NO: () => import('@firkant/domain/postcodes/norwegian-towns.json', { with: { type: 'json' } }),
  SE: () => import('@firkant/domain/postcodes/swedish-towns.json', { with: { type: 'json' } }),
}

/** Loads a country's table on first use. */
function cacheTowns(): (country: MarketKey) => Promise<PostcodeTowns> {
  const tables = new Map<MarketKey, Promise<PostcodeTowns>>()
  return (country) => {
    const towns = tables.get(country) ?? TABLES[country]().then((table) => postcodeTowns(table.default))
    tables.set(country, towns)
    return towns
  }
}

export type PostcodeRoutes = Pick<CallRoutes<typeof checkoutCalls>, 'GET /api/client/ct/checkout/town'>

/** The town of a postcode, to prefill an address. */
export function postcodeRoutes(): PostcodeRoutes {
  const townsOf = cacheTowns()
  return {
    'GET /api/client/ct/checkout/town': {
      perMinute: LOOKUPS_PER_MINUTE,
      async answer({ query: { country, postcode } }, reply) {
        const digits = postcodeDigits(country, postcode)
        const town = digits === undefined ? undefined : findTownOfPostcode(await townsOf(country), digits)
        reply.header('cache-control', 'public, max-age=86400')
        return town === undefined ? {} : { town }
      },
    },
  }
}
