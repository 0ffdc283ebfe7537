import { readListingQuery } from '@firkant/domain/catalog/listing-query.ts'
import { ARTICLES_PER_PAGE, type ArticleCard } from '@firkant/domain/content/articles/article-card.ts'
import { plainHeading } from '@firkant/domain/content/articles/plain-heading.ts'
import type { InspirationCategoryModel } from '@firkant/domain/page/models/inspiration-models.ts'
import { articlesOfCategory, chooseCategories, countArticles } from '../../features/content/blocks/choose-articles.ts'
import type { StoredPage } from '../../features/content/content-store.ts'
import type { Inspiration } from '../../features/content/inspiration-store.ts'
import { buildPage } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { breadcrumbList, faqPage, itemList, itemLists } from '../structured-data.ts'
import { buildPageBlocks, earliest, findShareImage } from './content-page.ts'
import { crumbsOf, loadCards, loadGround } from './inspiration-page.ts'

/** The link to all articles first, then the categories by name. */
function categoriesBeside(
  request: PageRequest,
  inspiration: Inspiration,
  stored: StoredPage,
): InspirationCategoryModel['categories'] {
  const waysIn = inspiration.categories.filter(({ key }) => countArticles(inspiration, key) === 0)
  return [...waysIn, ...chooseCategories(inspiration, undefined, request.language)].map(({ key, heading, path }) => ({
    name: plainHeading(heading),
    url: request.address(path),
    isCurrent: key === stored.key,
  }))
}

const asItem = ({ title, url }: ArticleCard) => ({ name: title, url })

/** On a category's own page, repeating the category on each card is noise. */
function withoutCategory({ categoryName: _same, ...card }: ArticleCard): ArticleCard {
  return card
}

/** Undefined for a page number past the end (404). A category without articles has a page that says so. */
export async function buildInspirationCategoryPage(
  deps: PageDependencies,
  request: PageRequest,
  stored: StoredPage,
): Promise<PageResult | undefined> {
  const { page } = readListingQuery(request.query)
  const { inspiration, translations, nextChange } = await loadGround(deps, request, stored)
  const all = articlesOfCategory(inspiration, stored.key)
  const articles = all.slice((page - 1) * ARTICLES_PER_PAGE, page * ARTICLES_PER_PAGE)
  if (page > 1 && articles.length === 0) return undefined
  const [{ cards }, breadcrumbs, resolved, shareImage] = await Promise.all([
    loadCards(deps, request, { articles, inspiration }),
    crumbsOf(deps, request, { stored }),
    page > 1 ? { blocks: [], validUntil: undefined } : buildPageBlocks(deps, request, stored),
    findShareImage(deps, stored),
  ])
  const heading = stored.heading ?? stored.title
  const written = page > 1 ? `?page=${page}` : ''
  const categoryUrl = request.address(stored.path)
  return {
    page: buildPage(request, {
      url: categoryUrl + written,
      componentName: 'InspirationCategoryPage',
      meta: {
        title: stored.title,
        description: stored.description,
        imageUrl: shareImage,
        canonicalPath: stored.path + written,
        translations: page > 1 ? [] : translations,
        isIndexed: !request.isPreview,
      },
      trackingPageType: 'inspiration-category',
      structuredData: [
        ...breadcrumbList(request, breadcrumbs),
        ...itemList(request, plainHeading(heading), cards.map(asItem)),
        ...itemLists(request, resolved.blocks),
        ...faqPage(resolved.blocks),
      ],
      model: {
        heading,
        breadcrumbs,
        ...(stored.description && { intro: stored.description }),
        categories: categoriesBeside(request, inspiration, stored),
        blocks: resolved.blocks,
        categoryUrl,
        articles: countArticles(inspiration, stored.key) > 0 ? cards.map(withoutCategory) : cards,
        total: all.length,
        page,
        pageSize: ARTICLES_PER_PAGE,
      },
    }),
    validUntil: earliest(resolved.validUntil, nextChange),
    isPublic: !request.isPreview,
  }
}
