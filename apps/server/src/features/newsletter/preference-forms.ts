import type { FastifyInstance } from 'fastify'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import {
  NO_MAILS,
  PREFERENCE_FORM_FIELD,
  PREFERENCE_FORMS,
  PREFERENCE_OUTCOME_PARAM,
  readPreferenceChoices,
  type PreferenceForm,
  type PreferenceOutcome,
} from '@firkant/domain/newsletter/newsletter-preferences.ts'
import { newsletterPath, TOKEN_PARAM } from '@firkant/domain/newsletter/newsletter-steps.ts'
import { fieldsOf, fromShop } from '../../platform/http/plain-forms.ts'
import type { PreferencesService } from './newsletter-preferences.ts'

/** A change of address sends a mail to somebody. */
const CHANGES_PER_MINUTE = 10

interface SentForm {
  readonly form: PreferenceForm
  readonly token: string
  readonly fields: URLSearchParams
  readonly language: MarketLanguage
}

/** Undefined for a link that is unknown. */
async function apply(
  preferences: PreferencesService,
  { form, token, fields, language }: SentForm,
): Promise<PreferenceOutcome | undefined> {
  switch (form) {
    case 'choices': {
      const choices = readPreferenceChoices((name) => fields.get(name))
      return (await preferences.choose(token, choices, language)) ? 'saved' : undefined
    }
    case 'address':
      return preferences.changeAddress(token, fields.get('email') ?? '', language)
    case 'end':
      return (await preferences.choose(token, NO_MAILS, language)) ? 'ended' : undefined
  }
}

/** Each form leads back to the page, which says how it ended. */
export function registerPreferenceForms(
  forms: FastifyInstance,
  preferences: PreferencesService,
  { brand, language }: { readonly brand: BrandDefinition; readonly language: MarketLanguage },
): void {
  const page = localizePath(brand, language, newsletterPath(language, 'preferences'))
  const expired = localizePath(brand, language, newsletterPath(language, 'expired'))
  forms.post(page, fromShop(CHANGES_PER_MINUTE), async (request, reply) => {
    const fields = fieldsOf(request)
    const token = fields.get(TOKEN_PARAM) ?? ''
    const form = PREFERENCE_FORMS.find((each) => each === fields.get(PREFERENCE_FORM_FIELD))
    const outcome = form && (await apply(preferences, { form, token, fields, language }))
    const params = new URLSearchParams({
      [TOKEN_PARAM]: token,
      ...(outcome && { [PREFERENCE_OUTCOME_PARAM]: outcome }),
    })
    return reply.header('cache-control', 'no-store').redirect(outcome ? `${page}?${params}` : expired, 303)
  })
}
