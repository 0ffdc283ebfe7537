import { useRef, useState } from 'react'
import {
  ALL_REVIEWS,
  REVIEWS_PER_PAGE,
  type Review,
  type ReviewChoice,
  type ReviewSummary,
} from '@firkant/domain/reviews/review.ts'
import { announcer } from '../../../platform/announcer.ts'
import { useShop } from '../../../platform/shop-context.ts'
import { useTexts } from '../../../platform/use-texts.ts'
import { reviewsTexts } from './reviews.texts.ts'

interface ShownReviews {
  readonly choice: ReviewChoice
  readonly page: number
  readonly reviews: readonly Review[]
}

export interface Reviews extends ShownReviews {
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly showMore: () => Promise<void>
  /** From the latest choice, which may still be on its way. */
  readonly choose: (next: (latest: ReviewChoice) => ReviewChoice) => Promise<void>
}

const countOf = ({ count, distribution }: ReviewSummary, { stars }: ReviewChoice) =>
  stars === undefined ? count : (distribution.find((each) => each.stars === stars)?.count ?? 0)

/** The first reviews come with the page; further ones, others and another order are loaded page by page. */
export function useReviews(productKey: string, summary: ReviewSummary): Reviews {
  const { dynamicData } = useShop()
  const { plural } = useTexts(reviewsTexts)
  const [shown, setShown] = useState<ShownReviews>({ choice: ALL_REVIEWS, page: 1, reviews: summary.items })
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const latest = useRef<ReviewChoice>(ALL_REVIEWS)

  async function load(choice: ReviewChoice, page: number, before: readonly Review[]): Promise<void> {
    latest.current = choice
    setState('loading')
    try {
      const { order, stars } = choice
      const context = { productKey, page, order, ...(stars !== undefined && { stars }) }
      const answer = await dynamicData.fetch('productReviews', context)
      if (latest.current !== choice) return
      const known = new Set(before.map(({ id }) => id))
      const reviews = [...before, ...(answer?.reviews ?? []).filter(({ id }) => !known.has(id))]
      setShown({ choice, page, reviews })
      announcer.announce(plural('product.reviews.shown', reviews.length))
      setState('idle')
    } catch {
      if (latest.current !== choice) return
      latest.current = shown.choice
      setState('failed')
    }
  }

  return {
    ...shown,
    hasMore: shown.page * REVIEWS_PER_PAGE < countOf(summary, shown.choice),
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    showMore: () => load(shown.choice, shown.page + 1, shown.reviews),
    choose: (next) => load(next(latest.current), 1, []),
  }
}
