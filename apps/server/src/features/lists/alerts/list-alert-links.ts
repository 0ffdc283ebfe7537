import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { listAlertPath } from '@firkant/domain/lists/list-alert-steps.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { TOKEN_PARAM } from '@firkant/domain/newsletter/newsletter-steps.ts'
import type { TokenMarks, TokenPurpose } from '../../mail/mail-tokens.ts'

export const cancelPurpose = (alertId: string): TokenPurpose => `list-alert-cancel:${alertId}`

interface LinkOptions {
  readonly brand: BrandDefinition
  readonly publicUrl: string
  readonly language: MarketLanguage
  readonly tokens: TokenMarks
}

/** A link of a list's mail; its token is filled in when the mail is sent. */
export function listAlertLink(
  { brand, publicUrl, language, tokens }: LinkOptions,
  page: 'confirm' | 'cancel',
  purpose: TokenPurpose,
): string {
  const path = localizePath(brand, language, listAlertPath(language, page))
  return `${publicUrl}${path}?${TOKEN_PARAM}=${tokens.mark(purpose)}`
}
