import type { newsletterFormRows } from '@firkant/domain/newsletter/newsletter-form-rows.ts'
import { readPersonalised } from '@firkant/domain/newsletter/newsletter-preferences.ts'
import { newsletterPath, TOKEN_PARAM, type NewsletterStep } from '@firkant/domain/newsletter/newsletter-steps.ts'
import type { NewsletterErrorCode } from '@firkant/domain/newsletter/newsletter.ts'
import type { FormHandlers, SentForm } from '../../platform/forms/form-routes.ts'
import { oneClickToken } from '../../platform/forms/plain-forms.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import type { PreferencesService } from './newsletter-preferences.ts'
import type { NewsletterService } from './newsletter-service.ts'
import { preferenceForms } from './preference-forms.ts'

/** Error code → the step that shows it beside the form. */
const REFUSAL_STEPS: Readonly<Record<NewsletterErrorCode, NewsletterStep>> = {
  emptyEmail: 'empty',
  invalidEmail: 'invalid',
}

function stepOf({ market: { language }, addressOf }: SentForm, step: NewsletterStep) {
  return { to: 'newsletterStep', address: addressOf(newsletterPath(language, step)) } as const
}

/** The newsletter without scripts: each form is answered with the page of the next step. */
export function newsletterForms({
  newsletter,
  preferences,
}: {
  readonly newsletter: NewsletterService
  readonly preferences: PreferencesService
}): FormHandlers<typeof newsletterFormRows> {
  return {
    ...preferenceForms(preferences),
    async 'newsletter.signUp'({ email }, sent) {
      const { errorCode } = await newsletter.signUp(email, sent.market.language)
      return stepOf(sent, errorCode ? REFUSAL_STEPS[errorCode] : 'sent')
    },
    async 'newsletter.confirm'({ token, personalised }, sent) {
      const answered = { isPersonalised: readPersonalised(() => personalised ?? null) }
      return stepOf(sent, (await newsletter.confirm(token, answered)) ? 'confirmed' : 'expired')
    },
    async 'newsletter.unsubscribe'({ token }, sent) {
      const oneClick = oneClickToken(sent.request, TOKEN_PARAM)
      const isGone = await newsletter.unsubscribe(oneClick ?? token)
      if (oneClick === undefined) return stepOf(sent, isGone ? 'unsubscribed' : 'expired')
      if (!isGone) throw new ProblemException('not-found', { detail: 'There is no such subscription.' })
      return { to: 'noPage' }
    },
  }
}
