import { endings, formFields, text, texts } from '../http/form-fields.ts'
import type { FormTable } from '../http/form.ts'
import { localizePath } from '../market/localized-path.ts'
import { MY_PAGES_PARAMS } from '../my-pages/my-pages-addresses.ts'
import { TOKEN_PARAM } from '../newsletter/newsletter-steps.ts'
import { cancelAlertRow } from '../stock-alerts/stock-alert-form-rows.ts'
import { HELPFUL_FORM_PATH, reviewErasePath, reviewMailPath, reviewPath, START_REVIEW_PATH } from './review-steps.ts'
import { REVIEW_FIELDS } from './written-review.ts'

/** Each may bring photos that are made anew. */
const REVIEWS_PER_MINUTE = 10
const VOTES_PER_MINUTE = 20

export const reviewFormRows = {
  'reviews.write': {
    tag: 'reviews',
    summary:
      'Writes or changes the review of a line that was bought, with photos; what is refused is kept to be mended',
    pathsIn: (brand, language) => [localizePath(brand, language, reviewPath(language, 'write'))],
    fields: formFields({
      [TOKEN_PARAM]: text,
      [REVIEW_FIELDS.rating]: text,
      [REVIEW_FIELDS.title]: text,
      [REVIEW_FIELDS.text]: text,
      [REVIEW_FIELDS.author]: text,
      [REVIEW_FIELDS.measure]: endings,
      [REVIEW_FIELDS.removed]: texts,
    }),
    who: 'linkHolder',
    perMinute: REVIEWS_PER_MINUTE,
    leadsTo: ['reviewStep'],
    takesFiles: true,
  },
  'reviews.start': {
    tag: 'reviews',
    summary: 'Opens the review of a line of the customer’s own order',
    path: START_REVIEW_PATH,
    fields: formFields({ [MY_PAGES_PARAMS.order]: text, [MY_PAGES_PARAMS.line]: text }),
    who: 'customer',
    perMinute: REVIEWS_PER_MINUTE,
    leadsTo: ['reviewStep'],
  },
  'reviews.erase': {
    tag: 'reviews',
    summary: 'Erases a review, with its photos',
    pathsIn: (brand, language) => [localizePath(brand, language, reviewErasePath(language))],
    fields: formFields({ [TOKEN_PARAM]: text }),
    who: 'linkHolder',
    perMinute: REVIEWS_PER_MINUTE,
    leadsTo: ['reviewStep'],
  },
  'reviews.helpful': {
    tag: 'reviews',
    summary: 'Says that a review helped; of one visitor it counts once',
    path: HELPFUL_FORM_PATH,
    fields: formFields({ review: text, productKey: text }),
    who: 'anybody',
    perMinute: VOTES_PER_MINUTE,
    leadsTo: ['product'],
  },
  'reviews.cancel': cancelAlertRow(reviewMailPath, 'Ends the mails that ask for reviews'),
} as const satisfies FormTable
