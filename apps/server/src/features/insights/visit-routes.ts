import type { FastifyRequest } from 'fastify'
import { currentConsent, findConsentCookie } from '@firkant/domain/consent/consent.ts'
import type { visitCalls } from '@firkant/domain/insights/visit-calls.ts'
import { stepNumber } from '@firkant/domain/insights/visit-steps.ts'
import { VITALS } from '@firkant/domain/insights/web-vitals.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { hashToken } from '../../platform/sessions/session-service.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import type { InsightCounter } from './insight-counter.ts'
import { deleteVisit } from './insight-store.ts'

/** A page sends one when it is left, and a visit four more. */
const REPORTS_PER_MINUTE = 240
const FORGETS_PER_MINUTE = 20

export interface VisitRoutesOptions extends Pick<ShopContext, 'db' | 'brand'> {
  readonly counter: InsightCounter
}

/** Nothing of a visit is counted for those who refused, or have not been asked. */
function mayCount({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return currentConsent(findConsentCookie(headers.cookie ?? ''))?.statistics === true
}

export function visitRoutes({ db, brand, counter }: VisitRoutesOptions): CallRoutes<typeof visitCalls> {
  return {
    'POST /api/storefront/v3/visits/report': {
      perMinute: REPORTS_PER_MINUTE,
      async answer(request) {
        const { visit, market, device, step, page } = request.body
        if (!mayCount(request) || !brand.markets.includes(market)) return null
        counter.addVisit({ visitHash: hashToken(visit), market, device, furthest: stepNumber(step) })
        for (const vital of page ? VITALS : []) {
          const value = page?.vitals[vital]
          if (page && value !== undefined) counter.addVital({ market, pageKind: page.kind, device, vital, value })
        }
        return null
      },
    },
    'POST /api/storefront/v3/visits/forget': {
      perMinute: FORGETS_PER_MINUTE,
      async answer(request) {
        const visitHash = hashToken(request.body.visit)
        counter.dropVisit(visitHash)
        await deleteVisit(db, brand.key, visitHash)
        return null
      },
    },
  }
}
