import { fail, succeed, type Result } from '../result/result.ts'
import { readMeasures, type ReviewMeasures } from './review-measures.ts'
import { STARS, type Stars } from './review.ts'

export const MAX_REVIEW_TEXT = 3000
export const MIN_REVIEW_TEXT = 10
export const MAX_REVIEW_TITLE = 100
export const MAX_REVIEW_AUTHOR = 40
export const MAX_REVIEW_PHOTOS = 3
/** As a telephone takes it. */
export const MAX_REVIEW_PHOTO_BYTES = 10 * 1024 * 1024

export const REVIEW_FIELDS = {
  rating: 'rating',
  title: 'title',
  text: 'text',
  author: 'author',
  /** Followed by the measure's name. */
  measure: 'measure.',
  photo: 'photo',
  /** The photos of before that go. */
  removed: 'removed',
} as const

/** What is wrong with what was sent, by field. A photo that is refused has its own reasons. */
export const REVIEW_FAULTS = [
  'ratingMissing',
  'textTooShort',
  'textTooLong',
  'titleTooLong',
  'authorMissing',
  'authorTooLong',
  'tooManyPhotos',
  'photoTooLarge',
  'photoNotPicture',
  'photoTooManyPixels',
  'photoTooSmall',
  'photoBroken',
  'photoStoreAway',
] as const
export type ReviewFault = (typeof REVIEW_FAULTS)[number]

export const FAULT_FIELD: Readonly<Record<ReviewFault, 'rating' | 'text' | 'title' | 'author' | 'photo'>> = {
  ratingMissing: 'rating',
  textTooShort: 'text',
  textTooLong: 'text',
  titleTooLong: 'title',
  authorMissing: 'author',
  authorTooLong: 'author',
  tooManyPhotos: 'photo',
  photoTooLarge: 'photo',
  photoNotPicture: 'photo',
  photoTooManyPixels: 'photo',
  photoTooSmall: 'photo',
  photoBroken: 'photo',
  photoStoreAway: 'photo',
}

/** As it was typed: kept until it is right, so that nobody writes it twice. */
export interface TypedReview {
  readonly rating: string
  readonly title: string
  readonly text: string
  readonly author: string
  readonly measures: ReviewMeasures
}

export interface WrittenReview {
  readonly rating: Stars
  readonly title: string
  readonly text: string
  readonly author: string
  readonly measures: ReviewMeasures
}

interface SentReview {
  readonly rating: string
  readonly title: string
  readonly text: string
  readonly author: string
  readonly 'measure.': readonly (readonly [string, string])[]
}

/** Letters that turn the reading direction or show nothing: what hides in a line is no part of what is said. */
const HIDDEN = /[\u00AD\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/g
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F]/g

/** One line, without what hides in it. */
export const cleanLine = (typed: string): string =>
  typed.normalize('NFC').replaceAll(HIDDEN, '').replaceAll(CONTROLS, ' ').replaceAll(/\s+/g, ' ').trim()

/** Lines stay; at most one of them empty between two. */
export const cleanText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(HIDDEN, '')
    .replaceAll(CONTROLS, ' ')
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()

/** Far beyond what is accepted: more is not even kept to be shown again. */
const MAX_KEPT = 2 * MAX_REVIEW_TEXT
const kept = (text: string) => text.slice(0, MAX_KEPT).toWellFormed()

export function readTyped(sent: SentReview, family: string): TypedReview {
  return {
    rating: sent.rating.slice(0, 3),
    title: cleanLine(kept(sent.title)),
    text: cleanText(kept(sent.text)),
    author: cleanLine(kept(sent.author)),
    measures: readMeasures(family, sent['measure.']),
  }
}

export function validateReview(typed: TypedReview): Result<WrittenReview, ReviewFault> {
  const { title, text, author, measures } = typed
  const rating = STARS.find((stars) => String(stars) === typed.rating)
  if (rating === undefined) return fail('ratingMissing')
  if (title.length > MAX_REVIEW_TITLE) return fail('titleTooLong')
  if (text.length < MIN_REVIEW_TEXT) return fail('textTooShort')
  if (text.length > MAX_REVIEW_TEXT) return fail('textTooLong')
  if (author === '') return fail('authorMissing')
  if (author.length > MAX_REVIEW_AUTHOR) return fail('authorTooLong')
  return succeed({ rating, title, text, author, measures })
}
