import { InspirationArticlePage } from './inspiration-article-page.tsx'
import { InspirationCategoryPage } from './inspiration-category-page.tsx'

/** One chunk: readers go from one to the other. */
export const inspirationViews = { InspirationArticlePage, InspirationCategoryPage } as const
