import type { ImageRef } from '../../image/image-ref.ts'

/** An article in a list, or below another article. */
export interface ArticleCard {
  readonly key: string
  readonly url: string
  readonly title: string
  /** Plain text. */
  readonly excerpt?: string | undefined
  readonly image?: ImageRef | undefined
  /** A day: `2026-11-15`. */
  readonly publishedOn: string
  readonly readingMinutes: number
  /** The name of its inspiration category, if that has a page. */
  readonly categoryName?: string | undefined
}

export interface InspirationCategoryTile {
  readonly key: string
  readonly url: string
  readonly name: string
  readonly text?: string | undefined
  readonly image?: ImageRef | undefined
  readonly articleCount: number
}

/** Articles per page of an inspiration category. */
export const ARTICLES_PER_PAGE = 12
