import type { FastifyRequest } from 'fastify'
import type { experienceCalls } from '@firkant/domain/experiences/experience-calls.ts'
import type { Language } from '@firkant/domain/market/market.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import type { ExposureBuffer } from './exposure-store.ts'
import type { TraitsCookies } from './traits-cookie.ts'

/** One for each page view, and one for each category. */
const SEEN_PER_MINUTE = 240

export interface ExperienceRoutesOptions {
  readonly cookies: TraitsCookies
  readonly exposures: ExposureBuffer
  readonly mayLearnFrom: (request: FastifyRequest) => boolean
  /** Keys of the categories at these addresses, the most particular first. */
  readonly findCategories: (language: Language, trail: readonly string[]) => Promise<readonly string[]>
  readonly now: () => Date
}

export function experienceRoutes(options: ExperienceRoutesOptions): CallRoutes<typeof experienceCalls> {
  const { cookies, exposures, mayLearnFrom, findCategories, now } = options
  return {
    'POST /api/storefront/v3/experiences/seen': {
      perMinute: SEEN_PER_MINUTE,
      async answer(request, reply) {
        if (!mayLearnFrom(request)) return null
        const { seen, lcpMs, errors, trail } = request.body
        const traitsHash = cookies.findHash(request)
        if (traitsHash !== undefined)
          for (const { key, variant } of seen)
            exposures.add({ kind: 'seen', traitsHash, experience: key, variant, lcpMs, errors, at: now() })
        if (trail.length > 0) {
          const viewed = await findCategories(request.query.language, trail)
          await cookies.refresh({ request, reply }, { viewed })
        }
        return null
      },
    },
  }
}
