import { QuestionsPage } from './questions-page.tsx'
import { ReviewPage } from './review-page.tsx'

/** One chunk: what buyers write. */
export const reviewViews = { ReviewPage, QuestionsPage } as const
