import { formFields, text } from '../http/form-fields.ts'
import type { FormTable } from '../http/form.ts'
import { cancelAlertRow, confirmAlertRow } from '../stock-alerts/stock-alert-form-rows.ts'
import { QUESTION_FORM_PATHS, QUESTION_PAGE_PARAM, QUESTION_SEARCH_PARAM, questionMailPath } from './question-steps.ts'

const QUESTIONS_PER_MINUTE = 5
const ANSWERS_PER_MINUTE = 10

export const questionFormRows = {
  'questions.ask': {
    tag: 'reviews',
    summary: 'Asks about a product; with an address its owner confirms it, and is told of the answer',
    path: QUESTION_FORM_PATHS.ask,
    fields: formFields({ productKey: text, text, author: text, email: text }),
    who: 'anybody',
    perMinute: QUESTIONS_PER_MINUTE,
    leadsTo: ['questions'],
  },
  'questions.answer': {
    tag: 'reviews',
    summary: 'Answers a question about something that the customer bought',
    path: QUESTION_FORM_PATHS.answer,
    fields: formFields({
      productKey: text,
      question: text,
      text,
      [QUESTION_SEARCH_PARAM]: text,
      [QUESTION_PAGE_PARAM]: text,
    }),
    who: 'customer',
    perMinute: ANSWERS_PER_MINUTE,
    leadsTo: ['questions'],
  },
  'questions.confirm': confirmAlertRow(questionMailPath, 'Confirms that the answer is told by mail'),
  'questions.cancel': cancelAlertRow(questionMailPath, 'Ends the mails about questions'),
} as const satisfies FormTable
