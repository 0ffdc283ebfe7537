import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import {
  personalisationText,
  PREFERENCE_OUTCOME_PARAM,
  readPreferenceOutcome,
} from '@firkant/domain/newsletter/newsletter-preferences.ts'
import { newsletterPath, TOKEN_PARAM, type NewsletterStep } from '@firkant/domain/newsletter/newsletter-steps.ts'
import type { NewsletterModel } from '@firkant/domain/page/models/page-models.ts'
import { buildPage, paramOf } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { findWrittenSignup, isFormStep } from './newsletter-signup-page.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = { da: 'Nyhedsbrev', nb: 'Nyhetsbrev', sv: 'Nyhetsbrev' }

type LinkStep = 'confirm' | 'unsubscribe' | 'preferences'
const isLinkStep = (step: NewsletterStep): step is LinkStep =>
  step === 'confirm' || step === 'unsubscribe' || step === 'preferences'

async function findAtLink(
  { newsletter, preferences }: PageDependencies,
  request: PageRequest,
  { step, token }: { readonly step: LinkStep; readonly token: string },
): Promise<Omit<NewsletterModel, 'step' | 'ask'> | undefined> {
  const asked = { personalisationText: personalisationText(request.language, request.brand.name) }
  switch (step) {
    case 'confirm':
      return (await newsletter.mayConfirm(token)) ? asked : undefined
    case 'unsubscribe':
      return (await newsletter.mayUnsubscribe(token)) ? {} : undefined
    case 'preferences': {
      const found = await preferences.find(token)
      const outcome = readPreferenceOutcome(paramOf(request, PREFERENCE_OUTCOME_PARAM))
      return found && { ...asked, preferences: { ...found, ...(outcome && { outcome }) } }
    }
  }
}

/** The step that the address names. An expired link is reported at once, not after the button is pressed. */
async function readModel(
  deps: PageDependencies,
  request: PageRequest,
  step: NewsletterModel['step'],
): Promise<NewsletterModel> {
  if (!isLinkStep(step)) return { step }
  const token = paramOf(request, TOKEN_PARAM)
  const found = await findAtLink(deps, request, { step, token })
  return found
    ? { step, ask: { action: request.address(newsletterPath(request.language, step)), token }, ...found }
    : { step: 'expired' }
}

/** Sign up, confirm, choose and unsubscribe. Reading any of these pages changes nothing. */
export async function buildNewsletterPage(
  deps: PageDependencies,
  request: PageRequest,
  step: NewsletterStep,
): Promise<PageResult> {
  const written = isFormStep(step) ? await findWrittenSignup(deps, request, step) : undefined
  if (written) return written
  const isOfLink = isLinkStep(step)
  const page = buildPage(request, {
    componentName: 'NewsletterSignupPage',
    cache: isOfLink ? 'partial' : 'full',
    meta: { title: `${NAMES[request.language]} – ${request.brand.name}` },
    trackingPageType: 'newsletter',
    model: await readModel(deps, request, step),
  })
  return { page, validUntil: undefined, isPublic: !isOfLink }
}
