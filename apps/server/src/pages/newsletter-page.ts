import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { newsletterPath, TOKEN_PARAM, type NewsletterStep } from '@firkant/domain/newsletter/newsletter-steps.ts'
import type { NewsletterModel } from '@firkant/domain/page/page-models.ts'
import type { NewsletterService } from '../features/newsletter/newsletter-service.ts'
import { findWrittenSignup, isFormStep } from './newsletter-signup-page.ts'
import { buildPage } from './page-envelope.ts'
import type { PageRequest, PageDependencies } from './page-request.ts'
import type { PageResult } from './page-result.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = { da: 'Nyhedsbrev', nb: 'Nyhetsbrev', sv: 'Nyhetsbrev' }

/** The step that the address names. An expired link is reported at once, not after the button is pressed. */
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

/** Sign up, confirm and unsubscribe. Reading any of these pages changes nothing. */
export async function buildNewsletterPage(
  deps: PageDependencies,
  request: PageRequest,
  step: NewsletterStep,
): Promise<PageResult> {
  const written = isFormStep(step) ? await findWrittenSignup(deps, request, step) : undefined
  if (written) return written
  const isOfLink = step === 'confirm' || step === 'unsubscribe'
  const page = buildPage(request, {
    componentName: 'NewsletterSignupPage',
    cache: isOfLink ? 'partial' : 'full',
    meta: { title: `${NAMES[request.language]} – ${request.brand.name}` },
    trackingPageType: 'newsletter',
    model: await readModel(deps.newsletter, request, step),
  })
  return { page, validUntil: undefined, isPublic: !isOfLink }
}
