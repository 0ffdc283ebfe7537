import type { deliveryPlaceCalls } from '@firkant/domain/delivery/delivery-place-calls.ts'
import type { deliveryPlaceFormRows } from '@firkant/domain/delivery/delivery-place-form-rows.ts'
import { DELIVERY_PLACES_PER_MINUTE, WRONG_POSTCODE_PARAM } from '@firkant/domain/delivery/delivery-place.ts'
import { FROM_PARAM, readFrom } from '@firkant/domain/market/country-switch.ts'
import { FIXED_PATHS } from '@firkant/domain/market/fixed-paths.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import type { FormHandlers } from '../../platform/forms/form-routes.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { ensureVisitor } from '../../platform/visitors/visitor-identity.ts'
import { sayPostcode } from './visitor-postcode.ts'

type PlaceContext = Pick<ShopContext, 'database' | 'brand' | 'now'>

export function deliveryPlaceRoutes({ database, brand, now }: PlaceContext): CallRoutes<typeof deliveryPlaceCalls> {
  return {
    'POST /api/client/delivery/place': {
      perMinute: DELIVERY_PLACES_PER_MINUTE,
      async answer(request, reply) {
        const { key: market } = marketOf(brand, request.query.language)
        const visitor = { visitorHash: ensureVisitor(request, reply), brand: brand.key, market }
        const said = { written: request.body.postcode, now: now() }
        return { success: await sayPostcode(database.main, visitor, said) }
      },
    },
  }
}

/** Saying a postcode without scripts. */
export function deliveryPlaceForms({ database, brand, now }: PlaceContext): FormHandlers<typeof deliveryPlaceFormRows> {
  return {
    async 'delivery.place'(sent, { request, reply, market, back, addressOf }) {
      const visitor = { visitorHash: ensureVisitor(request, reply), brand: brand.key, market: market.key }
      const isSaid = await sayPostcode(database.main, visitor, { written: sent.postcode || null, now: now() })
      const address = readFrom(back ?? null) ?? addressOf('/')
      if (isSaid) return { to: 'back', address }
      const [page = '', search] = address.split('?')
      const isOfPage = page === addressOf(FIXED_PATHS.deliveryPlace[market.language])
      const from = isOfPage ? new URLSearchParams(search).get(FROM_PARAM) : address
      const sku = isOfPage && new URLSearchParams(search).get('sku')
      const query = { ...(from && { [FROM_PARAM]: from }), ...(sku && { sku }), [WRONG_POSTCODE_PARAM]: '1' }
      return { to: 'deliveryPlace', query: new URLSearchParams(query) }
    },
  }
}
