import type { ArticleCard, ARTICLES_PER_PAGE } from '../../content/articles/article-card.ts'
import type { Block } from '../../content/blocks/block.ts'
import type { ImageRef } from '../../image/image-ref.ts'
import type { Breadcrumb } from '../breadcrumb.ts'

/** Articles of one inspiration category, newest first; all articles if none names this category. */
export interface InspirationCategoryModel {
  /** Text between asterisks is emphasised. */
  readonly heading: string
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly intro?: string | undefined
  /** All inspiration categories, including this one. */
  readonly categories: readonly (Breadcrumb & { readonly isCurrent: boolean })[]
  /** Above the articles, on the first page. */
  readonly blocks: readonly Block[]
  readonly categoryUrl: string
  readonly articles: readonly ArticleCard[]
  readonly total: number
  readonly page: number
  readonly pageSize: typeof ARTICLES_PER_PAGE
}

export interface InspirationArticleModel {
  /** Text between asterisks is emphasised. */
  readonly heading: string
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly intro?: string | undefined
  readonly image?: ImageRef | undefined
  readonly publishedOn: string
  readonly readingMinutes: number
  readonly author?: string | undefined
  readonly category?: Breadcrumb | undefined
  readonly blocks: readonly Block[]
  readonly related: readonly ArticleCard[]
}
