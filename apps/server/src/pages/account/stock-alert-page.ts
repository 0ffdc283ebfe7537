import { listAlertPath } from '@firkant/domain/lists/list-alert-steps.ts'
import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { TOKEN_PARAM } from '@firkant/domain/newsletter/newsletter-steps.ts'
import type { StockAlertModel } from '@firkant/domain/page/models/page-models.ts'
import { questionMailPath } from '@firkant/domain/questions/question-steps.ts'
import { reviewMailPath } from '@firkant/domain/reviews/review-steps.ts'
import { sampleMailPath } from '@firkant/domain/samples/sample-mail-steps.ts'
import { stockAlertPath, type StockAlertPage } from '@firkant/domain/stock-alerts/stock-alert-steps.ts'
import { buildPage } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'

type Of = StockAlertModel['of']

const NAMES: Readonly<Record<Of, Readonly<Record<MarketLanguage, string>>>> = {
  stock: { da: 'Besked om varer på lager', nb: 'Varsel om varer på lager', sv: 'Bevakning av varor' },
  lists: { da: 'Mails om dine lister', nb: 'E-post om listene dine', sv: 'Mejl om dina listor' },
  samples: { da: 'Mails om prøver', nb: 'E-post om prøver', sv: 'Mejl om prover' },
  reviews: { da: 'Mails om anmeldelser', nb: 'E-post om omtaler', sv: 'Mejl om omdömen' },
  questions: { da: 'Mails om spørgsmål', nb: 'E-post om spørsmål', sv: 'Mejl om frågor' },
}
const PATHS = {
  stock: stockAlertPath,
  lists: listAlertPath,
  samples: sampleMailPath,
  reviews: reviewMailPath,
  questions: questionMailPath,
} as const
const TRACKED = {
  stock: 'stockAlert',
  lists: 'listAlert',
  samples: 'sampleReminder',
  reviews: 'reviewMail',
  questions: 'questionMail',
} as const

/** Whether the link of a mail is good. */
function isGoodLink(deps: PageDependencies, of: Of, link: { step: 'confirm' | 'cancel'; token: string }) {
  const { step, token } = link
  if (of === 'samples') return step === 'cancel' && deps.sampleReminders.mayCancel(token)
  if (of === 'reviews') return step === 'cancel' && deps.reviews.mayCancel(token)
  const alerts = { lists: deps.listAlerts, stock: deps.stockAlerts, questions: deps.questions }[of]
  return step === 'confirm' ? alerts.mayConfirm(token) : alerts.mayCancel(token)
}

/** An expired link is reported at once, not after the button is pressed. */
async function readModel(
  deps: PageDependencies,
  request: PageRequest,
  { of, step }: { of: Of; step: StockAlertPage },
): Promise<StockAlertModel> {
  if (step !== 'confirm' && step !== 'cancel') return { of, step }
  const token = new URLSearchParams(request.search).get(TOKEN_PARAM) ?? ''
  const isGood = await isGoodLink(deps, of, { step, token })
  return isGood
    ? { of, step, ask: { action: request.address(PATHS[of](request.language, step)), token } }
    : { of, step: 'expired' }
}

/** The pages behind the links of an alert's mails. Reading any of them changes nothing. */
export const buildAlertPage =
  (of: Of) =>
  async (deps: PageDependencies, request: PageRequest, step: StockAlertPage): Promise<PageResult> => {
    const isOfLink = step === 'confirm' || step === 'cancel'
    const page = buildPage(request, {
      componentName: 'StockAlertPage',
      cache: isOfLink ? 'partial' : 'full',
      meta: { title: `${NAMES[of][request.language]} – ${request.brand.name}` },
      trackingPageType: TRACKED[of],
      model: await readModel(deps, request, { of, step }),
    })
    return { page, validUntil: undefined, isPublic: !isOfLink }
  }
