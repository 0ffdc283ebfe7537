import type { FastifyRequest } from 'fastify'
import type { cartCalls } from '@firkant/domain/cart/cart-calls.ts'
import { CART_LIST_HEADER } from '@firkant/domain/cart/cart-list-header.ts'
import { findUnknownCommand, withoutPrefixes, type CartCommand } from '@firkant/domain/cart/commands/cart-commands.ts'
import type { CallRoutes } from '../../../platform/http/call-routes.ts'
import { ProblemException } from '../../../platform/http/problem.ts'
import { readKnownRequester, readRequester, type RequesterContext } from '../../../platform/visitors/requester.ts'
import type { CartService } from '../cart-service.ts'

/** The one cart that all commands of the list are for. */
function namedCart(commands: readonly CartCommand[]): string | undefined {
  const named = new Set(commands.flatMap(({ cartId }) => cartId ?? []))
  if (named.size > 1)
    throw new ProblemException('invalid-request', { detail: 'All commands of a list must name the same cart.' })
  return [...named][0]
}

/** Strips the wire prefixes before validation. */
async function readCommandNames(request: FastifyRequest): Promise<void> {
  request.body = withoutPrefixes(request.body)
  const unknown = findUnknownCommand(request.body)
  if (unknown === undefined) return
  throw new ProblemException('unknown-command', { detail: `Unknown command "${unknown.slice(0, 60)}".` })
}

export function cartRoutes(carts: CartService, options: RequesterContext): CallRoutes<typeof cartCalls> {
  return {
    'POST /api/client/ct/cart/apply': {
      // The type checker covers the shape; validating the answer would cost as much as calculating the cart.
      serializerCompiler: () => (answer) => JSON.stringify(answer),
      preValidation: readCommandNames,
      async answer(request, reply) {
        const cartId = namedCart(request.body)
        const requester = readKnownRequester(request, reply, { ...options, language: request.query.language })
        const batchId = request.headers[CART_LIST_HEADER]
        const answer = await carts.apply(requester, request.body, { cartId, batchId })
        if (!answer) throw new ProblemException('not-found', { detail: 'There is no such cart.' })
        return answer
      },
    },
    'POST /api/client/ct/cart/undomerge': {
      async answer(request) {
        const requester = readRequester(request, { ...options, language: request.query.language })
        const done = await carts.undoMerge(requester, request.body.undoCart)
        if (!done.ok && done.code === 'unknown-merge')
          throw new ProblemException('not-found', { detail: 'There is no such merge, or it is too old.' })
        return { success: done.ok, ...(!done.ok && { errorCode: 'cartChanged' as const }) }
      },
    },
  }
}
