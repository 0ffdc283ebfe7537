import type { ImageRef } from '../image/image-ref.ts'
import type { ShownMeasure } from './review-measure-texts.ts'

export const STARS = [5, 4, 3, 2, 1] as const
export type Stars = (typeof STARS)[number]

export interface Review {
  readonly id: string
  readonly language: string
  readonly rating: number
  readonly title: string
  readonly text: string
  readonly author: string
  /** The author bought the product here. */
  readonly isVerified: boolean
  readonly writtenAt: string
  /** Visitors whom it helped. */
  readonly helpful: number
  /** What use told of it. */
  readonly measures: readonly ShownMeasure[]
  readonly photos: readonly ImageRef[]
  /** The shop's. */
  readonly answer?: string | undefined
}

export interface ReviewSummary {
  /** One decimal; absent without reviews. */
  readonly rating?: number | undefined
  readonly count: number
  /** Five stars first. */
  readonly distribution: readonly { readonly stars: Stars; readonly count: number }[]
  /** The visitor's language first, newest first. */
  readonly items: readonly Review[]
}

/** Reviews on the product page, and per further request. */
export const REVIEWS_PER_PAGE = 6

/** How a list of reviews is ordered; the newest come first unless asked otherwise. */
export const REVIEW_ORDERS = ['newest', 'highest', 'lowest'] as const
export type ReviewOrder = (typeof REVIEW_ORDERS)[number]

/** What a visitor asks to see of a product's reviews. */
export interface ReviewChoice {
  readonly order: ReviewOrder
  /** Only those with as many stars. */
  readonly stars?: Stars | undefined
}

export const ALL_REVIEWS: ReviewChoice = { order: 'newest' }
