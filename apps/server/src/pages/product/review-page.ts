import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { TOKEN_PARAM } from '@firkant/domain/newsletter/newsletter-steps.ts'
import type { ReviewPageModel, ReviewWriteModel } from '@firkant/domain/page/models/review-models.ts'
import { askedMeasures } from '@firkant/domain/reviews/review-measure-texts.ts'
import {
  REVIEW_FAULT_PARAM,
  reviewErasePath,
  reviewPath,
  type ReviewPageStep,
} from '@firkant/domain/reviews/review-steps.ts'
import { REVIEW_FAULTS } from '@firkant/domain/reviews/written-review.ts'
import type { BuyerReview } from '../../features/reviews/written/buyer-review-store.ts'
import { photoPreviews } from '../../features/reviews/written/review-photo-store.ts'
import { buildAlertPage } from '../account/stock-alert-page.ts'
import { buildPage } from '../page-envelope.ts'
import type { PageDependencies, PageRequest } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { loadSubject } from './subject-product.ts'

const NAMES: Readonly<Record<MarketLanguage, string>> = {
  da: 'Din anmeldelse',
  nb: 'Din omtale',
  sv: 'Ditt omdöme',
}

const buildExpired = buildAlertPage('reviews')

function typedOf({ draft, rating, title, text, author, measures }: BuyerReview): ReviewWriteModel['typed'] {
  return draft ?? { rating: rating === null ? '' : String(rating), title, text, author, measures }
}

async function writeModel(
  deps: PageDependencies,
  request: PageRequest,
  { row, token }: { readonly row: BuyerReview; readonly token: string },
): Promise<ReviewWriteModel> {
  const { language, address, search } = request
  const { id, family, productKey, state, reason } = row
  const [product, photos] = await Promise.all([
    loadSubject(deps, request, productKey),
    photoPreviews(deps.database.main, id),
  ])
  const said = new URLSearchParams(search).get(REVIEW_FAULT_PARAM)
  const fault = REVIEW_FAULTS.find((each) => each === said)
  return {
    step: 'write',
    product,
    action: address(reviewPath(language, 'write')),
    token,
    typed: typedOf(row),
    measures: askedMeasures(family, language),
    photos,
    state,
    ...(state === 'refused' && reason !== null && { reason }),
    ...(fault && { fault }),
    ...(state !== 'asked' && { eraseAction: address(reviewErasePath(language)) }),
  }
}

/** Reading it changes nothing: the link of the mail is used up when something was written. */
export async function buildReviewPage(
  deps: PageDependencies,
  request: PageRequest,
  step: ReviewPageStep,
): Promise<PageResult> {
  const { language, address, search, brand } = request
  const token = new URLSearchParams(search).get(TOKEN_PARAM) ?? ''
  const row = step === 'erased' || token === '' ? undefined : await deps.reviews.open(token)
  if (step === 'write' && !row) return buildExpired(deps, request, 'expired')
  const ownUrl = `${address(reviewPath(language, 'write'))}?${new URLSearchParams({ [TOKEN_PARAM]: token })}`
  const models = {
    sent: { step: 'sent', ...(row && { ownUrl }) },
    erased: { step: 'erased' },
  } as const satisfies Partial<Record<ReviewPageStep, ReviewPageModel>>
  const model = step === 'write' && row ? await writeModel(deps, request, { row, token }) : undefined
  const page = buildPage(request, {
    componentName: 'ReviewPage',
    cache: 'partial',
    meta: { title: `${NAMES[language]} – ${brand.name}` },
    trackingPageType: 'review',
    model: model ?? models[step === 'write' ? 'erased' : step],
  })
  return { page, validUntil: undefined, isPublic: false }
}
