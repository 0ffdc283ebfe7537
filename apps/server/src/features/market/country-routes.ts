import type { FastifyInstance } from 'fastify'
import { DAY_S } from '@firkant/domain/duration/duration.ts'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import {
  COUNTRY_FORM_PATH,
  FROM_PARAM,
  MARKET_COOKIE,
  MARKET_FIELD,
  readFrom,
  SWITCHED_FRAGMENT,
} from '@firkant/domain/market/country-switch.ts'
import { readLocalizedPath } from '@firkant/domain/market/localized-path.ts'
import type { MarketKey } from '@firkant/domain/market/market.ts'
import { fieldsOf, fromShop, readPlainForms } from '../../platform/http/plain-forms.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { cookieOptions } from '../../platform/visitors/visitor-identity.ts'
import type { createChosenHome } from './chosen-home.ts'
import type { CountryService } from './country-service.ts'

const CHOICE_MAX_AGE_S = 365 * DAY_S

export interface CountryRoutesOptions {
  readonly brand: BrandDefinition
  readonly isHttps: boolean
  readonly chosenHome: ReturnType<typeof createChosenHome>
}

interface CountryForm {
  readonly market: MarketKey
  readonly from: string
}

function readForm(fields: URLSearchParams, brand: BrandDefinition): CountryForm {
  const market = brand.markets.find((key) => key === fields.get(MARKET_FIELD))
  if (market === undefined)
    throw new ProblemException('invalid-request', { detail: `The field market is one of ${brand.markets.join(', ')}.` })
  const from = readFrom(fields.get(FROM_PARAM) ?? '/')
  if (from === undefined)
    throw new ProblemException('invalid-request', { detail: 'The field cameFrom is an address of this shop.' })
  return { market, from }
}

/** Choosing a country: a form that redirects to the same page there, and only to pages of this shop. */
export async function registerCountryRoutes(
  app: FastifyInstance,
  countries: CountryService,
  options: CountryRoutesOptions,
): Promise<void> {
  const { brand, chosenHome } = options
  app.addHook('onRequest', async (request, reply) => {
    const home = chosenHome(request.raw)
    if (home !== undefined) return reply.header('cache-control', 'private, no-store').redirect(home, 302)
  })
  await app.register(async (forms) => {
    readPlainForms(forms)
    forms.post(COUNTRY_FORM_PATH, fromShop(), async (request, reply) => {
      const { market, from } = readForm(fieldsOf(request), brand)
      const address = await countries.addressIn(market, from)
      const isOther = readLocalizedPath(brand, from.split('?', 1)[0] ?? '/').market.key !== market
      return reply
        .setCookie(MARKET_COOKIE, market, cookieOptions(options, CHOICE_MAX_AGE_S))
        .header('cache-control', 'no-store')
        .redirect(isOther ? `${address}#${SWITCHED_FRAGMENT}` : address, 303)
    })
  })
}
