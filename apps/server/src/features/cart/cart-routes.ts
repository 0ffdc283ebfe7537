import type { FastifyRequest } from 'fastify'
import type { cartCalls } from '@firkant/domain/cart/cart-calls.ts'
import { findUnknownCommand, withoutPrefixes, type CartCommand } from '@firkant/domain/cart/cart-commands.ts'
import { CART_LIST_HEADER } from '@firkant/domain/cart/cart-list-header.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { readKnownRequester, type RequesterContext } from '../../platform/visitors/requester.ts'
import type { CartService } from './cart-service.ts'

/** The cart that all commands of the list speak of. */
function namedCart(commands: readonly CartCommand[]): string | undefined {
  const named = new Set(commands.flatMap(({ cartId }) => cartId ?? []))
  if (named.size > 1)
    throw new ProblemException('invalid-request', { detail: 'The commands of one list are for one cart.' })
  return [...named][0]
}

/** Commands under their one name, before their shape is looked at. */
async function readCommandNames(request: FastifyRequest): Promise<void> {
  request.body = withoutPrefixes(request.body)
  const unknown = findUnknownCommand(request.body)
  if (unknown === undefined) return
  throw new ProblemException('unknown-command', { detail: `There is no "${unknown.slice(0, 60)}".` })
}

export function cartRoutes(carts: CartService, options: RequesterContext): CallRoutes<typeof cartCalls> {
  return {
    'POST /api/client/ct/cart/apply': {
      // The compiler has seen to the shape; to see to it once more costs as much as to calculate the cart.
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
  }
}
