import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import type { stockAlertCalls } from '@firkant/domain/stock-alerts/stock-alert-calls.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import type { StockAlertService } from './stock-alert-service.ts'

/** Each request may send a mail to someone; a person waits for a few things at most. */
export const ALERTS_PER_MINUTE = 10

export function stockAlertRoutes(
  alerts: StockAlertService,
  brand: BrandDefinition,
): CallRoutes<typeof stockAlertCalls> {
  return {
    'POST /api/client/ct/stockalert/signup': {
      perMinute: ALERTS_PER_MINUTE,
      async answer(request) {
        const { language } = marketOf(brand, request.query.language)
        return alerts.signUp({ ...request.body, language })
      },
    },
  }
}
