import type { ArticleCard, InspirationCategoryTile } from '@firkant/domain/content/articles/article-card.ts'
import { plainHeading } from '@firkant/domain/content/articles/plain-heading.ts'
import type { Drizzle } from '../../platform/database/database.ts'
import type { BlockNeeds } from './blocks/block-needs.ts'
import type { BlockSources } from './blocks/block-sources.ts'
import { chooseArticles, chooseCategories, countArticles } from './blocks/choose-articles.ts'
import { findNextScheduledChange, type LiveContext } from './content-store.ts'
import {
  loadInspiration,
  loadReadingMinutes,
  NO_INSPIRATION,
  type ArticleHead,
  type Inspiration,
  type InspirationHead,
} from './inspiration-store.ts'

type CardTools = Pick<BlockSources, 'address' | 'image'>

interface ToldArticles {
  readonly inspiration: Inspiration
  /** By page id. */
  readonly minutes: ReadonlyMap<number, number>
}

/** The title beside the image says the same, so its alt text is empty. */
function pictureOf({ image }: InspirationHead, tools: CardTools) {
  return image === null ? undefined : tools.image(image, '')
}

export function articleCards(
  articles: readonly ArticleHead[],
  { inspiration, minutes }: ToldArticles,
  tools: CardTools,
): readonly ArticleCard[] {
  return articles.map((head) => {
    const category = inspiration.categories.find(({ key }) => key === head.article.inspirationCategoryKey)
    return {
      key: head.key,
      url: tools.address(head.path),
      title: plainHeading(head.heading),
      ...(head.description && { excerpt: head.description }),
      image: pictureOf(head, tools),
      publishedOn: head.article.publishedOn,
      readingMinutes: minutes.get(head.pageId) ?? 1,
      ...(category && { categoryName: plainHeading(category.heading) }),
    }
  })
}

function categoryTile(head: InspirationHead, inspiration: Inspiration, tools: CardTools): InspirationCategoryTile {
  return {
    key: head.key,
    url: tools.address(head.path),
    name: plainHeading(head.heading),
    ...(head.description && { text: head.description }),
    image: pictureOf(head, tools),
    articleCount: countArticles(inspiration, head.key),
  }
}

interface InspirationContext extends Pick<LiveContext, 'brand' | 'now'> {
  readonly market: { readonly language: string }
  readonly shownArticleKey?: string | undefined
}

/** What the blocks of a page show of articles and their categories. */
export interface InspirationSources {
  readonly files: readonly string[]
  /** When an article is next published or withdrawn. */
  readonly ends: readonly string[]
  readonly sources: (tools: CardTools) => Pick<BlockSources, 'articles' | 'inspirationCategories'>
}

export async function loadInspirationSources(
  db: Drizzle,
  { articleLists, inspirationCategories }: BlockNeeds,
  { brand, market, now, shownArticleKey }: InspirationContext,
): Promise<InspirationSources> {
  const isNeeded = articleLists.size + inspirationCategories.size > 0
  const { language } = market
  const [inspiration, nextChange] = isNeeded
    ? await Promise.all([loadInspiration(db, { brand, language, now }), findNextScheduledChange(db, brand, now)])
    : [NO_INSPIRATION, undefined]
  const chosen = [...articleLists].flatMap((list) => chooseArticles(inspiration, list, shownArticleKey))
  const categories = [...inspirationCategories].flatMap(({ categoryKeys }) =>
    chooseCategories(inspiration, categoryKeys, language),
  )
  const minutes = await loadReadingMinutes(db, chosen)
  return {
    files: [...chosen, ...categories].flatMap(({ image }) => image ?? []),
    ends: nextChange ? [nextChange.toISOString()] : [],
    sources: (tools) => ({
      articles: (list) =>
        articleCards(chooseArticles(inspiration, list, shownArticleKey), { inspiration, minutes }, tools),
      inspirationCategories: (keys) =>
        chooseCategories(inspiration, keys, language).map((head) => categoryTile(head, inspiration, tools)),
    }),
  }
}
