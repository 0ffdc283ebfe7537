import type { FastifyInstance } from 'fastify'
import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import {
  STOCK_ALERT_FORM_PATH,
  STOCK_ALERT_OUTCOMES,
  type StockAlertOutcome,
} from '@firkant/domain/stock-alerts/stock-alert-form.ts'
import { stockAlertPath } from '@firkant/domain/stock-alerts/stock-alert-steps.ts'
import type { StockAlertAnswer } from '@firkant/domain/stock-alerts/stock-alert.ts'
import { fieldsOf, fromShop, spokenLanguage } from '../../platform/http/plain-forms.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { registerAlertLinks } from '../mail/alert-link-forms.ts'
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
  await registerAlertLinks(app, {
    brand,
    alerts,
    pathOf: stockAlertPath,
    more: (forms) => registerSignUp(forms, alerts, brand),
  })
}
