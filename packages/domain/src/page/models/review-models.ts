import type { ImageRef } from '../../image/image-ref.ts'
import type { ShownQuestion, TypedQuestion } from '../../questions/product-question.ts'
import type { QuestionOutcome } from '../../questions/question-steps.ts'
import type { Refusal } from '../../reviews/moderation.ts'
import type { AskedMeasure } from '../../reviews/review-measure-texts.ts'
import type { ReviewFault, TypedReview } from '../../reviews/written-review.ts'

/** What is written or asked about. */
export interface SubjectProduct {
  readonly key: string
  readonly name: string
  readonly url?: string | undefined
  readonly image?: ImageRef | undefined
}

export interface ReviewWriteModel {
  readonly step: 'write'
  readonly product: SubjectProduct
  readonly action: string
  readonly token: string
  /** What was typed before, also where it was refused. */
  readonly typed: TypedReview
  readonly measures: readonly AskedMeasure[]
  /** Small, as data: nobody else may see them yet. */
  readonly photos: readonly { readonly id: string; readonly src: string }[]
  readonly state: 'asked' | 'pending' | 'published' | 'refused'
  /** Of a review that was refused. */
  readonly reason?: Refusal | undefined
  readonly fault?: ReviewFault | undefined
  /** Of a review that was written. */
  readonly eraseAction?: string | undefined
}

/** Behind the link of a mail, or from my pages. */
export type ReviewPageModel =
  | ReviewWriteModel
  | { readonly step: 'sent'; readonly ownUrl?: string | undefined }
  | { readonly step: 'erased' }

/** All questions about a product, and the form to ask another. */
export interface QuestionsModel {
  readonly product: SubjectProduct
  readonly pageUrl: string
  readonly q: string
  readonly page: number
  readonly questions: readonly ShownQuestion[]
  readonly total: number
  readonly previousUrl?: string | undefined
  readonly nextUrl?: string | undefined
  /** A customer who has it at home. */
  readonly mayAnswer: boolean
  readonly outcome?: QuestionOutcome | undefined
  /** Of an outcome that is a fault. */
  readonly typed?: TypedQuestion | undefined
}

/** An own review, in my pages. */
export interface OwnReview {
  readonly name: string
  readonly state: ReviewWriteModel['state']
  readonly rating?: number | undefined
  readonly title: string
  readonly reason?: Refusal | undefined
  readonly answer?: string | undefined
  /** Where it is written, changed and erased. */
  readonly url: string
}
