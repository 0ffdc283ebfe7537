import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { TOKEN_PARAM } from '@firkant/domain/newsletter/newsletter-steps.ts'
import type { StockAlertModel } from '@firkant/domain/page/page-models.ts'
import { stockAlertPath, type StockAlertPage } from '@firkant/domain/stock-alerts/stock-alert-steps.ts'
import { buildPage } from './page-envelope.ts'
import type { PageRequest, PageDependencies } from './page-request.ts'
import type { PageResult } from './page-result.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = {
  da: 'Besked om varer på lager',
  nb: 'Varsel om varer på lager',
  sv: 'Bevakning av varor',
}

/** An expired link is reported at once, not after the button is pressed. */
async function readModel(
  { stockAlerts }: PageDependencies,
  request: PageRequest,
  step: StockAlertPage,
): Promise<StockAlertModel> {
  if (step !== 'confirm' && step !== 'cancel') return { step }
  const token = new URLSearchParams(request.search).get(TOKEN_PARAM) ?? ''
  const isGood = await (step === 'confirm' ? stockAlerts.mayConfirm(token) : stockAlerts.mayCancel(token))
  return isGood
    ? { step, ask: { action: request.address(stockAlertPath(request.language, step)), token } }
    : { step: 'expired' }
}

/** The pages behind the links of a stock alert's mails. Reading any of them changes nothing. */
export async function buildStockAlertPage(
  deps: PageDependencies,
  request: PageRequest,
  step: StockAlertPage,
): Promise<PageResult> {
  const isOfLink = step === 'confirm' || step === 'cancel'
  const page = buildPage(request, {
    componentName: 'StockAlertPage',
    cache: isOfLink ? 'partial' : 'full',
    meta: { title: `${NAMES[request.language]} – ${request.brand.name}` },
    trackingPageType: 'stockAlert',
    model: await readModel(deps, request, step),
  })
  return { page, validUntil: undefined, isPublic: !isOfLink }
}
