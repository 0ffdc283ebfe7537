import { link, type Resolvers } from './block-sources.ts'

/** Blocks that tell of articles. */
export const INSPIRATION_RESOLVERS: Pick<Resolvers, 'ArticleList' | 'InspirationCategoryList'> = {
  ArticleList: (content, sources) => {
    const { articleKeys: _keys, inspirationCategoryKey: _category, limit: _limit, ...shown } = content
    return { ...shown, ...(shown.link && { link: link(shown.link, sources) }), articles: sources.articles(content) }
  },
  InspirationCategoryList: ({ categoryKeys, ...content }, sources) => ({
    ...content,
    categories: sources.inspirationCategories(categoryKeys),
  }),
}
