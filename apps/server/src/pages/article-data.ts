import type { InspirationArticleModel } from '@firkant/domain/page/page-models.ts'
import { plainHeading } from '@firkant/domain/content/plain-heading.ts'
import type { PageRequest } from './page-request.ts'

const CONTEXT = 'https://schema.org'

/** schema.org data of an article. Without an author, the shop is the author. */
export function articleData(
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
