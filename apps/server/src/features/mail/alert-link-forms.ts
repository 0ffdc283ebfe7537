import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { TOKEN_PARAM } from '@firkant/domain/newsletter/newsletter-steps.ts'
import type { StockAlertPage } from '@firkant/domain/stock-alerts/stock-alert-steps.ts'
import type { SentForm } from '../../platform/forms/form-routes.ts'
import { oneClickToken } from '../../platform/forms/plain-forms.ts'
import { ProblemException } from '../../platform/http/problem.ts'

export interface AlertLinks {
  readonly confirm: (token: string) => Promise<boolean>
  readonly cancel: (token: string) => Promise<boolean>
}

interface LinkFields {
  readonly token: string
}

/** The buttons behind the links of an alert's mails, and the one of the mail program (RFC 8058). */
export function alertLinkForms(alerts: AlertLinks, pathOf: (language: MarketLanguage, page: StockAlertPage) => string) {
  const stepOf = ({ market: { language }, addressOf }: SentForm, page: StockAlertPage) =>
    ({ to: 'alertStep', address: addressOf(pathOf(language, page)) }) as const
  return {
    confirm: async ({ token }: LinkFields, sent: SentForm) =>
      stepOf(sent, (await alerts.confirm(token)) ? 'confirmed' : 'expired'),
    async cancel({ token }: LinkFields, sent: SentForm) {
      const oneClick = oneClickToken(sent.request, TOKEN_PARAM)
      const isCancelled = await alerts.cancel(oneClick ?? token)
      if (oneClick === undefined) return stepOf(sent, isCancelled ? 'cancelled' : 'expired')
      if (!isCancelled) throw new ProblemException('not-found', { detail: 'There is no such alert.' })
      return { to: 'noPage' } as const
    },
  }
}
