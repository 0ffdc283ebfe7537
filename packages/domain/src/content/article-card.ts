import type { ImageRef } from '../image/image-ref.ts'

/** An article where it is told of: on a list, or under another article. */
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
  /** The name of its inspiration category, where that has a page. */
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

/** How many articles an inspiration category shows at a time. */
export const ARTICLES_PER_PAGE = 12
