import type { ArticleListContent } from '@firkant/domain/content/blocks/navigation-blocks.ts'
import type { ArticleHead, Inspiration, InspirationHead } from '../inspiration-store.ts'

const MAX_RELATED = 3

const isOf = (categoryKey: string) => (article: ArticleHead) => article.article.inspirationCategoryKey === categoryKey

/** The articles of a list: the named ones in their order, else the newest. `exceptKey`: the article with the list. */
export function chooseArticles(
  { articles }: Inspiration,
  list: Pick<ArticleListContent, 'articleKeys' | 'inspirationCategoryKey' | 'limit'>,
  exceptKey: string | undefined,
): readonly ArticleHead[] {
  const { articleKeys, inspirationCategoryKey, limit } = list
  if (articleKeys) return articleKeys.flatMap((key) => articles.find((article) => article.key === key) ?? [])
  return articles
    .filter((article) => article.key !== exceptKey)
    .filter((article) => inspirationCategoryKey === undefined || isOf(inspirationCategoryKey)(article))
    .slice(0, limit)
}

export function countArticles({ articles }: Inspiration, categoryKey: string): number {
  return articles.filter(isOf(categoryKey)).length
}

/** A category without any article of its own lists all articles. */
export function articlesOfCategory(inspiration: Inspiration, categoryKey: string): readonly ArticleHead[] {
  const own = inspiration.articles.filter(isOf(categoryKey))
  return own.length > 0 ? own : inspiration.articles
}

/** The newest of the same category; if it has too few, the newest of the others. */
export function relatedArticles(
  { articles }: Inspiration,
  { key, categoryKey }: { readonly key: string; readonly categoryKey: string },
): readonly ArticleHead[] {
  const others = articles.filter((article) => article.key !== key)
  const same = others.filter(isOf(categoryKey))
  return [...same, ...others.filter((article) => !same.includes(article))].slice(0, MAX_RELATED)
}

/** The named ones in their order; else all that have articles, by name. */
export function chooseCategories(
  inspiration: Inspiration,
  keys: readonly string[] | undefined,
  language: string,
): readonly InspirationHead[] {
  const { categories } = inspiration
  if (keys) return keys.flatMap((key) => categories.find((category) => category.key === key) ?? [])
  const byName = new Intl.Collator(language)
  return categories
    .filter(({ key }) => countArticles(inspiration, key) > 0)
    .toSorted((one, other) => byName.compare(one.heading, other.heading))
}
