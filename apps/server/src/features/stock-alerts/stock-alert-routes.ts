import type { BrandDefinition } from '@firkant/domain/brand/brand-definition.ts'
import { marketOf } from '@firkant/domain/market/localized-path.ts'
import type { stockAlertCalls } from '@firkant/domain/stock-alerts/stock-alert-calls.ts'
import { STOCK_ALERTS_PER_MINUTE } from '@firkant/domain/stock-alerts/stock-alert-form-rows.ts'
import type { CallRoutes } from '../../platform/http/call-routes.ts'
import type { StockAlertService } from './stock-alert-service.ts'

export function stockAlertRoutes(
  alerts: StockAlertService,
  brand: BrandDefinition,
): CallRoutes<typeof stockAlertCalls> {
  return {
    'POST /api/client/ct/stockalert/signup': {
      perMinute: STOCK_ALERTS_PER_MINUTE,
      async answer(request) {
        const { language } = marketOf(brand, request.query.language)
        return alerts.signUp({ ...request.body, language })
      },
    },
  }
}
