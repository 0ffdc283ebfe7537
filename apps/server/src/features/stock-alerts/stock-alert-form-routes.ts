import type { stockAlertFormRows } from '@firkant/domain/stock-alerts/stock-alert-form-rows.ts'
import { STOCK_ALERT_OUTCOMES, type StockAlertOutcome } from '@firkant/domain/stock-alerts/stock-alert-form.ts'
import { stockAlertPath } from '@firkant/domain/stock-alerts/stock-alert-steps.ts'
import type { StockAlertAnswer } from '@firkant/domain/stock-alerts/stock-alert.ts'
import type { FormHandlers } from '../../platform/forms/form-routes.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import { alertLinkForms } from '../mail/alert-link-forms.ts'
import type { StockAlertService } from './stock-alert-service.ts'

/** Undefined: the product's page says it by itself, because it can be bought again. */
function outcomeOf({ success, errorCode }: StockAlertAnswer): StockAlertOutcome | undefined {
  if (success) return 'sent'
  return errorCode === 'emptyEmail' || errorCode === 'invalidEmail' ? errorCode : undefined
}

/** Stock alerts without scripts, and the buttons behind the links of their mails. */
export function stockAlertForms(alerts: StockAlertService): FormHandlers<typeof stockAlertFormRows> {
  const links = alertLinkForms(alerts, stockAlertPath)
  return {
    async 'stockAlerts.add'({ sku, email }, { market: { language } }) {
      const address = await alerts.findAddress(sku, language)
      if (address === undefined) throw new ProblemException('not-found', { detail: 'The shop does not sell this.' })
      const outcome = outcomeOf(await alerts.signUp({ sku, email, language }))
      return { to: 'product', address, fragment: outcome && STOCK_ALERT_OUTCOMES[outcome] }
    },
    'stockAlerts.confirm': links.confirm,
    'stockAlerts.cancel': links.cancel,
  }
}
