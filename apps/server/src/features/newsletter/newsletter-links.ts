import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { newsletterPath, TOKEN_PARAM, type NewsletterStep } from '@firkant/domain/newsletter/newsletter-steps.ts'
import type { TokenMarks, TokenPurpose } from '../mail/mail-tokens.ts'

/** What the token of the links to unsubscribe and to the preferences is derived from. */
export const unsubscribePurpose = (id: string): TokenPurpose => `newsletter-unsubscribe:${id}`

interface LinkOptions {
  readonly brand: BrandDefinition
  readonly publicUrl: string
  readonly language: MarketLanguage
  readonly tokens: TokenMarks
}

/** Its token is filled in when the mail is sent. */
export function newsletterLink(
  { brand, publicUrl, language, tokens }: LinkOptions,
  step: NewsletterStep,
  purpose: TokenPurpose,
): string {
  const path = localizePath(brand, language, newsletterPath(language, step))
  return `${publicUrl}${path}?${TOKEN_PARAM}=${tokens.mark(purpose)}`
}
