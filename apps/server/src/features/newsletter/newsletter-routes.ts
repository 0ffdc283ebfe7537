import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import { LANGUAGES } from '@firkant/domain/market/market.ts'
import { newsletterAnswerSchema, newsletterSignupSchema } from '@firkant/domain/newsletter/newsletter-schema.ts'
import { rateLimited } from '../../platform/http/rate-limits.ts'
import type { NewsletterService } from './newsletter-service.ts'

/** Each sign-up may write a mail to someone: a person needs one or two. */
export const SIGNUPS_PER_MINUTE = 10

export function registerNewsletterRoutes(
  app: FastifyInstance,
  newsletter: NewsletterService,
  brand: BrandDefinition,
): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    '/api/client/ct/newsletter/signup',
    {
      config: rateLimited(SIGNUPS_PER_MINUTE),
      schema: {
        querystring: z.object({ language: z.enum(LANGUAGES) }),
        body: newsletterSignupSchema,
        response: { 200: newsletterAnswerSchema },
        tags: ['customer'],
        summary: 'Asks for the newsletter; whoever reads the mailbox confirms it by mail',
      },
    },
    async (request, reply) => {
      const { language } = marketOf(brand, request.query.language)
      return reply.header('cache-control', 'no-store').send(await newsletter.signUp(request.body.email, language))
    },
  )
}
