import type { MarketLanguage } from '@firkant/domain/market/market.ts'
import { TOKEN_PARAM } from '@firkant/domain/newsletter/newsletter-steps.ts'
import type { QuestionsModel } from '@firkant/domain/page/models/review-models.ts'
import { MAX_QUESTION_SEARCH, QUESTIONS_PER_PAGE } from '@firkant/domain/questions/product-question.ts'
import {
  QUESTION_OUTCOME_PARAM,
  QUESTION_OUTCOMES,
  QUESTION_PAGE_PARAM,
  QUESTION_SEARCH_PARAM,
  questionsPath,
} from '@firkant/domain/questions/question-steps.ts'
import { findProduct } from '../../features/catalog/product-store.ts'
import { findPageCustomer } from '../../features/customer/page-customer.ts'
import { hasBoughtDesign } from '../../features/orders/afterwards/bought-designs.ts'
import { searchQuestions } from '../../features/reviews/questions/question-store.ts'
import { buildPage } from '../page-envelope.ts'
import type { PageDependencies, PageRequest } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { loadSubject } from './subject-product.ts'

const NAMES: Readonly<Record<MarketLanguage, (product: string) => string>> = {
  da: (product) => `Spørgsmål om ${product}`,
  nb: (product) => `Spørsmål om ${product}`,
  sv: (product) => `Frågor om ${product}`,
}
const MAX_PAGES = 200

interface Wanted {
  readonly q: string
  readonly page: number
  readonly outcome: QuestionsModel['outcome']
  readonly token: string
}

function readWanted({ search }: PageRequest): Wanted {
  const query = new URLSearchParams(search)
  const page = Number(query.get(QUESTION_PAGE_PARAM) ?? 1)
  const said = query.get(QUESTION_OUTCOME_PARAM)
  return {
    q: (query.get(QUESTION_SEARCH_PARAM) ?? '').slice(0, MAX_QUESTION_SEARCH).trim(),
    page: Number.isInteger(page) && page > 0 && page <= MAX_PAGES ? page : 1,
    outcome: QUESTION_OUTCOMES.find((each) => each === said),
    token: query.get(TOKEN_PARAM) ?? '',
  }
}

/** Buyers answer too: who is signed in and has it at home. */
async function mayAnswer({ database }: PageDependencies, request: PageRequest, designKey: string): Promise<boolean> {
  const { customerToken: token, brand, now } = request
  const customer = await findPageCustomer(database.main, { token, brand: brand.key, now })
  return customer !== undefined && hasBoughtDesign(database.main, { customerId: customer.id, designKey })
}

function pagesOf(pageUrl: string, { q, page }: Wanted, total: number) {
  const urlOf = (number: number) => {
    const query = new URLSearchParams({
      ...(q !== '' && { [QUESTION_SEARCH_PARAM]: q }),
      ...(number > 1 && { [QUESTION_PAGE_PARAM]: String(number) }),
    })
    return query.size > 0 ? `${pageUrl}?${query}` : pageUrl
  }
  return {
    ...(page > 1 && { previousUrl: urlOf(page - 1) }),
    ...(page * QUESTIONS_PER_PAGE < total && { nextUrl: urlOf(page + 1) }),
  }
}

/** Not cached: who bought the thing may answer. */
export async function buildQuestionsPage(
  deps: PageDependencies,
  request: PageRequest,
  productKey: string,
): Promise<PageResult | undefined> {
  const { brand, language, address } = request
  const found = await findProduct(deps.database.replica, { brand: brand.key, language }, productKey)
  if (!found) return undefined
  const wanted = readWanted(request)
  const asked = { brand: brand.key, designKey: found.design_key, language }
  const offset = (wanted.page - 1) * QUESTIONS_PER_PAGE
  const [product, shown, isBuyer] = await Promise.all([
    loadSubject(deps, request, productKey),
    searchQuestions(deps.database.main, asked, { said: wanted.q, limit: QUESTIONS_PER_PAGE, offset }),
    mayAnswer(deps, request, found.design_key),
  ])
  const pageUrl = address(questionsPath(language, productKey))
  const page = buildPage(request, {
    componentName: 'QuestionsPage',
    cache: 'partial',
    meta: { title: `${NAMES[language](product.name)} – ${brand.name}`, isIndexed: wanted.q === '' && shown.total > 0 },
    trackingPageType: 'questions',
    model: {
      product,
      pageUrl,
      q: wanted.q,
      questions: shown.items,
      total: shown.total,
      ...pagesOf(pageUrl, wanted, shown.total),
      mayAnswer: isBuyer,
      page: wanted.page,
      ...(wanted.outcome && { outcome: wanted.outcome, typed: deps.questions.findTyped(wanted.token) }),
    },
  })
  return { page, validUntil: undefined, isPublic: false }
}
