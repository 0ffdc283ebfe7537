import type { FastifyInstance, FastifyReply } from 'fastify'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { localizePath } from '@firkant/domain/market/localized-path.ts'
import { MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import { TOKEN_PARAM } from '@firkant/domain/newsletter/newsletter-steps.ts'
import type { StockAlertPage } from '@firkant/domain/stock-alerts/stock-alert-steps.ts'
import { fieldsOf, fromShop, ignoreMultipart, oneClickToken, readPlainForms } from '../../platform/http/plain-forms.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { rateLimited } from '../../platform/http/rate-limits.ts'

export interface AlertLinks {
  readonly confirm: (token: string) => Promise<boolean>
  readonly cancel: (token: string) => Promise<boolean>
}

interface AlertLinkOptions {
  readonly brand: BrandDefinition
  readonly alerts: AlertLinks
  readonly pathOf: (language: MarketLanguage, page: StockAlertPage) => string
  /** Further forms that are read in the same way. */
  readonly more?: ((forms: FastifyInstance) => void) | undefined
}

/** The buttons behind the links of an alert's mails, and the one of the mail program (RFC 8058). */
export async function registerAlertLinks(app: FastifyInstance, options: AlertLinkOptions): Promise<void> {
  const { brand, alerts, more } = options
  const pathOf = (language: MarketLanguage, page: StockAlertPage) =>
    localizePath(brand, language, options.pathOf(language, page))
  const answer = (reply: FastifyReply, language: MarketLanguage, page: StockAlertPage) =>
    reply.header('cache-control', 'no-store').redirect(pathOf(language, page), 303)
  // The token is the only proof: a mail program sends no origin.
  const fromAnywhere = { config: { ...rateLimited(), withoutCsrfHeader: true }, schema: { hide: true } }

  await app.register(async (forms) => {
    readPlainForms(forms)
    ignoreMultipart(forms)
    more?.(forms)
    for (const { language } of brand.markets.map((market) => MARKETS[market])) {
      forms.post(pathOf(language, 'confirm'), fromShop(), async (request, reply) => {
        const isConfirmed = await alerts.confirm(fieldsOf(request).get(TOKEN_PARAM) ?? '')
        return answer(reply, language, isConfirmed ? 'confirmed' : 'expired')
      })
      forms.post(pathOf(language, 'cancel'), fromAnywhere, async (request, reply) => {
        const oneClick = oneClickToken(request, TOKEN_PARAM)
        const isCancelled = await alerts.cancel(oneClick ?? fieldsOf(request).get(TOKEN_PARAM) ?? '')
        if (oneClick === undefined) return answer(reply, language, isCancelled ? 'cancelled' : 'expired')
        if (!isCancelled) throw new ProblemException('not-found', { detail: 'There is no such alert.' })
        return reply.code(204).send()
      })
    }
  })
}
