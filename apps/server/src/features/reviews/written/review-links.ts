import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { TOKEN_PARAM } from '@firkant/domain/newsletter/newsletter-steps.ts'
import { reviewMailPath, reviewPath } from '@firkant/domain/reviews/review-steps.ts'
import { hashToken } from '../../../platform/sessions/session-service.ts'
import { deriveToken, type TokenMarks, type TokenPurpose } from '../../mail/mail-tokens.ts'

/** Opens the form once. */
export const askPurpose = (id: string): TokenPurpose => `review-ask:${id}`
/** Shows, changes and erases what was written. */
export const ownPurpose = (id: string): TokenPurpose => `review-own:${id}`
export const cancelPurpose = (id: string): TokenPurpose => `review-cancel:${id}`

export const hashesOf = (secret: string, id: string) => ({
  askHash: hashToken(deriveToken(secret, askPurpose(id))),
  ownHash: hashToken(deriveToken(secret, ownPurpose(id))),
  cancelHash: hashToken(deriveToken(secret, cancelPurpose(id))),
})

interface LinkOptions {
  readonly brand: BrandDefinition
  readonly publicUrl: string
  readonly language: MarketLanguage
  readonly tokens: TokenMarks
}

export function reviewLink({ brand, publicUrl, language, tokens }: LinkOptions, purpose: TokenPurpose): string {
  return `${publicUrl}${localizePath(brand, language, reviewPath(language, 'write'))}?${TOKEN_PARAM}=${tokens.mark(purpose)}`
}

export function cancelReviewsLink({ brand, publicUrl, language, tokens }: LinkOptions, id: string): string {
  const path = localizePath(brand, language, reviewMailPath(language, 'cancel'))
  return `${publicUrl}${path}?${TOKEN_PARAM}=${tokens.mark(cancelPurpose(id))}`
}
