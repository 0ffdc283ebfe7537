import type { FastifyReply, FastifyRequest } from 'fastify'
import {
  LIST_ALERTS_PER_MINUTE,
  LIST_PURCHASES_PER_MINUTE,
  NEW_LISTS_PER_MINUTE,
} from '@firkant/domain/lists/list-form-rows.ts'
import type { shoppingListCalls } from '@firkant/domain/lists/shopping-list-calls.ts'
import type { wishlistCalls } from '@firkant/domain/lists/wishlist-calls.ts'
import type { Language } from '@firkant/domain/market/market.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { readKnownRequester, readRequester, type RequesterContext } from '../../platform/visitors/requester.ts'
import type { ListAlertService } from './alerts/list-alert-service.ts'
import type { ListService } from './list-service.ts'
import type { ListToCart } from './list-to-cart.ts'

type Asked = FastifyRequest<{ Querystring: { language: Language } }>

export interface ListRoutesOptions extends RequesterContext {
  readonly lists: ListService
  readonly listToCart: ListToCart
  readonly listAlerts: ListAlertService
}

function requesters(options: RequesterContext) {
  return {
    asking: (request: Asked) => readRequester(request, { ...options, language: request.query.language }),
    known: (request: Asked, reply: FastifyReply) =>
      readKnownRequester(request, reply, { ...options, language: request.query.language }),
  }
}

function shareRoutes(options: RequesterContext, lists: ListService) {
  const { asking, known } = requesters(options)
  const perMinute = NEW_LISTS_PER_MINUTE
  return {
    'POST /api/client/shoppinglist/share': {
      perMinute,
      answer: async (request) => lists.share(asking(request), request.body),
    },
    'POST /api/client/shoppinglist/unshare': {
      answer: async (request) => lists.unshare(asking(request), request.body),
    },
    'POST /api/client/shoppinglist/keep': {
      perMinute,
      answer: async (request, reply) => lists.keep(known(request, reply), request.body),
    },
  } satisfies Partial<CallRoutes<typeof shoppingListCalls>>
}

export function listRoutes({
  lists,
  listToCart,
  listAlerts,
  ...options
}: ListRoutesOptions): CallRoutes<typeof wishlistCalls & typeof shoppingListCalls> {
  const { asking, known } = requesters(options)
  const perMinute = NEW_LISTS_PER_MINUTE
  return {
    'POST /api/client/wishlist/additem': {
      answer: async (request, reply) => lists.addToWishlist(known(request, reply), request.body),
    },
    'POST /api/client/wishlist/removeitem': {
      answer: async (request) => lists.removeFromWishlist(asking(request), request.body),
    },
    'POST /api/client/shoppinglist/create': {
      perMinute,
      answer: async (request) => lists.create(asking(request), request.body),
    },
    'POST /api/client/shoppinglist/update': {
      answer: async (request) => lists.rename(asking(request), request.body),
    },
    'POST /api/client/shoppinglist/delete': {
      answer: async (request) => lists.delete(asking(request), request.body),
    },
    'POST /api/client/shoppinglist/undelete': {
      perMinute,
      answer: async (request) => lists.undelete(asking(request), request.body),
    },
    'POST /api/client/shoppinglist/additem': {
      answer: async (request, reply) => lists.add(known(request, reply), request.body),
    },
    'POST /api/client/shoppinglist/removeitem': {
      answer: async (request) => lists.remove(asking(request), request.body),
    },
    'POST /api/client/shoppinglist/moveitems': {
      answer: async (request) => lists.move(asking(request), request.body),
    },
    'POST /api/client/shoppinglist/setitem': {
      answer: async (request) => lists.set(asking(request), request.body),
    },
    ...shareRoutes(options, lists),
    'POST /api/client/shoppinglist/alerts': {
      perMinute: LIST_ALERTS_PER_MINUTE,
      answer: async (request) => listAlerts.set(asking(request), request.body),
    },
    'POST /api/client/shoppinglist/addtocart': {
      perMinute: LIST_PURCHASES_PER_MINUTE,
      answer: async (request, reply) => {
        const { success, added, skipped, errorCode } = await listToCart(known(request, reply), request.body)
        return { success, added, skipped: [...skipped], errorCode }
      },
    },
  }
}
