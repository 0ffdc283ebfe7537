import { TOKEN_PARAM } from '@firkant/domain/newsletter/newsletter-steps.ts'
import { QUESTION_FAULTS, type TypedQuestion } from '@firkant/domain/questions/product-question.ts'
import type { questionFormRows } from '@firkant/domain/questions/question-form-rows.ts'
import {
  answerFragment,
  ASK_FRAGMENT,
  OUTCOME_FRAGMENT,
  QUESTION_OUTCOME_PARAM,
  questionMailPath,
  questionsPath,
  type QuestionOutcome,
} from '@firkant/domain/questions/question-steps.ts'
import type { reviewFormRows } from '@firkant/domain/reviews/review-form-rows.ts'
import {
  HELPFUL_FRAGMENT,
  REVIEW_FAULT_PARAM,
  reviewMailPath,
  reviewPath,
} from '@firkant/domain/reviews/review-steps.ts'
import type { FormHandlers } from '../../platform/forms/form-routes.ts'
import { ProblemException } from '../../platform/http/problem.ts'
import type { ShopContext } from '../../platform/shop-context.ts'
import { loadMailedProducts } from '../catalog/mailed-products.ts'
import { findProduct } from '../catalog/product-store.ts'
import { alertLinkForms } from '../mail/alert-link-forms.ts'
import { findOrderOfCustomerByNumber } from '../orders/customer-orders.ts'
import type { QuestionService } from './questions/question-service.ts'
import { voteHelpful } from './review-votes.ts'
import type { ReviewService } from './written/review-service.ts'

interface CustomerSender {
  readonly customer: { readonly customer: { readonly id: string; readonly forename: string | null } }
}

type FormContext = Pick<ShopContext, 'db' | 'brand' | 'now'>

const mailForms = { confirm: async () => false }

/** Reviews and votes; the mails that ask for reviews have nothing to confirm. */
export function reviewForms(
  reviews: ReviewService,
  context: FormContext,
): FormHandlers<typeof reviewFormRows, CustomerSender> {
  const { db, brand, now } = context
  const links = alertLinkForms({ ...mailForms, cancel: reviews.cancel }, reviewMailPath)
  return {
    async 'reviews.write'({ [TOKEN_PARAM]: token, ...sent }, { files, market: { language }, addressOf }) {
      const outcome = await reviews.write(token, sent, files)
      if (outcome.type === 'written') {
        const query = new URLSearchParams({ [TOKEN_PARAM]: outcome.ownToken })
        return { to: 'reviewStep', address: addressOf(reviewPath(language, 'sent')), query }
      }
      if (outcome.type === 'unknown')
        return { to: 'reviewStep', address: addressOf(reviewMailPath(language, 'expired')) }
      const query = new URLSearchParams({ [TOKEN_PARAM]: token, [REVIEW_FAULT_PARAM]: outcome.fault })
      return { to: 'reviewStep', address: addressOf(reviewPath(language, 'write')), query }
    },
    async 'reviews.start'({ order: number, line }, { market: { language }, addressOf, sender: { customer } }) {
      const owner = { brand: brand.key, customerId: customer.id }
      const stored = await findOrderOfCustomerByNumber(db, owner, number)
      const token = stored && (await reviews.openLine(stored, line))
      if (token === undefined) throw new ProblemException('not-found', { detail: 'There is nothing to review.' })
      const query = new URLSearchParams({ [TOKEN_PARAM]: token })
      return { to: 'reviewStep', address: addressOf(reviewPath(language, 'write')), query }
    },
    async 'reviews.erase'({ [TOKEN_PARAM]: token }, { market: { language }, addressOf }) {
      const isErased = await reviews.erase(token)
      return {
        to: 'reviewStep',
        address: addressOf(isErased ? reviewPath(language, 'erased') : reviewMailPath(language, 'expired')),
      }
    },
    async 'reviews.helpful'({ review, productKey }, { market: { language }, knownRequester }) {
      const products = await loadMailedProducts(db, { brand, language, now: now() }, [productKey])
      const [product] = products.values()
      if (!product) throw new ProblemException('not-found', { detail: 'The shop does not sell this.' })
      await voteHelpful(db, { review, visitorHash: knownRequester().visitorHash, now: now() })
      return { to: 'product', address: product.path.split('?', 1)[0] ?? '', fragment: HELPFUL_FRAGMENT }
    },
    'reviews.cancel': links.cancel,
  }
}

const isFault = (outcome: QuestionOutcome) => QUESTION_FAULTS.some((fault) => fault === outcome)

/** What was typed goes along with what is wrong with it. */
function outcomeQuery(questions: QuestionService, outcome: QuestionOutcome, typed: TypedQuestion): URLSearchParams {
  return new URLSearchParams({
    [QUESTION_OUTCOME_PARAM]: outcome,
    ...(isFault(outcome) && { [TOKEN_PARAM]: questions.seal(typed) }),
  })
}

export function questionForms(
  questions: QuestionService,
  { db, brand }: FormContext,
): FormHandlers<typeof questionFormRows, CustomerSender> {
  const links = alertLinkForms(questions, questionMailPath)
  return {
    async 'questions.ask'({ productKey, ...sent }, { market: { language }, addressOf }) {
      const outcome = await questions.ask({ productKey, language, ...sent })
      if (outcome === undefined) throw new ProblemException('not-found', { detail: 'The shop does not sell this.' })
      const query = outcomeQuery(questions, outcome, sent)
      const address = addressOf(questionsPath(language, productKey))
      return { to: 'questions', address, query, fragment: isFault(outcome) ? ASK_FRAGMENT : OUTCOME_FRAGMENT }
    },
    async 'questions.answer'(
      { productKey, question, text, ...place },
      { market: { language }, addressOf, sender: { customer } },
    ) {
      if (!(await findProduct(db, { brand: brand.key, language }, productKey)))
        throw new ProblemException('not-found', { detail: 'The shop does not sell this.' })
      const outcome = await questions.answer({ question, text, customer })
      if (outcome === undefined) throw new ProblemException('not-found', { detail: 'There is no such question.' })
      const query = outcomeQuery(questions, outcome, { question, text, author: '', email: '' })
      // The question may stand on another page, or among those found.
      for (const [name, value] of Object.entries(place)) if (value !== '') query.set(name, value)
      const address = addressOf(questionsPath(language, productKey))
      const fragment = isFault(outcome) ? answerFragment(question) : OUTCOME_FRAGMENT
      return { to: 'questions', address, query, fragment }
    },
    'questions.confirm': links.confirm,
    'questions.cancel': links.cancel,
  }
}
