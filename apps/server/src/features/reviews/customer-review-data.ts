import type { Drizzle } from '../../platform/database/database.ts'
import { publishChangeOf, unpublishReview } from './publish-review.ts'
import {
  deleteQuestionsOf,
  endQuestionMails,
  listAnswersOfCustomer,
  listQuestionsOfCustomer,
  releaseQuestions,
} from './questions/question-store.ts'
import {
  deleteRefusal,
  deleteReview,
  findById,
  listIdsOf,
  listOfCustomer,
  releaseReviews,
} from './written/buyer-review-store.ts'
import { photoPreviews } from './written/review-photo-store.ts'

interface Subject {
  readonly brand: string
  readonly customerId: string
  readonly emailKey: string
}

/** Reviews with their photos, questions and answers: all that a customer wrote. */
export async function loadReviewsOf(db: Drizzle, customerId: string) {
  const reviews = await listOfCustomer(db, customerId)
  const questions = await listQuestionsOfCustomer(db, customerId)
  const answers = await listAnswersOfCustomer(db, customerId)
  return {
    reviews: await Promise.all(
      reviews.map(async ({ id, productKey, state, rating, title, text, author, measures, answer, writtenAt }) => ({
        product: productKey,
        state,
        rating,
        title,
        text,
        author,
        measures,
        answer,
        writtenAt,
        photos: (await photoPreviews(db, id)).map(({ src }) => src),
      })),
    ),
    questions: questions.map(({ productKey, state, text, author, email, askedAt }) => ({
      product: productKey,
      state,
      text,
      author,
      email,
      askedAt,
    })),
    answers: answers.map(({ state, text, author, writtenAt }) => ({ state, text, author, writtenAt })),
  }
}

/** Nothing of it stays, on pages neither. */
export async function deleteReviewsOf(tx: Drizzle, subject: Subject): Promise<void> {
  for (const id of await listIdsOf(tx, subject)) {
    const row = await findById(tx, id)
    if (row) await unpublishReview(tx, row)
    await deleteReview(tx, id)
  }
  await deleteRefusal(tx, subject)
  for (const designKey of await deleteQuestionsOf(tx, subject)) await publishChangeOf(tx, designKey)
  await endQuestionMails(tx, subject)
}

/** An account whose mailbox is somebody else's: what was written under it is found by the links of its mails. */
export async function releaseReviewsOf(tx: Drizzle, customerId: string): Promise<void> {
  await releaseReviews(tx, customerId)
  await releaseQuestions(tx, customerId)
}
