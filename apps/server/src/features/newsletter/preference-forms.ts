import type { z } from 'zod'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import type { newsletterFormRows } from '@firkant/domain/newsletter/newsletter-form-rows.ts'
import {
  NO_MAILS,
  PREFERENCE_FORMS,
  PREFERENCE_OUTCOME_PARAM,
  readPreferenceChoices,
  type PreferenceForm,
  type PreferenceOutcome,
} from '@firkant/domain/newsletter/newsletter-preferences.ts'
import { newsletterPath, TOKEN_PARAM } from '@firkant/domain/newsletter/newsletter-steps.ts'
import type { FormHandlers } from '../../platform/forms/form-routes.ts'
import type { PreferencesService } from './newsletter-preferences.ts'

type Sent = z.output<(typeof newsletterFormRows)['newsletter.preferences']['fields']>

interface SentChange {
  readonly form: PreferenceForm
  readonly sent: Sent
  readonly language: MarketLanguage
}

/** Undefined for a link that is unknown. */
async function apply(
  preferences: PreferencesService,
  { form, sent, language }: SentChange,
): Promise<PreferenceOutcome | undefined> {
  const { token } = sent
  switch (form) {
    case 'choices': {
      const ticked: Readonly<Record<string, string | undefined>> = sent
      const choices = readPreferenceChoices((name) => ticked[name] ?? null)
      return (await preferences.choose(token, choices, language)) ? 'saved' : undefined
    }
    case 'address':
      return preferences.changeAddress(token, sent.email, language)
    case 'end':
      return (await preferences.choose(token, NO_MAILS, language)) ? 'ended' : undefined
  }
}

/** Each form leads back to the page, which says how it ended. */
export function preferenceForms(
  preferences: PreferencesService,
): Pick<FormHandlers<typeof newsletterFormRows>, 'newsletter.preferences'> {
  return {
    async 'newsletter.preferences'(sent, { market: { language }, addressOf }) {
      const form = PREFERENCE_FORMS.find((each) => each === sent.form)
      const outcome = form && (await apply(preferences, { form, sent, language }))
      if (!outcome) return { to: 'newsletterStep', address: addressOf(newsletterPath(language, 'expired')) }
      const query = new URLSearchParams({ [TOKEN_PARAM]: sent.token, [PREFERENCE_OUTCOME_PARAM]: outcome })
      return { to: 'newsletterStep', address: addressOf(newsletterPath(language, 'preferences')), query }
    },
  }
}
