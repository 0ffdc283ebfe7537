import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { localizePath, marketOf } from '@firkant/domain/market/localized-path.ts'
import { MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import {
  newsletterPath,
  oldNewsletterPath,
  TOKEN_PARAM,
  type NewsletterStep,
} from '@firkant/domain/newsletter/newsletter-steps.ts'
import { readPersonalised } from '@firkant/domain/newsletter/newsletter-preferences.ts'
import type { NewsletterErrorCode } from '@firkant/domain/newsletter/newsletter.ts'
import {
  fieldsOf,
  fromShop,
  ignoreMultipart,
  oneClickToken,
  readPlainForms,
  spokenLanguage,
} from '../../platform/http/plain-forms.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { rateLimited } from '../../platform/http/rate-limits.ts'
import type { PreferencesService } from './newsletter-preferences.ts'
import { registerPreferenceForms } from './preference-forms.ts'
import { SIGNUPS_PER_MINUTE } from './newsletter-routes.ts'
import type { NewsletterService } from './newsletter-service.ts'

/** Error code → the step that shows it beside the form. */
const REFUSAL_STEPS: Readonly<Record<NewsletterErrorCode, NewsletterStep>> = {
  emptyEmail: 'empty',
  invalidEmail: 'invalid',
}

/** Forms in older mails still use the former addresses. */
function pathsOf(brand: BrandDefinition, language: MarketLanguage, step: NewsletterStep): readonly string[] {
  return [newsletterPath(language, step), oldNewsletterPath(step)].map((path) => localizePath(brand, language, path))
}

/** The form contains its language: the same path works in every footer, without a prefix. */
function signupPaths(brand: BrandDefinition, languages: readonly MarketLanguage[]): ReadonlySet<string> {
  return new Set(
    languages.flatMap((language) => [newsletterPath(language, 'signup'), ...pathsOf(brand, language, 'signup')]),
  )
}

/** The newsletter without scripts: each form is answered with the page of the next step. */
export async function registerNewsletterFormRoutes(
  app: FastifyInstance,
  { newsletter, preferences }: { readonly newsletter: NewsletterService; readonly preferences: PreferencesService },
  brand: BrandDefinition,
): Promise<void> {
  const languages = brand.markets.map((market) => MARKETS[market].language)
  const answer = (reply: FastifyReply, language: MarketLanguage, step: NewsletterStep) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(localizePath(brand, language, newsletterPath(language, step)), 303)
  const signUp = async (request: FastifyRequest, reply: FastifyReply) => {
    const fields = fieldsOf(request)
    const { language } = marketOf(brand, spokenLanguage(brand, fields))
    const { errorCode } = await newsletter.signUp(fields.get('email') ?? '', language)
    return answer(reply, language, errorCode ? REFUSAL_STEPS[errorCode] : 'sent')
  }
  const fromPage = fromShop(SIGNUPS_PER_MINUTE)
  // The token is the only proof: a mail program sends no origin.
  const fromAnywhere = { config: { ...rateLimited(), withoutCsrfHeader: true }, schema: { hide: true } }

  await app.register(async (forms) => {
    readPlainForms(forms)
    // Some mail programs send the one-click form as multipart; its body is not read.
    ignoreMultipart(forms)
    for (const path of signupPaths(brand, languages)) forms.post(path, fromPage, signUp)
    for (const language of languages) {
      registerPreferenceForms(forms, preferences, { brand, language })
      for (const path of pathsOf(brand, language, 'confirm'))
        forms.post(path, fromPage, async (request, reply) => {
          const fields = fieldsOf(request)
          const answered = { isPersonalised: readPersonalised((name) => fields.get(name)) }
          const isConfirmed = await newsletter.confirm(fields.get(TOKEN_PARAM) ?? '', answered)
          return answer(reply, language, isConfirmed ? 'confirmed' : 'expired')
        })
      for (const path of pathsOf(brand, language, 'unsubscribe'))
        forms.post(path, fromAnywhere, async (request, reply) => {
          const oneClick = oneClickToken(request, TOKEN_PARAM)
          if (oneClick === undefined) {
            const isGone = await newsletter.unsubscribe(fieldsOf(request).get(TOKEN_PARAM) ?? '')
            return answer(reply, language, isGone ? 'unsubscribed' : 'expired')
          }
          if (!(await newsletter.unsubscribe(oneClick)))
            throw new ProblemException('not-found', { detail: 'There is no such subscription.' })
          return reply.code(204).send()
        })
    }
  })
}
