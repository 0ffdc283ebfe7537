import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import type { wishlistCalls } from '@firkant/domain/lists/wishlist-calls.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { ensureVisitor, findVisitor } from '../../platform/visitors/visitor-identity.ts'
import type { WishlistService } from './wishlist-service.ts'

interface WishlistRoutesOptions {
  readonly brand: BrandDefinition
  readonly now: () => Date
}

export function wishlistRoutes(
  wishlists: WishlistService,
  { brand, now }: WishlistRoutesOptions,
): CallRoutes<typeof wishlistCalls> {
  return {
    'POST /api/client/wishlist/additem': {
      async answer(request, reply) {
        const visitorHash = ensureVisitor(request, reply)
        return wishlists.add({ market: marketOf(brand, request.query.language), now: now(), visitorHash }, request.body)
      },
    },
    'POST /api/client/wishlist/removeitem': {
      async answer(request) {
        const asker = { market: marketOf(brand, request.query.language), now: now(), visitorHash: findVisitor(request) }
        return wishlists.remove(asker, request.body)
      },
    },
  }
}
