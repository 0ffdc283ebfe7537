import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { LANGUAGES, MARKET_KEYS, type MarketKey } from '@firkant/domain/market/market.ts'
import { postcodeDigits } from '@firkant/domain/postcodes/postcode-shape.ts'
import {
  findTownOfPostcode,
  postcodeTowns,
  type PostcodeTowns,
  type TownTable,
} from '@firkant/domain/postcodes/postcode-towns.ts'
import { rateLimited } from '../../platform/http/rate-limits.ts'

const ASKED_PER_MINUTE = 120
const LONGEST_POSTCODE = 20

type LoadTable = () => Promise<{ readonly default: TownTable }>

const TABLES: Readonly<Record<MarketKey, LoadTable>> = {
  DK: () => import('@firkant/domain/postcodes/danish-towns.json', { with: { type: 'json' } }),
  NO: () => import('@firkant/domain/postcodes/norwegian-towns.json', { with: { type: 'json' } }),
  SE: () => import('@firkant/domain/postcodes/swedish-towns.json', { with: { type: 'json' } }),
}

/** A country's table is read when somebody first asks, and then stays. */
function keepTowns(): (country: MarketKey) => Promise<PostcodeTowns> {
  const kept = new Map<MarketKey, Promise<PostcodeTowns>>()
  return (country) => {
    const towns = kept.get(country) ?? TABLES[country]().then((table) => postcodeTowns(table.default))
    kept.set(country, towns)
    return towns
  }
}

/** The town of a postcode, to fill in for whoever writes an address. */
export function registerPostcodeRoutes(app: FastifyInstance): void {
  const townsOf = keepTowns()
  app.withTypeProvider<ZodTypeProvider>().get(
    '/api/client/ct/checkout/town',
    {
      config: rateLimited(ASKED_PER_MINUTE),
      schema: {
        querystring: z.object({
          language: z.enum(LANGUAGES),
          country: z.enum(MARKET_KEYS),
          postcode: z.string().max(LONGEST_POSTCODE),
        }),
        response: { 200: z.object({ town: z.string().optional() }) },
        tags: ['checkout'],
        summary: 'The town of a postcode',
      },
    },
    async ({ query: { country, postcode } }, reply) => {
      const digits = postcodeDigits(country, postcode)
      const town = digits === undefined ? undefined : findTownOfPostcode(await townsOf(country), digits)
      return reply.header('cache-control', 'public, max-age=86400').send(town === undefined ? {} : { town })
    },
  )
}
