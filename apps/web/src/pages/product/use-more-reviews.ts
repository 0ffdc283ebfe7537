import { useState } from 'react'
import type { Review, ReviewSummary } from '@firkant/domain/reviews/review.ts'
import { announcer } from '../../platform/announcer.ts'
import { useShop } from '../../platform/shop-context.ts'
import { useReviewsTexts } from './use-reviews-texts.ts'

interface MoreReviews {
  readonly reviews: readonly Review[]
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly showMore: () => Promise<void>
}

/** The first reviews came with the page; the next come a page at a time. */
export function useMoreReviews(productKey: string, summary: ReviewSummary): MoreReviews {
  const { dynamicData } = useShop()
  const { plural } = useReviewsTexts()
  const [later, setLater] = useState<{ readonly page: number; readonly reviews: readonly Review[] }>({
    page: 1,
    reviews: [],
  })
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const reviews = [...summary.items, ...later.reviews]

  async function showMore(): Promise<void> {
    setState('loading')
    const page = later.page + 1
    try {
      const answer = await dynamicData.ask('productReviews', { productKey, page })
      const known = new Set(reviews.map(({ id }) => id))
      const more = (answer?.reviews ?? []).filter(({ id }) => !known.has(id))
      setLater({ page, reviews: [...later.reviews, ...more] })
      announcer.announce(plural('product.reviews.shown', reviews.length + more.length))
      setState('idle')
    } catch {
      setState('failed')
    }
  }

  return {
    reviews,
    hasMore: reviews.length < summary.count,
    isLoading: state === 'loading',
    hasFailed: state === 'failed',
    showMore,
  }
}
