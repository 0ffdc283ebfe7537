import type { checkoutCalls } from '@firkant/domain/orders/placing/checkout-calls.ts'
import { postcodeDigits } from '@firkant/domain/postcodes/postcode-shape.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { findTown } from '../delivery/find-town.ts'

const LOOKUPS_PER_MINUTE = 120

export type PostcodeRoutes = Pick<CallRoutes<typeof checkoutCalls>, 'GET /api/client/ct/checkout/town'>

/** The town of a postcode, to prefill an address. */
export function postcodeRoutes(): PostcodeRoutes {
  return {
    'GET /api/client/ct/checkout/town': {
      perMinute: LOOKUPS_PER_MINUTE,
      async answer({ query: { country, postcode } }, reply) {
        const digits = postcodeDigits(country, postcode)
        const town = digits === undefined ? undefined : await findTown(country, digits)
        reply.header('cache-control', 'public, max-age=86400')
        return town === undefined ? {} : { town }
      },
    },
  }
}
