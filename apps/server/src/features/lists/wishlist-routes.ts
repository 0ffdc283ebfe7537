import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { wishlistAnswerSchema, wishlistItemSchema } from '@firkant/domain/lists/wishlist-schema.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import { LANGUAGES } from '@firkant/domain/market/market.ts'
import { rateLimited } from '../../platform/http/rate-limits.ts'
import { ensureVisitor, findVisitor } from '../../platform/visitors/visitor-identity.ts'
import type { WishlistService } from './wishlist-service.ts'

interface WishlistRoutesOptions {
  readonly brand: BrandDefinition
  readonly now: () => Date
}

export function registerWishlistRoutes(
  app: FastifyInstance,
  wishlists: WishlistService,
  options: WishlistRoutesOptions,
): void {
  const { brand, now } = options
  const api = app.withTypeProvider<ZodTypeProvider>()
  const route = {
    config: rateLimited(),
    schema: {
      querystring: z.object({ language: z.enum(LANGUAGES) }),
      body: wishlistItemSchema,
      response: { 200: wishlistAnswerSchema },
      tags: ['lists'],
    },
  }
  api.post('/api/client/wishlist/additem', route, async (request, reply) => {
    const visitorHash = ensureVisitor(request, reply)
    const asker = { market: marketOf(brand, request.query.language), now: now(), visitorHash }
    return reply.header('cache-control', 'no-store').send(await wishlists.add(asker, request.body))
  })
  api.post('/api/client/wishlist/removeitem', route, async (request, reply) => {
    const asker = { market: marketOf(brand, request.query.language), now: now(), visitorHash: findVisitor(request) }
    return reply.header('cache-control', 'no-store').send(await wishlists.remove(asker, request.body))
  })
}
