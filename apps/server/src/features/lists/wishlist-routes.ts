import type { wishlistCalls } from '@firkant/domain/lists/wishlist-calls.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { readAsker, readKnownAsker, type AskedShop } from '../../platform/visitors/asker.ts'
import type { WishlistService } from './wishlist-service.ts'

export function wishlistRoutes(wishlists: WishlistService, options: AskedShop): CallRoutes<typeof wishlistCalls> {
  return {
    'POST /api/client/wishlist/additem': {
      async answer(request, reply) {
        const asker = readKnownAsker(request, reply, { ...options, language: request.query.language })
        return wishlists.add(asker, request.body)
      },
    },
    'POST /api/client/wishlist/removeitem': {
      async answer(request, reply) {
        const asker = readAsker(request, reply, { ...options, language: request.query.language })
        return wishlists.remove(asker, request.body)
      },
    },
  }
}
