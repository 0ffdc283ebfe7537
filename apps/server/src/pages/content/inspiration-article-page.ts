import { plainHeading } from '@firkant/domain/content/articles/plain-heading.ts'
import { readingMinutes } from '@firkant/domain/content/articles/reading-time.ts'
import { imageUrl } from '@firkant/domain/image/image-url.ts'
import type { InspirationArticleModel } from '@firkant/domain/page/models/inspiration-models.ts'
import { relatedArticles } from '../../features/content/blocks/choose-articles.ts'
import type { StoredPage } from '../../features/content/content-store.ts'
import type { Inspiration } from '../../features/content/inspiration-store.ts'
import { buildPage } from '../page-envelope.ts'
import type { PageRequest, PageDependencies } from '../page-request.ts'
import type { PageResult } from '../page-result.ts'
import { breadcrumbList, faqPage, itemLists } from '../structured-data.ts'
import { buildPageBlocks, earliest } from './content-page.ts'
import { crumbsOf, loadCards, loadGround } from './inspiration-page.ts'

const CONTEXT = 'https://schema.org'

/** schema.org data of an article. Without an author, the shop is the author. */
function articleData(
  request: PageRequest,
  model: InspirationArticleModel,
  { url, changedAt }: { readonly url: string; readonly changedAt: Date | undefined },
): object {
  const shop = { '@type': 'Organization', name: request.brand.name, url: request.absolute(request.address('/')) }
  const changedOn = changedAt?.toISOString().slice(0, 10)
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    headline: plainHeading(model.heading),
    ...(model.intro && { description: model.intro }),
    ...(model.image && { image: [request.absolute(model.image.url)] }),
    datePublished: model.publishedOn,
    ...(changedOn && changedOn > model.publishedOn && { dateModified: changedOn }),
    author: model.author ? { '@type': 'Person', name: model.author } : shop,
    publisher: shop,
    ...(model.category && { articleSection: model.category.name }),
    timeRequired: `PT${model.readingMinutes}M`,
    inLanguage: request.market.locale,
    mainEntityOfPage: request.absolute(url),
  }
}

type StoredArticle = StoredPage & { readonly article: NonNullable<StoredPage['article']> }

export function isArticle(stored: StoredPage): stored is StoredArticle {
  return stored.componentName === 'InspirationArticlePage' && stored.article !== null
}

/** The model without its blocks. */
async function buildSurroundings(
  deps: PageDependencies,
  request: PageRequest,
  { stored, inspiration }: { readonly stored: StoredArticle; readonly inspiration: Inspiration },
): Promise<Omit<InspirationArticleModel, 'blocks'>> {
  const { publishedOn, author, imageAlt = '', inspirationCategoryKey: categoryKey } = stored.article
  const category = inspiration.categories.find(({ key }) => key === categoryKey)
  const related = relatedArticles(inspiration, { key: stored.key, categoryKey })
  const pictureFile = stored.image ?? undefined
  const [{ cards, image }, breadcrumbs] = await Promise.all([
    loadCards(deps, request, { articles: related, inspiration, pictureFile }),
    crumbsOf(deps, request, { stored, under: category }),
  ])
  const picture = pictureFile === undefined ? undefined : image(pictureFile, imageAlt)
  return {
    heading: stored.heading ?? stored.title,
    breadcrumbs,
    ...(stored.description && { intro: stored.description }),
    ...(picture && { image: picture }),
    publishedOn,
    readingMinutes: readingMinutes(stored.blocks),
    ...(author && { author }),
    ...(category && { category: { name: plainHeading(category.heading), url: request.address(category.path) } }),
    related: cards,
  }
}

export async function buildArticlePage(
  deps: PageDependencies,
  request: PageRequest,
  stored: StoredArticle,
): Promise<PageResult> {
  const [{ inspiration, translations, nextChange }, resolved] = await Promise.all([
    loadGround(deps, request, stored),
    buildPageBlocks(deps, request, { blocks: stored.blocks, shownArticleKey: stored.key }),
  ])
  const model = {
    ...(await buildSurroundings(deps, request, { stored, inspiration })),
    blocks: resolved.blocks,
  }
  const url = request.address(stored.path)
  const changedAt = inspiration.articles.find(({ key }) => key === stored.key)?.changedAt
  return {
    page: buildPage(request, {
      url,
      componentName: 'InspirationArticlePage',
      meta: {
        title: stored.title,
        description: stored.description,
        imageUrl: model.image && imageUrl(model.image.url, { width: 'large' }),
        canonicalPath: stored.path,
        translations,
        isIndexed: !request.isPreview,
        type: 'article',
      },
      trackingPageType: 'inspiration-article',
      structuredData: [
        articleData(request, model, { url, changedAt }),
        ...breadcrumbList(request, model.breadcrumbs),
        ...itemLists(request, resolved.blocks),
        ...faqPage(resolved.blocks),
      ],
      model,
    }),
    validUntil: earliest(resolved.validUntil, nextChange),
    isPublic: !request.isPreview,
  }
}
