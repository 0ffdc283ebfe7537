import type { BrandDefinition } from '../brand/brand-definition.ts'
import { formFields, sentText, text } from '../http/form-fields.ts'
import type { Form, FormTable } from '../http/form.ts'
import { localizePath } from '../market/localized-path.ts'
import { MARKETS, type MarketLanguage } from '../market/market.ts'
import { PERSONALISED_FIELD, PREFERENCE_FORM_FIELD } from './newsletter-preferences.ts'
import { newsletterPath, oldNewsletterPath, TOKEN_PARAM, type NewsletterStep } from './newsletter-steps.ts'

/** Each sign-up may send a mail to someone; a person needs one or two. */
export const SIGNUPS_PER_MINUTE = 10
/** A change of address sends a mail to somebody. */
const CHANGES_PER_MINUTE = 10

/** Forms in older mails still use the former addresses. */
function pathsOf(brand: BrandDefinition, language: MarketLanguage, step: NewsletterStep): readonly string[] {
  return [newsletterPath(language, step), oldNewsletterPath(step)].map((path) => localizePath(brand, language, path))
}

/** The form contains its language: the same path works in every footer, without a prefix. */
function signupPaths(brand: BrandDefinition): readonly string[] {
  const languages = brand.markets.map((market) => MARKETS[market].language)
  const all = languages.flatMap((language) => [
    newsletterPath(language, 'signup'),
    ...pathsOf(brand, language, 'signup'),
  ])
  return [...new Set(all)]
}

const ofNewsletter = {
  tag: 'newsletter',
  leadsTo: ['newsletterStep'],
  ignoresMultipart: true,
} as const satisfies Partial<Form>

export const newsletterFormRows = {
  'newsletter.signUp': {
    ...ofNewsletter,
    summary: 'Asks for the newsletter',
    path: signupPaths,
    fields: formFields({ email: text }),
    who: 'anybody',
    perMinute: SIGNUPS_PER_MINUTE,
  },
  'newsletter.confirm': {
    ...ofNewsletter,
    summary: 'Confirms the subscription',
    pathsIn: (brand, language) => pathsOf(brand, language, 'confirm'),
    fields: formFields({ [TOKEN_PARAM]: text, [PERSONALISED_FIELD]: sentText }),
    who: 'linkHolder',
    perMinute: SIGNUPS_PER_MINUTE,
  },
  'newsletter.unsubscribe': {
    ...ofNewsletter,
    summary: 'Ends the subscription',
    pathsIn: (brand, language) => pathsOf(brand, language, 'unsubscribe'),
    fields: formFields({ [TOKEN_PARAM]: text }),
    who: 'linkHolder',
    leadsTo: ['newsletterStep', 'noPage'],
    isOneClick: true,
  },
  'newsletter.preferences': {
    ...ofNewsletter,
    summary: 'Changes what is sent, where to, or ends all of it, as the field form says',
    pathsIn: (brand, language) => [localizePath(brand, language, newsletterPath(language, 'preferences'))],
    fields: formFields({
      [TOKEN_PARAM]: text,
      [PREFERENCE_FORM_FIELD]: text,
      email: text,
      newsletter: sentText,
      stockAlerts: sentText,
      listAlerts: sentText,
      [PERSONALISED_FIELD]: sentText,
    }),
    who: 'linkHolder',
    perMinute: CHANGES_PER_MINUTE,
  },
} as const satisfies FormTable
