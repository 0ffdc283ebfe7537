import type { FastifyInstance, FastifyReply } from 'fastify'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { localizePath, marketOf } from '@firkant/domain/market/localized-path.ts'
import { MARKETS, type MarketLanguage } from '@firkant/domain/market/market.ts'
import { TOKEN_PARAM } from '@firkant/domain/newsletter/newsletter-steps.ts'
import {
  STOCK_ALERT_FORM_PATH,
  STOCK_ALERT_OUTCOMES,
  type StockAlertOutcome,
} from '@firkant/domain/stock-alerts/stock-alert-form.ts'
import { stockAlertPath, type StockAlertPage } from '@firkant/domain/stock-alerts/stock-alert-steps.ts'
import type { StockAlertAnswer } from '@firkant/domain/stock-alerts/stock-alert.ts'
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
import { ALERTS_PER_MINUTE } from './stock-alert-routes.ts'
import type { StockAlertService } from './stock-alert-service.ts'

/** Undefined: the product's page says it by itself, because it can be bought again. */
function outcomeOf({ success, errorCode }: StockAlertAnswer): StockAlertOutcome | undefined {
  if (success) return 'sent'
  return errorCode === 'emptyEmail' || errorCode === 'invalidEmail' ? errorCode : undefined
}

function registerSignUp(forms: FastifyInstance, alerts: StockAlertService, brand: BrandDefinition): void {
  forms.post(STOCK_ALERT_FORM_PATH, fromShop(ALERTS_PER_MINUTE), async (request, reply) => {
    const fields = fieldsOf(request)
    const { language } = marketOf(brand, spokenLanguage(brand, fields))
    const sku = fields.get('sku') ?? ''
    const address = await alerts.findAddress(sku, language)
    if (address === undefined) throw new ProblemException('not-found', { detail: 'The shop does not sell this.' })
    const outcome = outcomeOf(await alerts.signUp({ sku, email: fields.get('email') ?? '', language }))
    const fragment = outcome ? `#${STOCK_ALERT_OUTCOMES[outcome]}` : ''
    return reply.header('cache-control', 'no-store').redirect(address + fragment, 303)
  })
}

/** Stock alerts without scripts, and the buttons behind the links of their mails. */
export async function registerStockAlertForms(
  app: FastifyInstance,
  alerts: StockAlertService,
  brand: BrandDefinition,
): Promise<void> {
  const languages = brand.markets.map((market) => MARKETS[market].language)
  const pathOf = (language: MarketLanguage, page: StockAlertPage) =>
    localizePath(brand, language, stockAlertPath(language, page))
  const answer = (reply: FastifyReply, language: MarketLanguage, page: StockAlertPage) =>
    reply.header('cache-control', 'no-store').redirect(pathOf(language, page), 303)
  // The token is the only proof: a mail program sends no origin.
  const fromAnywhere = { config: { ...rateLimited(), withoutCsrfHeader: true }, schema: { hide: true } }

  await app.register(async (forms) => {
    readPlainForms(forms)
    ignoreMultipart(forms)
    registerSignUp(forms, alerts, brand)
    for (const language of languages) {
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
