import { validateEmail, type EmailError } from '../mail/email-address.ts'
import { fail, succeed, type Result } from '../result/result.ts'
import { cleanLine, cleanText, MAX_REVIEW_AUTHOR } from '../reviews/written-review.ts'

export const MIN_QUESTION_LENGTH = 8
/** Letters of other alphabets are up to nine bytes in a form, which has eight kilobytes. */
export const MAX_QUESTION_LENGTH = 500
export const MIN_ANSWER_LENGTH = 2
export const MAX_ANSWER_LENGTH = 700
/** Of one mailbox within a day: each sends a mail to it. */
export const MAX_QUESTIONS_A_DAY = 5
/** On the product's page; all of them have a page of their own. */
export const SHOWN_QUESTIONS = 2
export const QUESTIONS_PER_PAGE = 20
export const MAX_QUESTION_SEARCH = 80

export interface ShownAnswer {
  readonly id: string
  readonly text: string
  /** The shop itself, or somebody who bought it. */
  readonly by: 'shop' | 'buyer'
  readonly author: string
  readonly writtenAt: string
}

export interface ShownQuestion {
  readonly id: string
  readonly language: string
  readonly text: string
  readonly author: string
  readonly askedAt: string
  readonly answers: readonly ShownAnswer[]
}

export interface QuestionSummary {
  readonly count: number
  readonly items: readonly ShownQuestion[]
}

export const QUESTION_FAULTS = ['tooShort', 'tooLong', 'nameTooLong', 'invalidEmail'] as const
export type QuestionFault = (typeof QUESTION_FAULTS)[number]

export interface AskedQuestion {
  readonly text: string
  /** Empty: somebody. */
  readonly author: string
  /** Only to be told of the answer. */
  readonly email: string | undefined
}

/** What was refused, as it was typed: in the form again, so that nobody writes it twice. */
export interface TypedQuestion {
  /** What was answered; absent where one asks. */
  readonly question?: string | undefined
  readonly text: string
  readonly author: string
  readonly email: string
}

const isWrong = (error: EmailError | undefined) => error === 'invalidEmail'

export function readQuestion(sent: {
  readonly text: string
  readonly author: string
  readonly email: string
}): Result<AskedQuestion, QuestionFault> {
  const text = cleanText(sent.text)
  const author = cleanLine(sent.author)
  const email = sent.email.trim()
  if (text.length < MIN_QUESTION_LENGTH) return fail('tooShort')
  if (text.length > MAX_QUESTION_LENGTH) return fail('tooLong')
  if (author.length > MAX_REVIEW_AUTHOR) return fail('nameTooLong')
  if (isWrong(validateEmail(email))) return fail('invalidEmail')
  return succeed({ text, author, email: email === '' ? undefined : email })
}

export function readAnswer(sent: string): Result<string, Extract<QuestionFault, 'tooShort' | 'tooLong'>> {
  const text = cleanText(sent)
  if (text.length < MIN_ANSWER_LENGTH) return fail('tooShort')
  return text.length > MAX_ANSWER_LENGTH ? fail('tooLong') : succeed(text)
}

/** Words that must all stand in a question or its answers. */
export const searchedWords = (said: string): readonly string[] =>
  [...new Set(cleanLine(said).toLowerCase().slice(0, MAX_QUESTION_SEARCH).split(' '))]
    .filter((word) => word !== '')
    .slice(0, 6)
