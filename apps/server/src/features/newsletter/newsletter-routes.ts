import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import type { newsletterCalls } from '@firkant/domain/newsletter/newsletter-calls.ts'
import { SIGNUPS_PER_MINUTE } from '@firkant/domain/newsletter/newsletter-form-rows.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import type { NewsletterService } from './newsletter-service.ts'

export function newsletterRoutes(
  newsletter: NewsletterService,
  brand: BrandDefinition,
): CallRoutes<typeof newsletterCalls> {
  return {
    'POST /api/client/ct/newsletter/signup': {
      perMinute: SIGNUPS_PER_MINUTE,
      async answer(request) {
        const { language } = marketOf(brand, request.query.language)
        return newsletter.signUp(request.body.email, language)
      },
    },
  }
}
