import type { FastifyInstance } from 'fastify'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { DAY_S } from '@firkant/domain/duration/duration.ts'
import type { countryFormRows } from '@firkant/domain/forms/country-form-rows.ts'
import { MARKET_COOKIE, readFrom, SWITCHED_FRAGMENT } from '@firkant/domain/market/country-switch.ts'
import { readLocalizedPath } from '@firkant/domain/market/localized-path.ts'
import type { FormHandlers } from '../../platform/forms/form-routes.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { cookieOptions } from '../../platform/visitors/visitor-identity.ts'
import type { createChosenHome } from './chosen-home.ts'
import type { CountryService } from './country-service.ts'

const CHOICE_MAX_AGE_S = 365 * DAY_S

interface CountryFormOptions {
  readonly brand: BrandDefinition
  readonly isHttps: boolean
}

const invalid = (detail: string) => new ProblemException('invalid-request', { detail })

/** Whoever chose another country is led from the home page to that country's. */
export function addChosenHome(app: FastifyInstance, chosenHome: ReturnType<typeof createChosenHome>): void {
  app.addHook('onRequest', async (request, reply) => {
    const home = chosenHome(request.raw)
    if (home !== undefined) return reply.header('cache-control', 'private, no-store').redirect(home, 302)
  })
}

/** Choosing a country: leads to the same page there, and only to pages of this shop. */
export function countryForms(
  countries: CountryService,
  options: CountryFormOptions,
): FormHandlers<typeof countryFormRows> {
  const { brand } = options
  return {
    async 'country.choose'(sent, { reply, back = '/' }) {
      const market = brand.markets.find((key) => key === sent.market)
      if (market === undefined) throw invalid(`The field market is one of ${brand.markets.join(', ')}.`)
      const from = readFrom(back)
      if (from === undefined) throw invalid('The field cameFrom is an address of this shop.')
      const address = await countries.addressIn(market, from)
      const isOther = readLocalizedPath(brand, from.split('?', 1)[0] ?? '/').market.key !== market
      reply.setCookie(MARKET_COOKIE, market, cookieOptions(options, CHOICE_MAX_AGE_S))
      return { to: 'back', address, fragment: isOther ? SWITCHED_FRAGMENT : undefined }
    },
  }
}
