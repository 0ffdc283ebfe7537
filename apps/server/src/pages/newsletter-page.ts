import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import {
  findNewsletterStep,
  findOldNewsletterStep,
  newsletterPath,
  TOKEN_PARAM,
} from '@firkant/domain/newsletter/newsletter-steps.ts'
import type { NewsletterModel } from '@firkant/domain/page/page-models.ts'
import type { Page } from '@firkant/domain/page/page.ts'
import type { NewsletterService } from '../features/newsletter/newsletter-service.ts'
import { redirectResult } from './bare-pages.ts'
import { findWrittenSignup, isFormStep } from './newsletter-signup-page.ts'
import { buildMeta, newEventId } from './page-meta.ts'
import type { PageRequest, PageWorld } from './page-request.ts'
import type { PageResult } from './page-result.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = { da: 'Nyhedsbrev', nb: 'Nyhetsbrev', sv: 'Nyhetsbrev' }

/** What the address asks for. A link that leads nowhere any more says so at once, not after a press. */
async function readModel(
  newsletter: NewsletterService,
  request: PageRequest,
  step: NewsletterModel['step'],
): Promise<NewsletterModel> {
  if (step !== 'confirm' && step !== 'unsubscribe') return { step }
  const token = new URLSearchParams(request.search).get(TOKEN_PARAM) ?? ''
  const isGood = await (step === 'confirm' ? newsletter.mayConfirm(token) : newsletter.mayUnsubscribe(token))
  return isGood
    ? { step, ask: { action: request.address(newsletterPath(request.language, step)), token } }
    : { step: 'expired' }
}

/** Signing up, confirming and leaving. Reading any of these pages changes nothing. */
export async function findNewsletterPage(world: PageWorld, request: PageRequest): Promise<PageResult | undefined> {
  const old = findOldNewsletterStep(request.path)
  if (old) return redirectResult(request, request.address(newsletterPath(request.language, old)) + request.search, 301)
  const step = findNewsletterStep(request.language, request.path)
  if (!step) return undefined
  const written = isFormStep(step) ? await findWrittenSignup(world, request, step) : undefined
  if (written) return written
  const model = await readModel(world.newsletter, request, step)
  const isOfLink = step === 'confirm' || step === 'unsubscribe'
  const page = {
    url: request.address(request.path),
    componentName: 'NewsletterSignupPage',
    cache: isOfLink ? 'partial' : 'full',
    httpStatus: 200,
    errorPage: false,
    metaInfo: buildMeta(request, {
      title: `${NAMES[request.language]} – ${request.brand.name}`,
      description: '',
      canonicalPath: request.path,
      translations: [],
      isIndexed: false,
    }),
    trackingPageType: 'newsletter',
    eventId: newEventId(),
    refreshedDynamicData: [],
    structuredData: [],
    model,
  } satisfies Page
  return { page, validUntil: undefined, isPublic: !isOfLink }
}
