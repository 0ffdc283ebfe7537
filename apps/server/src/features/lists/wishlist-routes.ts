import type { wishlistCalls } from '@firkant/domain/lists/wishlist-calls.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { readRequester, readKnownRequester, type RequesterContext } from '../../platform/visitors/requester.ts'
import type { WishlistService } from './wishlist-service.ts'

export function wishlistRoutes(
  wishlists: WishlistService,
  options: RequesterContext,
): CallRoutes<typeof wishlistCalls> {
  return {
    'POST /api/client/wishlist/additem': {
      async answer(request, reply) {
        const requester = readKnownRequester(request, reply, { ...options, language: request.query.language })
        return wishlists.add(requester, request.body)
      },
    },
    'POST /api/client/wishlist/removeitem': {
      async answer(request, reply) {
        const requester = readRequester(request, reply, { ...options, language: request.query.language })
        return wishlists.remove(requester, request.body)
      },
    },
  }
}
